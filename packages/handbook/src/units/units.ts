/**
 * Every unit the handbook understands, once. `factor` turns one of the unit into the base unit of
 * its quantity; factors are exact by definition wherever a definition exists (inch = 25.4 mm,
 * pound = 0.45359237 kg, US gallon = 231 in³, imperial gallon = 4.54609 L, international BTU).
 * A table is read as a whole, so it stays in one file.
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
  readonly factor: number;
  /** Added after multiplying; only temperatures have one. */
  readonly offset?: number;
  /** How the unit is printed after a number. */
  readonly symbol: string;
  readonly system: 'metric' | 'imperial' | 'both';
  /** Spellings accepted in a question, lower case; the symbol's own spelling included. */
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

function unit(
  id: string,
  quantity: Quantity,
  factor: number,
  symbol: string,
  system: Unit['system'],
  names: string,
  offset?: number,
): Unit {
  return {
    ...{ id, quantity, factor, symbol, system, names: names.split('|') },
    ...(offset === undefined ? {} : { offset }),
  };
}

export const units: readonly Unit[] = [
  unit(
    'mm',
    'length',
    0.001,
    'mm',
    'metric',
    'mm|millimetre|millimetres|millimeter|millimeters|mms',
  ),
  unit(
    'cm',
    'length',
    0.01,
    'cm',
    'metric',
    'cm|cms|centimetre|centimetres|centimeter|centimeters',
  ),
  unit('m', 'length', 1, 'm', 'metric', 'm|metre|metres|meter|meters|mtr|mtrs|mt'),
  unit('km', 'length', 1000, 'km', 'metric', 'km|kms|kilometre|kilometres|kilometer|kilometers'),
  unit('in', 'length', inch, 'in', 'imperial', 'in|inch|inches|ins|"|″|”|inchs'),
  unit('ft', 'length', foot, 'ft', 'imperial', "ft|foot|feet|'|′|’|fts|feets"),
  unit('yd', 'length', yard, 'yd', 'imperial', 'yd|yds|yard|yards'),
  unit('mi', 'length', 1760 * yard, 'mi', 'imperial', 'mi|mile|miles'),
  unit('mm2', 'area', 1e-6, 'mm²', 'metric', 'mm2|mm²|sq mm|square millimetres|square millimeters'),
  unit('cm2', 'area', 1e-4, 'cm²', 'metric', 'cm2|cm²|sq cm|square centimetres|square centimeters'),
  unit(
    'm2',
    'area',
    1,
    'm²',
    'metric',
    'm2|m²|m^2|sqm|sq m|sq. m|sq.m|sqmt|sq metres|sq meters|sq metre|sq meter|square metre|square metres|square meter|square meters|square m|sqms|quadratmeter',
  ),
  unit('ha', 'area', 10_000, 'ha', 'metric', 'ha|hectare|hectares'),
  unit(
    'in2',
    'area',
    inch * inch,
    'in²',
    'imperial',
    'in2|in²|sq in|square inch|square inches|sqin',
  ),
  unit(
    'ft2',
    'area',
    squareFoot,
    'ft²',
    'imperial',
    'ft2|ft²|ft^2|sqft|sq ft|sq. ft|sq.ft|sf|sq feet|sq foot|square foot|square feet|square ft|sqfeet|sqfts',
  ),
  unit(
    'yd2',
    'area',
    yard * yard,
    'yd²',
    'imperial',
    'yd2|yd²|sq yd|sq yards|square yard|square yards',
  ),
  unit('acre', 'area', 43_560 * squareFoot, 'acres', 'imperial', 'acre|acres|ac'),
  unit('ml', 'volume', 1e-6, 'mL', 'metric', 'ml|millilitre|millilitres|milliliter|milliliters'),
  unit('l', 'volume', 0.001, 'L', 'metric', 'l|litre|litres|liter|liters|ltr|ltrs'),
  unit(
    'm3',
    'volume',
    1,
    'm³',
    'metric',
    'm3|m³|m^3|cubic metre|cubic metres|cubic meter|cubic meters|cu m|cbm|cubic m',
  ),
  unit(
    'ft3',
    'volume',
    foot ** 3,
    'ft³',
    'imperial',
    'ft3|ft³|ft^3|cubic foot|cubic feet|cu ft|cuft',
  ),
  unit('yd3', 'volume', yard ** 3, 'yd³', 'imperial', 'yd3|yd³|cubic yard|cubic yards|cu yd|cuyd'),
  unit(
    'gal',
    'volume',
    231 * inch ** 3,
    'US gal',
    'imperial',
    'gal|gallon|gallons|us gallon|us gallons|us gal',
  ),
  unit(
    'impgal',
    'volume',
    0.00454609,
    'imp gal',
    'imperial',
    'imperial gallon|imperial gallons|uk gallon|uk gallons|imp gal',
  ),
  unit('qt', 'volume', 57.75 * inch ** 3, 'US qt', 'imperial', 'qt|quart|quarts'),
  unit('g', 'mass', 0.001, 'g', 'metric', 'g|gram|grams|gramme|grammes'),
  unit('kg', 'mass', 1, 'kg', 'metric', 'kg|kgs|kilo|kilos|kilogram|kilograms'),
  unit('t', 'mass', 1000, 't', 'metric', 'tonne|tonnes|metric ton|metric tons'),
  unit('oz', 'mass', pound / 16, 'oz', 'imperial', 'oz|ounce|ounces'),
  unit('lb', 'mass', pound, 'lb', 'imperial', 'lb|lbs|pound|pounds'),
  unit('ton', 'mass', 2000 * pound, 'US tons', 'imperial', 'us ton|us tons|short ton|short tons'),
  unit(
    'C',
    'temperature',
    1,
    '°C',
    'metric',
    '°c|c|celsius|centigrade|degc|deg c|degrees c|degrees celsius|degree celsius',
    273.15,
  ),
  unit(
    'F',
    'temperature',
    5 / 9,
    '°F',
    'imperial',
    '°f|f|fahrenheit|degf|deg f|degrees f|degrees fahrenheit|degree fahrenheit',
    273.15 - (32 * 5) / 9,
  ),
  unit('K', 'temperature', 1, 'K', 'metric', 'kelvin|kelvins', 0),
  unit(
    'lux',
    'illuminance',
    1,
    'lux',
    'metric',
    'lux|lx|lumens per square metre|lumens per square meter|lm/m2|lm/m²',
  ),
  unit(
    'fc',
    'illuminance',
    1 / squareFoot,
    'fc',
    'imperial',
    'fc|foot candle|foot candles|footcandle|footcandles|foot-candle|foot-candles|lumens per square foot|lm/ft2',
  ),
  unit('lm', 'light', 1, 'lm', 'both', 'lm|lumen|lumens'),
  unit(
    'U',
    'transmittance',
    1,
    'W/m²K',
    'metric',
    'w/m2k|w/m²k|w/m²·k|w/m2.k|u value|u-value|w/(m2k)|w/(m²k)|w/m2·k',
  ),
  unit(
    'Uus',
    'transmittance',
    imperialTransmittance,
    'BTU/h·ft²·°F',
    'imperial',
    'btu/h·ft²·°f|btu/h.ft2.f|btu/hr-ft2-f|btu/(h·ft²·°f)|btu/hr.ft2.f',
  ),
  unit(
    'RSI',
    'resistance',
    1,
    'm²K/W',
    'metric',
    'm2k/w|m²k/w|m²·k/w|m2.k/w|rsi|r value|r-value|metric r value|metric r-value',
  ),
  unit(
    'Rus',
    'resistance',
    1 / imperialTransmittance,
    'ft²·°F·h/BTU',
    'imperial',
    'ft²·°f·h/btu|ft2.f.h/btu|h.ft2.f/btu|us r|us r value|us r-value|us r values|r-value us',
  ),
  unit('W', 'power', 1, 'W', 'metric', 'w|watt|watts'),
  unit('kW', 'power', 1000, 'kW', 'metric', 'kw|kilowatt|kilowatts'),
  unit(
    'BTUh',
    'power',
    btu / 3600,
    'BTU/h',
    'imperial',
    'btu/h|btu/hr|btuh|btu per hour|btus per hour|btu an hour',
  ),
  unit(
    'TR',
    'power',
    (12_000 * btu) / 3600,
    'tons of cooling',
    'imperial',
    'tr|ton of cooling|tons of cooling|ton of refrigeration|tons of refrigeration|tons of ac',
  ),
  unit('hp', 'power', 550 * foot * pound * gravity, 'hp', 'imperial', 'hp|horsepower'),
  unit('J', 'energy', 1, 'J', 'metric', 'j|joule|joules'),
  unit('MJ', 'energy', 1e6, 'MJ', 'metric', 'mj|megajoule|megajoules'),
  unit(
    'kWh',
    'energy',
    3.6e6,
    'kWh',
    'metric',
    'kwh|kilowatt hour|kilowatt hours|kilowatt-hour|kilowatt-hours',
  ),
  unit('BTU', 'energy', btu, 'BTU', 'imperial', 'btu|btus'),
  unit('therm', 'energy', 100_000 * btu, 'therms', 'imperial', 'therm|therms'),
  unit('Pa', 'pressure', 1, 'Pa', 'metric', 'pa|pascal|pascals|n/m2|n/m²'),
  unit('kPa', 'pressure', 1000, 'kPa', 'metric', 'kpa|kilopascal|kilopascals|kn/m2|kn/m²'),
  unit('MPa', 'pressure', 1e6, 'MPa', 'metric', 'mpa|megapascal|megapascals|n/mm2|n/mm²'),
  unit('bar', 'pressure', 100_000, 'bar', 'metric', 'bar|bars'),
  unit(
    'kgm2',
    'pressure',
    gravity,
    'kg/m²',
    'metric',
    'kg/m2|kg/m²|kg per square metre|kg per square meter|kg/sqm',
  ),
  unit(
    'psi',
    'pressure',
    (pound * gravity) / (inch * inch),
    'psi',
    'imperial',
    'psi|pounds per square inch',
  ),
  unit(
    'psf',
    'pressure',
    (pound * gravity) / squareFoot,
    'psf',
    'imperial',
    'psf|lb/ft2|lb/ft²|lbs/sqft|pounds per square foot',
  ),
  unit('L/s', 'flow', 0.001, 'L/s', 'metric', 'l/s|litres per second|liters per second|lps'),
  unit(
    'L/min',
    'flow',
    0.001 / 60,
    'L/min',
    'metric',
    'l/min|lpm|litres per minute|liters per minute',
  ),
  unit(
    'm3/h',
    'flow',
    1 / 3600,
    'm³/h',
    'metric',
    'm3/h|m³/h|m3/hr|cubic metres per hour|cubic meters per hour',
  ),
  unit('cfm', 'flow', foot ** 3 / 60, 'cfm', 'imperial', 'cfm|cubic feet per minute|ft3/min'),
  unit('gpm', 'flow', (231 * inch ** 3) / 60, 'US gpm', 'imperial', 'gpm|gallons per minute'),
  unit('m/s', 'speed', 1, 'm/s', 'metric', 'm/s|metres per second|meters per second'),
  unit(
    'km/h',
    'speed',
    1 / 3.6,
    'km/h',
    'metric',
    'km/h|kph|kmh|kilometres per hour|kilometers per hour',
  ),
  unit('mph', 'speed', (1760 * yard) / 3600, 'mph', 'imperial', 'mph|miles per hour'),
  unit('deg', 'angle', Math.PI / 180, '°', 'both', '°|deg|degree|degrees'),
  unit('rad', 'angle', 1, 'rad', 'both', 'rad|radian|radians'),
  unit('min', 'time', 60, 'min', 'both', 'minute|minutes|mins'),
  unit('h', 'time', 3600, 'h', 'both', 'hour|hours|hr|hrs'),
  unit('d', 'time', 86_400, 'days', 'both', 'day|days'),
];

const byId = new Map(units.map((entry) => [entry.id, entry]));
const byName = new Map(units.flatMap((entry) => entry.names.map((name) => [name, entry] as const)));

export function unitById(id: string): Unit {
  const found = byId.get(id);
  if (!found) throw new Error(`Expected the id of a known unit but received "${id}"`);
  return found;
}

export function unitByName(name: string): Unit | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** Converts between two units of the same quantity, through the base unit. */
export function convert(value: number, from: Unit | string, to: Unit | string): number {
  const source = typeof from === 'string' ? unitById(from) : from;
  const target = typeof to === 'string' ? unitById(to) : to;
  if (source.quantity !== target.quantity) {
    throw new Error(`Expected a unit of ${source.quantity} but received one of ${target.quantity}`);
  }
  if (source.id === target.id) return value;
  const base = value * source.factor + (source.offset ?? 0);
  return (base - (target.offset ?? 0)) / target.factor;
}
