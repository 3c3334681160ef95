/** Figures that a calculator took from the question, and those it could not use. */
import { inUnit, type ReadQuantity } from '../units/quantities.ts';
import { unitById } from '../units/units.ts';
import type { Calculator, Values } from './calculator.ts';

/** Figures are compared with what was read from them, to a rounding. */
const nearlyEqual = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
const mostRepeats = 12;

/** "Three steps of 17 cm" are a rise of 51 cm. */
function isSame(figure: number, value: number): boolean {
  const times = Math.round(value / figure);
  return times >= 1 && times <= mostRepeats && nearlyEqual(times * figure, value);
}

export function takenFrom({ fields }: Calculator, values: Values): readonly string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (value === undefined) return [];
    if (field.kind === 'choice') {
      const option = field.options.find((one) => one.value === value);
      return option ? [`${lower(field.label)} ${option.label}`] : [];
    }
    const symbol = field.unit ? ` ${unitById(field.unit).symbol}` : '';
    const shown = Number(Number(value).toFixed(3));
    return [`${lower(field.label.replace(/^Or: | \(.*\)$/g, ''))} ${shown}${symbol}`];
  });
}

/** Measures with a unit that stand in no field; plain numbers may be anything and are not told. */
export function notTaken(
  { fields }: Calculator,
  values: Values,
  quantities: readonly ReadQuantity[],
): readonly string[] {
  const given = fields.flatMap((field) => {
    const value = values[field.name];
    return field.kind === 'number' && typeof value === 'number'
      ? [{ unit: field.unit, value }]
      : [];
  });
  // Sides become an area on the way into a field, a step becomes a flight.
  const hasArea = given.some(({ unit }) => unit === 'm2');
  return quantities
    .filter((item, index) => item.unit !== undefined && !isPitch(item, quantities[index + 1]))
    .filter((item) => !hasArea || inUnit(item, 'm') === undefined)
    .filter(
      (item) =>
        !given.some(({ unit, value }) => {
          const converted = unit === undefined ? item.value : inUnit(item, unit);
          return converted !== undefined && isSame(converted, value);
        }),
    )
    .map(({ value, unit }) => `${Number(value.toFixed(3))} ${unit!.symbol}`);
}

/** "6 in 12" is a pitch, no inches. */
const isPitch = (item: ReadQuantity, next: ReadQuantity | undefined) =>
  item.unit?.id === 'in' && next?.unit === undefined && next?.start === item.end + 1;

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
