/** Formats results: metric, with imperial beside it. */
import { formatFeetInches, formatNumber } from '../units/format.ts';
import { convert, unitById } from '../units/units.ts';
import type { ResultValue } from './calculator.ts';

export function metres(value: number): string {
  return `${formatNumber(value, 2)} m (${formatFeetInches(value, 2)})`;
}

export function millimetres(valueMm: number): string {
  return `${formatNumber(valueMm, 1)} mm (${formatFeetInches(valueMm / 1000, 16)})`;
}

const others: Readonly<Record<string, string>> = {
  m2: 'ft2',
  m3: 'ft3',
  l: 'gal',
  kg: 'lb',
  kW: 'BTUh',
  W: 'BTUh',
  'L/s': 'cfm',
  'm3/h': 'cfm',
  lux: 'fc',
};

/** "15.12 m² (162.75 ft²)" */
export function both(value: number, unitId: string, decimals = 2): string {
  const other = others[unitId];
  const own = `${formatNumber(value, decimals)} ${unitById(unitId).symbol}`;
  if (other === undefined) return own;
  const converted = convert(value, unitId, other);
  const size = Math.abs(converted) >= 1000 ? 0 : decimals;
  return `${own} (${formatNumber(converted, size)} ${unitById(other).symbol})`;
}

/** "24 minutes", "1 hour", "3.5 hours" */
export function duration(hours: number): string {
  if (hours < 0.99) return count(Math.max(1, Math.round(hours * 60)), 'minute');
  return `${formatNumber(hours, 1)} ${formatNumber(hours, 1) === '1' ? 'hour' : 'hours'}`;
}

export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(value, 0)} ${value === 1 ? noun : plural}`;
}

export function result(
  label: string,
  value: number,
  unit: string | undefined,
  text: string,
): ResultValue {
  return { label, value, unit, text };
}
