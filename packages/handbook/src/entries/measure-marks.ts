/**
 * Entries have measures in braces, in their source's unit: `{900 mm}`, `{15-25 m2}`, `{3x4 m}`, `{36 in}`,
 * `{0.18 U}`, `{USD 1500-3000/m2}`. Parsing adds the other system, so that the two always agree.
 */
import { formatFeetInches, formatNumber, formatPlain } from '../units/format.ts';
import { convert, unitById } from '../units/units.ts';

/** Each unit's counterpart. */
const partners: Readonly<Record<string, string>> = {
  mm: 'in',
  cm: 'in',
  m: 'ft',
  km: 'mi',
  in: 'mm',
  ft: 'm',
  yd: 'm',
  mi: 'km',
  m2: 'ft2',
  ft2: 'm2',
  ha: 'acre',
  acre: 'ha',
  m3: 'ft3',
  ft3: 'm3',
  yd3: 'm3',
  l: 'gal',
  gal: 'l',
  kg: 'lb',
  lb: 'kg',
  g: 'oz',
  t: 'ton',
  C: 'F',
  F: 'C',
  lux: 'fc',
  kW: 'BTUh',
  W: 'BTUh',
  BTUh: 'kW',
  kPa: 'psf',
  kgm2: 'psf',
  psf: 'kPa',
  MPa: 'psi',
  psi: 'MPa',
  bar: 'psi',
  'L/s': 'cfm',
  cfm: 'L/s',
  'L/min': 'gpm',
  gpm: 'L/min',
  'm3/h': 'cfm',
  'm/s': 'mph',
  'km/h': 'mph',
  mph: 'km/h',
  mm2: 'in2',
  in2: 'cm2',
  cm2: 'in2',
};

const markPattern = /\{([^{}]+)\}/g;
const measurePattern = /^(-?[\d.]+)(?:\s*(-|x)\s*(-?[\d.]+))?(?:\s*x\s*([\d.]+))?\s+(\S+)$/;
const pricePattern = /^([A-Z]{3}) ([\d.]+)(?:-([\d.]+))?\/(m2|m3|m)$/;

export function printMeasures(text: string): string {
  return text.replace(markPattern, (_whole, mark: string) => printMark(mark.trim()));
}

function printMark(mark: string): string {
  const price = pricePattern.exec(mark);
  if (price) {
    const [, sign = '', low, high, unit = ''] = price;
    return printPrice(sign, Number(low), high ? Number(high) : undefined, unit);
  }
  const measure = measurePattern.exec(mark);
  if (!measure) throw new Error(`Expected a measure such as {900 mm} but received {${mark}}`);
  const [, first, joiner, second, third, unitId = ''] = measure;
  const values = [first, second, third].filter((v) => v !== undefined).map(Number);
  const joint = joiner === 'x' ? ' × ' : '–';
  if (joint === '–' && second !== undefined && Number(first) >= Number(second)) {
    throw new Error(`Expected a rising range but received {${mark}}`);
  }
  return printMeasure(values, joint, unitId === 'L' ? 'l' : unitId);
}

function printMeasure(values: readonly number[], joint: string, unitId: string): string {
  if (unitId === 'U') {
    const resistances = values.map((value) =>
      formatNumber(convert(1 / value, 'RSI', 'Rus'), value < 0.3 ? 0 : 1),
    );
    return `U ${values.map(String).join(joint)} W/m²K (about R-${resistances.join(joint)} in US units)`;
  }
  if (unitId === 'RSI') {
    const us = values.map((value) => formatNumber(convert(value, 'RSI', 'Rus'), 0));
    return `R ${values.map(String).join(joint)} m²K/W (R-${us.join(joint)} in US units)`;
  }
  const partner = partners[unitId];
  if (partner === undefined)
    throw new Error(`Expected a unit with a partner but received "${unitId}"`);
  const own = values.map((value) => formatNumber(value, 3)).join(joint);
  return `${own} ${unitById(unitId).symbol} (${printOther(values, joint, unitId, partner)})`;
}

function printOther(
  values: readonly number[],
  joint: string,
  unitId: string,
  partner: string,
): string {
  const others = values.map((value) => convert(value, unitId, partner));
  const largest = Math.max(...others.map(Math.abs));
  if (partner === 'ft' && largest < 40) {
    return others.map((feet) => formatFeetInches(convert(feet, 'ft', 'm'))).join(joint);
  }
  if (partner === 'in')
    return `${others.map((value) => formatInches(value, largest)).join(joint)} in`;
  if (partner === 'mm') return `${others.map((value) => formatNumber(value, 0)).join(joint)} mm`;
  // Sections of wires: 2.5 mm² are 0.0039 in².
  const print = largest < 0.02 ? (value: number) => formatNumber(value, 4) : formatPlain;
  return `${others.map(print).join(joint)} ${unitById(partner).symbol}`;
}

function formatInches(value: number, largest: number): string {
  if (largest < 1) return formatNumber(value, 2);
  return formatNumber(value, largest < 20 ? 1 : 0);
}

function printPrice(currency: string, low: number, high: number | undefined, per: string): string {
  const partner = per === 'm2' ? 'ft2' : per === 'm3' ? 'yd3' : 'ft';
  const share = convert(1, partner, per);
  const range = (factor: number) =>
    [low, high]
      .filter((v) => v !== undefined)
      .map((v) => formatPlain(v * factor))
      .join('–');
  return `${currency} ${range(1)} per ${unitById(per).symbol} (${currency} ${range(share)} per ${unitById(partner).symbol})`;
}
