/** A calculation or conversion with another measure, unit or wish: "what if it is 3 m?" */
import { subjectWords } from '../../search/subject-words.ts';
import { plainNumbers } from '../../units/number-words.ts';
import { openJoints, readQuantities } from '../../units/quantities.ts';
import { unitByName } from '../../units/units.ts';
import { readWholeCalculation } from '../read-calculation.ts';

/** "12 ft in metres" + "in cm?" → "12 ft in cm" */
export function swapTarget(base: string, addition: string): string | undefined {
  const target = /^(?:in|to|into)\s+(.+)$/i.exec(addition)?.[1];
  if (target === undefined || !unitByName(target)) return undefined;
  const ending = /\s(?:in|to|into)\s+\S+(?:\s\S+)?$/i;
  return ending.test(base) ? base.replace(ending, ` in ${target}`) : undefined;
}

/** "stairs for 2.8 m" + "what if it is 3 m?" → "stairs for 3 m" */
export function swapQuantity(base: string, addition: string): string | undefined {
  const newer = readQuantities(addition);
  const [only] = newer;
  if (newer.length !== 1 || !only) return undefined;
  const around = `${addition.slice(0, only.start)} ${addition.slice(only.end)}`;
  if (subjectWords(around).length > 0) return undefined;
  if (!only.unit) return swapBareNumber(base, String(only.value));
  const older = readQuantities(base).find((item) => item.unit?.quantity === only.unit?.quantity);
  if (!older) return undefined;
  const spaced = openJoints(base);
  return `${spaced.slice(0, older.start)}${addition.slice(only.start, only.end)}${spaced.slice(older.end)}`;
}

/** "Cost of a patio of 30 m2" + "and for 50?" → "cost of a patio of 50 m2" */
function swapBareNumber(base: string, value: string): string | undefined {
  const [older, ...others] = readQuantities(base);
  if (!older?.unit || others.length > 0) return undefined;
  const spaced = openJoints(base);
  const swapped = spaced.slice(older.start, older.end).replace(/\d[\d.,]*/, value);
  return `${spaced.slice(0, older.start)}${swapped}${spaced.slice(older.end)}`;
}

/** "Ceiling too", "3 coats", "with a going of 250": changes the previous calculation. */
export function changedSum(addition: string, base: string): string | undefined {
  if (subjectWords(addition).length > 3) return undefined;
  const before = readWholeCalculation(plainNumbers(base));
  if (!before) return undefined;
  const text = `${addition.replace(/[?!.\s]+$/, '')}, ${base}`;
  const after = readWholeCalculation(plainNumbers(text));
  if (after?.calculator !== before.calculator) return undefined;
  const isSame = JSON.stringify(after.reading.values) === JSON.stringify(before.reading.values);
  return isSame ? undefined : text;
}
