/**
 * A question parsed into quantities with the words around them: "2.5 m high", "2 windows", "4 x 5 m".
 * Calculators query it for the length near a word, the room dimensions, or a count.
 */
import { inUnit, openJoints, type ReadQuantity, readQuantities } from '../units/quantities.ts';
import type { Unit } from '../units/unit-table.ts';
import { unitByName } from '../units/units.ts';

export interface RoomDimensions {
  readonly lengthM: number;
  readonly widthM: number;
  readonly heightM: number | undefined;
}

/** Two or more lengths that belong together: a floor, a wall, a box. */
export type Sides = readonly [number, number, ...number[]];

export interface QuestionReader {
  readonly text: string;
  readonly quantities: readonly ReadQuantity[];
  readonly notes: readonly string[];
  /** The quantity, in the unit, next to words matching the pattern. */
  readonly near: (pattern: RegExp, unitId: string) => number | undefined;
  /** The quantity after words matching the pattern: "packs of 2 m²". */
  readonly following: (pattern: RegExp, unitId: string) => number | undefined;
  /** A plain number before a word: "2 windows", "three coats". */
  readonly count: (noun: string) => number | undefined;
  /** The first quantity of that unit's dimension, optionally only those not yet claimed by other words. */
  readonly first: (unitId: string, from?: number) => number | undefined;
  readonly all: (unitId: string) => readonly number[];
  readonly room: () => RoomDimensions | undefined;
  /** The two sides of a floor or wall by their words: "3 m long and 2.4 m high". */
  readonly sides: () => readonly [number, number] | undefined;
  /** Lengths joined by "x" or "by", in metres; units of bare numbers are guessed, with a note. */
  readonly groups: () => readonly Sides[];
}

/** "4 by 3 m, height 2.4": the word belongs to the number after it. */
const valueFollows = '(?:\\s+(?:height|of|is))*\\s*[=:]?\\s*\\d(?!\\d*\\s*:\\s*\\d)';

/** "4 m long 3 m wide 2.5 m high": if the last number is followed by its word, all are. */
const ownWord = /^[\s-]*(?:long|wide|high|tall|deep|thick|across)\b/i;

/** Room sides beyond this are more likely feet than metres when no unit is given. */
const largestBareMetres = 9;

export function createQuestionReader(question: string): QuestionReader {
  const text = question.toLowerCase().replaceAll('’', "'");
  const spaced = openJoints(question);
  const notes: string[] = [];
  const quantities = withBareLengths(
    withoutRatios(readQuantities(question), spaced),
    spaced,
    notes,
  );

  const isWordBehind = ownWord.test(spaced.slice(quantities.at(-1)?.end ?? spaced.length));

  const near = (pattern: RegExp, unitId: string): number | undefined => {
    let before: number | undefined;
    for (const [index, item] of quantities.entries()) {
      const value = inUnit(item, unitId);
      if (value === undefined) continue;
      const next = quantities[index + 1];
      // "3.2 m long 60 cm high": the next number has its own word.
      const isOurs = isWordBehind || (next !== undefined && ownWord.test(spaced.slice(next.end)));
      // Includes the next number's first digit, which shows that the word between belongs to it.
      const after = spaced.slice(
        item.end,
        Math.min((next?.start ?? spaced.length) + 1, item.end + 32),
      );
      if (
        new RegExp(
          `^[\\s-]*(?:\\w+\\s+)?(?:${pattern.source})${isOurs ? '' : `(?!${valueFollows})`}`,
          'i',
        ).test(after)
      )
        return value;
      const previousEnd = quantities[index - 1]?.end ?? 0;
      const ahead = spaced.slice(Math.max(previousEnd, item.start - 30), item.start);
      if (new RegExp(`(?:${pattern.source})[^,;]*$`, 'i').test(ahead)) before ??= value;
    }
    return before;
  };

  const following = (pattern: RegExp, unitId: string): number | undefined => {
    for (const [index, item] of quantities.entries()) {
      const value = inUnit(item, unitId);
      const ahead = spaced.slice(
        Math.max(quantities[index - 1]?.end ?? 0, item.start - 30),
        item.start,
      );
      if (value !== undefined && new RegExp(`(?:${pattern.source})[^,;]*$`, 'i').test(ahead))
        return value;
    }
    return undefined;
  };

  const groups = (): readonly Sides[] => {
    const grouped = [...Map.groupBy(quantities, (item) => item.group).values()];
    return grouped
      .filter((group) => group.length > 1)
      .map((group) => group.map((item) => lengthOf(item, group, notes, quantities)))
      .filter((lengths) => lengths.every((value) => value !== undefined)) as [
      number,
      number,
      ...number[],
    ][];
  };

  /** "1.5 m wide and 6 m long" */
  const named = (): Sides | undefined => {
    const length = near(/(?:long|length|deep|depth)/, 'm');
    const width = near(/(?:wide|width|across)/, 'm');
    return length !== undefined && width !== undefined && length >= 0.8 && width >= 0.8
      ? [length, width]
      : undefined;
  };

  const sides = (): readonly [number, number] | undefined => {
    const long = near(/(?:long|length)/, 'm');
    const wide = near(/(?:wide|width|across)/, 'm');
    const high = near(/(?:high|height|tall)/, 'm');
    const [first, second] = [long, wide, high].filter((side) => side !== undefined);
    return first === undefined || second === undefined ? undefined : [first, second];
  };

  return {
    text,
    quantities,
    notes,
    sides,
    near,
    following,
    groups,
    count: (noun) => countBefore(spaced, noun),
    first: (unitId, from = 0) =>
      quantities.map((item) => inUnit(item, unitId)).filter((v) => v !== undefined)[from],
    all: (unitId) => quantities.map((item) => inUnit(item, unitId)).filter((v) => v !== undefined),
    room: () => {
      const found = groups().filter((group) => group.every((side) => side >= 0.8))[0] ?? named();
      if (!found) return undefined;
      const [lengthM, widthM, third] = found;
      const heightM = near(/(?:high|height|tall|ceilings?\b|\bh\b)/, 'm') ?? third;
      return { lengthM, widthM, heightM };
    },
  };
}

