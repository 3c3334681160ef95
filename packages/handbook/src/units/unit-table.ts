/**
 * All units, by quantity. Factors are exact where a definition exists (inch = 25.4 mm, pound = 0.45359237 kg,
 * US gallon = 231 in³, imperial gallon = 4.54609 L, international BTU).
 */
export type Quantity =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'temperature'
  | 'illuminance'
  | 'light'
  | 'transmittance'
  | 'resistance'
  | 'power'
  | 'energy'
  | 'pressure'
  | 'flow'
  | 'speed'
  | 'angle'
  | 'time';

export interface Unit {
  readonly id: string;
  readonly quantity: Quantity;
  /** Converts to the base unit of its quantity. */
  readonly factor: number;
  /** Added after multiplying; only temperatures have one. */
  readonly offset?: number;
  /** Suffix after a number. */
  readonly symbol: string;
  readonly system: 'metric' | 'imperial' | 'both';
  /** Spellings accepted in a question, lower case; including the symbol. */
  readonly names: readonly string[];
}

const inch = 0.0254;
const foot = 12 * inch;
const yard = 3 * foot;
const pound = 0.45359237;
const btu = 1055.05585262;
const squareFoot = foot * foot;
const gravity = 9.80665;
/** 1 BTU/(h·ft²·°F) in W/(m²·K). */
const imperialTransmittance = btu / 3600 / squareFoot / (5 / 9);

type Row = Omit<Unit, 'quantity'>;

const rowsOf =
  (system: Unit['system']) =>
  (id: string, symbol: string, factor: number, names: string, offset?: number): Row => ({
    ...{ id, factor, symbol, system, names: names.split('|') },
    ...(offset === undefined ? {} : { offset }),
  });
const metric = rowsOf('metric');
const imperial = rowsOf('imperial');
const both = rowsOf('both');

