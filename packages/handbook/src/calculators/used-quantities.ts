/** Quantities of the question that a calculator used, and those it ignored. */
import { inUnit, type ReadQuantity } from '../units/quantities.ts';
import { unitById } from '../units/units.ts';
import type { Calculator, Reading } from './calculator.ts';

/** Tolerance for rounding between the question's numbers and parsed values. */
const nearlyEqual = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
const mostRepeats = 12;

/** "Three steps of 17 cm" are a rise of 51 cm. */
function isSame(figure: number, value: number): boolean {
  const times = Math.round(value / figure);
  return times >= 1 && times <= mostRepeats && nearlyEqual(times * figure, value);
}

export function usedQuantities(
  { fields }: Calculator,
  { values, supposed = [] }: Reading,
  quantities: readonly ReadQuantity[],
): readonly string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (value === undefined || supposed.includes(field.name)) return [];
    if (field.kind === 'choice') {
      const option = field.options.find((one) => one.value === value);
      return option ? [`${lower(field.label)} ${option.label}`] : [];
    }
    const symbol = field.unit ? ` ${unitById(field.unit).symbol}` : '';
    const shown = Number(Number(value).toFixed(3));
    const sides = field.unit === 'm2' ? sidesOf(Number(value), quantities) : [];
    const origin =
      sides.length > 0 ? ` (${sides.map((side) => Number(side.toFixed(3))).join(' × ')} m)` : '';
    return [`${lower(field.label.replace(/^Or: | \(.*\)$/g, ''))} ${shown}${symbol}${origin}`];
  });
}

/** Measures with a unit that match no field; plain numbers may mean anything and aren't reported. */
export function unusedQuantities(
  { fields }: Calculator,
  { values, spent = [] }: Reading,
  quantities: readonly ReadQuantity[],
): readonly string[] {
  const given = fields.flatMap((field) => {
    const value = values[field.name];
    return field.kind === 'number' && typeof value === 'number'
      ? [{ unit: field.unit, value }]
      : [];
  });
  // Two sides may have become an area, and a step a flight.
  const areas = given.flatMap(({ unit, value }) => (unit === 'm2' && value > 0 ? [value] : []));
  const sides = areas.flatMap((area) => sidesOf(area, quantities));
  const isSpent = (item: ReadQuantity) => {
    const length = inUnit(item, 'm');
    if (length === undefined) return false;
    if (areas.length > 0 && sides.length === 0 && spent.length === 0) return true;
    return [...sides, ...spent].some((side) => nearlyEqual(side, length));
  };
  return quantities
    .filter((item, index) => item.unit !== undefined && !isPitch(item, quantities[index + 1]))
    .filter((item) => !isSpent(item))
    .filter(
      (item) =>
        !given.some(({ unit, value }) => {
          const isPlain = unit === undefined || (unit === 'C' && item.unit?.id === 'deg');
          const converted = isPlain ? item.value : inUnit(item, unit);
          return converted !== undefined && isSame(converted, value);
        }),
    )
    .map(({ value, unit }) => `${Number(value.toFixed(3))} ${unit!.symbol}`);
}

/** The two lengths in a question whose product is an area. */
function sidesOf(area: number, quantities: readonly ReadQuantity[]): readonly number[] {
  const lengths = quantities.flatMap((item) => inUnit(item, 'm') ?? []);
  for (const [index, one] of lengths.entries()) {
    const other = lengths.slice(index + 1).find((side) => nearlyEqual(one * side, area));
    if (other !== undefined) return [one, other];
  }
  return [];
}

/** "6 in 12" is a pitch, not inches. */
const isPitch = (item: ReadQuantity, next: ReadQuantity | undefined) =>
  item.unit?.id === 'in' && next?.unit === undefined && next?.start === item.end + 1;

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