/** The numbers of a ratio such as "1:12" aren't lengths. */
const withoutRatios = (list: readonly ReadQuantity[], spaced: string): readonly ReadQuantity[] =>
  list.filter(
    ({ start, end, unit }) =>
      unit !== undefined ||
      !(/^\s*:\s*\d/.test(spaced.slice(end)) || /\d\s*:\s*$/.test(spaced.slice(0, start))),
  );

function lengthOf(
  item: ReadQuantity,
  group: readonly ReadQuantity[],
  notes: string[],
  all: readonly ReadQuantity[],
): number | undefined {
  if (item.unit) return inUnit(item, 'm');
  const imperial = all.some((other) => other.unit?.system === 'imperial');
  const metric = all.some((other) => other.unit?.system === 'metric');
  const feet =
    imperial || (!metric && Math.max(...group.map((other) => other.value)) > largestBareMetres);
  const note = `No unit was given for ${group.map((other) => other.value).join(' × ')}; taken as ${feet ? 'feet' : 'metres'}.`;
  if (!notes.includes(note)) notes.push(note);
  return feet ? item.value * 0.3048 : item.value;
}

const dimensionAhead =
  /\b(?:height|high|tall|wide|width|long|length|deep|depth|rise|ceilings?)\s*(?:of|is|=|:|at)?\s*$/i;
const dimensionBehind = /^\s*(?:high|tall|wide|long|deep|thick|ceilings?)\b/i;
/** "250 thick" means millimetres, "10 thick" centimetres. */
const thicknessBehind = /^\s*thick\b/i;
const leastThickMm = 40;
/** From here on a bare length is in millimetres; up to the other bound, in metres or feet. */
const leastBareMm = 300;
const mostBareLength = 15;
/** "60 deep" is centimetres; 24 or 36 may be inches, as may 36 to 48 of other measures. */
const leastBareCm = 50;

function bareUnit(value: number, isImperial: boolean): Unit | undefined {
  if (value >= leastBareMm) return unitByName('mm');
  if (value <= mostBareLength) return unitByName(isImperial ? 'ft' : 'm');
  return value >= leastBareCm && !isImperial ? unitByName('cm') : undefined;
}

/**
 * "Height 2.4", "60 deep" and "total rise 2700" have no unit; it follows from the number and its neighbours.
 */
function withBareLengths(
  list: readonly ReadQuantity[],
  spaced: string,
  notes: string[],
): readonly ReadQuantity[] {
  const isImperial = list.some(({ unit }) => unit?.system === 'imperial');
  return list.map((item) => {
    if (item.unit) return item;
    const ahead = spaced.slice(Math.max(0, item.start - 24), item.start);
    const behind = spaced.slice(item.end, item.end + 8);
    if (!dimensionAhead.test(ahead) && !dimensionBehind.test(behind)) return item;
    const unit = thicknessBehind.test(behind)
      ? unitByName(isImperial ? 'in' : item.value >= leastThickMm ? 'mm' : 'cm')
      : bareUnit(item.value, isImperial);
    if (!unit) return item;
    notes.push(`No unit was given for ${item.value}; taken as ${unit.symbol}.`);
    return { ...item, unit };
  });
}

const countWords: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

function countBefore(text: string, noun: string): number | undefined {
  const match = new RegExp(
    `(\\d+(?:\\.\\d+)?|${Object.keys(countWords).join('|')})(?: (?:of|front|back|stone|concrete|garden|entrance|big|small|large|outside|external|exterior|exposed|standard|the|full|drop|layers?|top|different))*[\\s-]+(?:${noun})`,
    'i',
  ).exec(text);
  if (!match) return undefined;
  const [, amount = ''] = match;
  return countWords[amount.toLowerCase()] ?? Number(amount);
}
