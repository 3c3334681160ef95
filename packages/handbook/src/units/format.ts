import { convert } from './units.ts';

/** 1234.5 → "1,234.5"; at most `decimals` places, no trailing zeros, a true minus sign. */
export function formatNumber(value: number, decimals = 2): string {
  const rounded = Number(value.toFixed(decimals));
  const [whole = '0', fraction] = Math.abs(rounded).toFixed(decimals).split('.');
  const shortened = fraction?.replace(/0+$/, '');
  // Grouped by hand: `toLocaleString` is some fifty times slower, and the handbook has thousands of numbers.
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = shortened ? `${grouped}.${shortened}` : grouped;
  return rounded < 0 ? `−${text}` : text;
}

/** Number of decimals by magnitude: 1,240 · 312 · 24 · 3.7 · 0.25. */
export function formatPlain(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return formatNumber(Math.round(value / 10) * 10, 0);
  if (size >= 20) return formatNumber(value, 0);
  if (size >= 1) return formatNumber(value, 1);
  return formatNumber(value, 2);
}

/** Metres → feet and inches, to the nearest `1/denominator` inch: "5 ft 6 1/2 in". */
export function formatFeetInches(metres: number, denominator = 1): string {
  const totalParts = Math.round(convert(Math.abs(metres), 'm', 'in') * denominator);
  const wholeInches = Math.floor(totalParts / denominator);
  const parts = totalParts % denominator;
  const feet = Math.floor(wholeInches / 12);
  const inches = wholeInches % 12;
  const inchText = joinInches(inches, parts, denominator);
  const sign = metres < 0 ? '−' : '';
  if (feet === 0) return `${sign}${inchText ?? '0 in'}`;
  return inchText ? `${sign}${feet} ft ${inchText}` : `${sign}${feet} ft`;
}

function joinInches(inches: number, parts: number, denominator: number): string | undefined {
  if (parts === 0) return inches === 0 ? undefined : `${inches} in`;
  const shared = greatestCommonDivisor(parts, denominator);
  const fraction = `${parts / shared}/${denominator / shared}`;
  return inches === 0 ? `${fraction} in` : `${inches} ${fraction} in`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