const unitsOf: Readonly<Record<Quantity, readonly Row[]>> = {
  length: [
    metric('mm', 'mm', 0.001, 'mm|millimetre|millimetres|millimeter|millimeters|mms'),
    metric('cm', 'cm', 0.01, 'cm|cms|centimetre|centimetres|centimeter|centimeters'),
    metric('m', 'm', 1, 'm|metre|metres|meter|meters|mtr|mtrs|mt'),
    metric('km', 'km', 1000, 'km|kms|kilometre|kilometres|kilometer|kilometers'),
    imperial('in', 'in', inch, 'in|inch|inches|ins|"|″|”|inchs'),
    imperial('ft', 'ft', foot, "ft|foot|feet|'|′|’|fts|feets"),
    imperial('yd', 'yd', yard, 'yd|yds|yard|yards'),
    imperial('mi', 'mi', 1760 * yard, 'mi|mile|miles'),
  ],
  area: [
    metric('mm2', 'mm²', 1e-6, 'mm2|mm²|sq mm|square millimetres|square millimeters'),
    metric('cm2', 'cm²', 1e-4, 'cm2|cm²|sq cm|square centimetres|square centimeters'),
    metric(
      'm2',
      'm²',
      1,
      'm2|m²|m^2|sqm|sq m|sq. m|sq.m|sqmt|sq metres|sq meters|sq metre|sq meter|square metre|square metres|square meter|square meters|square m|sqms|quadratmeter',
    ),
    metric('ha', 'ha', 10_000, 'ha|hectare|hectares'),
    imperial('in2', 'in²', inch * inch, 'in2|in²|sq in|square inch|square inches|sqin'),
    imperial(
      'ft2',
      'ft²',
      squareFoot,
      'ft2|ft²|ft^2|sqft|sq ft|sq. ft|sq.ft|sf|sq feet|sq foot|square foot|square feet|square ft|sqfeet|sqfts',
    ),
    imperial('yd2', 'yd²', yard * yard, 'yd2|yd²|sq yd|sq yards|square yard|square yards'),
    imperial('acre', 'acres', 43_560 * squareFoot, 'acre|acres|ac'),
  ],
  volume: [
    metric('ml', 'mL', 1e-6, 'ml|millilitre|millilitres|milliliter|milliliters'),
    metric('l', 'L', 0.001, 'l|litre|litres|liter|liters|ltr|ltrs'),
    metric(
      'm3',
      'm³',
      1,
      'm3|m³|m^3|cubic metre|cubic metres|cubic meter|cubic meters|cu m|cbm|cubic m',
    ),
    imperial('ft3', 'ft³', foot ** 3, 'ft3|ft³|ft^3|cubic foot|cubic feet|cu ft|cuft'),
    imperial('yd3', 'yd³', yard ** 3, 'yd3|yd³|cubic yard|cubic yards|cu yd|cuyd'),
    imperial('gal', 'US gal', 231 * inch ** 3, 'gal|gallon|gallons|us gallon|us gallons|us gal'),
    imperial(
      'impgal',
      'imp gal',
      0.00454609,
      'imperial gallon|imperial gallons|uk gallon|uk gallons|imp gal',
    ),
    imperial('qt', 'US qt', 57.75 * inch ** 3, 'qt|quart|quarts'),
  ],
  mass: [
    metric('g', 'g', 0.001, 'g|gram|grams|gramme|grammes'),
    metric('kg', 'kg', 1, 'kg|kgs|kilo|kilos|kilogram|kilograms'),
    metric('t', 't', 1000, 'tonne|tonnes|metric ton|metric tons'),
    imperial('oz', 'oz', pound / 16, 'oz|ounce|ounces'),
    imperial('lb', 'lb', pound, 'lb|lbs|pound|pounds'),
    imperial('ton', 'US tons', 2000 * pound, 'us ton|us tons|short ton|short tons'),
  ],
  temperature: [
    metric(
      'C',
      '°C',
      1,
      '°c|c|celsius|centigrade|degc|deg c|degrees c|degrees celsius|degree celsius',
      273.15,
    ),
    imperial(
      'F',
      '°F',
      5 / 9,
      '°f|f|fahrenheit|degf|deg f|degrees f|degrees fahrenheit|degree fahrenheit',
      273.15 - (32 * 5) / 9,
    ),
    metric('K', 'K', 1, 'kelvin|kelvins', 0),
  ],
  illuminance: [
    metric('lux', 'lux', 1, 'lux|lx|lumens per square metre|lumens per square meter|lm/m2|lm/m²'),
    imperial(
      'fc',
      'fc',
      1 / squareFoot,
      'fc|foot candle|foot candles|footcandle|footcandles|foot-candle|foot-candles|lumens per square foot|lm/ft2',
    ),
  ],
  light: [both('lm', 'lm', 1, 'lm|lumen|lumens')],
  transmittance: [
    metric('U', 'W/m²K', 1, 'w/m2k|w/m²k|w/m²·k|w/m2.k|u value|u-value|w/(m2k)|w/(m²k)|w/m2·k'),
    imperial(
      'Uus',
      'BTU/h·ft²·°F',
      imperialTransmittance,
      'btu/h·ft²·°f|btu/h.ft2.f|btu/hr-ft2-f|btu/(h·ft²·°f)|btu/hr.ft2.f',
    ),
  ],
  resistance: [
    metric(
      'RSI',
      'm²K/W',
      1,
      'm2k/w|m²k/w|m²·k/w|m2.k/w|rsi|r value|r-value|metric r value|metric r-value',
    ),
    imperial(
      'Rus',
      'ft²·°F·h/BTU',
      1 / imperialTransmittance,
      'ft²·°f·h/btu|ft2.f.h/btu|h.ft2.f/btu|us r|us r value|us r-value|us r values|r-value us',
    ),
  ],
  power: [
    metric('W', 'W', 1, 'w|watt|watts'),
    metric('kW', 'kW', 1000, 'kw|kilowatt|kilowatts'),
    imperial(
      'BTUh',
      'BTU/h',
      btu / 3600,
      'btu/h|btu/hr|btuh|btu per hour|btus per hour|btu an hour',
    ),
    imperial(
      'TR',
      'tons of cooling',
      (12_000 * btu) / 3600,
      'tr|ton of cooling|tons of cooling|ton of refrigeration|tons of refrigeration|tons of ac',
    ),
    imperial('hp', 'hp', 550 * foot * pound * gravity, 'hp|horsepower'),
  ],
  energy: [
    metric('J', 'J', 1, 'j|joule|joules'),
    metric('MJ', 'MJ', 1e6, 'mj|megajoule|megajoules'),
    metric('kWh', 'kWh', 3.6e6, 'kwh|kilowatt hour|kilowatt hours|kilowatt-hour|kilowatt-hours'),
    imperial('BTU', 'BTU', btu, 'btu|btus'),
    imperial('therm', 'therms', 100_000 * btu, 'therm|therms'),
  ],
  pressure: [
    metric('Pa', 'Pa', 1, 'pa|pascal|pascals|n/m2|n/m²'),
    metric('kPa', 'kPa', 1000, 'kpa|kilopascal|kilopascals|kn/m2|kn/m²'),
    metric('MPa', 'MPa', 1e6, 'mpa|megapascal|megapascals|n/mm2|n/mm²'),
    metric('bar', 'bar', 100_000, 'bar|bars'),
    metric('kgm2', 'kg/m²', gravity, 'kg/m2|kg/m²|kg per square metre|kg per square meter|kg/sqm'),
    imperial('psi', 'psi', (pound * gravity) / (inch * inch), 'psi|pounds per square inch'),
    imperial(
      'psf',
      'psf',
      (pound * gravity) / squareFoot,
      'psf|lb/ft2|lb/ft²|lbs/sqft|pounds per square foot',
    ),
  ],
  flow: [
    metric('L/s', 'L/s', 0.001, 'l/s|litres per second|liters per second|lps'),
    metric('L/min', 'L/min', 0.001 / 60, 'l/min|lpm|litres per minute|liters per minute'),
    metric('m3/h', 'm³/h', 1 / 3600, 'm3/h|m³/h|m3/hr|cubic metres per hour|cubic meters per hour'),
    imperial('cfm', 'cfm', foot ** 3 / 60, 'cfm|cubic feet per minute|ft3/min'),
    imperial('gpm', 'US gpm', (231 * inch ** 3) / 60, 'gpm|gallons per minute'),
  ],
  speed: [
    metric('m/s', 'm/s', 1, 'm/s|metres per second|meters per second'),
    metric('km/h', 'km/h', 1 / 3.6, 'km/h|kph|kmh|kilometres per hour|kilometers per hour'),
    imperial('mph', 'mph', (1760 * yard) / 3600, 'mph|miles per hour'),
  ],
  angle: [
    both('deg', '°', Math.PI / 180, '°|deg|degree|degrees'),
    both('rad', 'rad', 1, 'rad|radian|radians'),
  ],
  time: [
    both('min', 'min', 60, 'minute|minutes|mins'),
    both('h', 'h', 3600, 'hour|hours|hr|hrs'),
    both('d', 'days', 86_400, 'day|days'),
  ],
};

export const units: readonly Unit[] = Object.entries(unitsOf).flatMap(([quantity, rows]) =>
  rows.map((row) => ({ ...row, quantity: quantity as Quantity })),
);
