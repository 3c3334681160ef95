/**
 * A question seen as quantities with words around them: "2.5 m high", "2 windows", "4 x 5 m".
 * Calculators ask it for the length near a word, the group of room dimensions, or a count.
 */
import { inUnit, openJoints, type ReadQuantity, readQuantities } from '../units/quantities.ts';

export interface RoomDimensions {
  readonly lengthM: number;
  readonly widthM: number;
  readonly heightM: number | undefined;
}

export interface QuestionReader {
  readonly text: string;
  readonly quantities: readonly ReadQuantity[];
  readonly notes: readonly string[];
  /** The quantity, in the unit, that stands beside words matching the pattern. */
  readonly near: (pattern: RegExp, unitId: string) => number | undefined;
  /** The quantity that comes after words matching the pattern: "packs of 2 m²". */
  readonly following: (pattern: RegExp, unitId: string) => number | undefined;
  /** A plain number before a word: "2 windows", "three coats". */
  readonly count: (noun: string) => number | undefined;
  /** The first quantity of that unit's kind, optionally only those not yet named by other words. */
  readonly first: (unitId: string, from?: number) => number | undefined;
  readonly all: (unitId: string) => readonly number[];
  readonly room: () => RoomDimensions | undefined;
  /** Lengths joined by "x" or "by", in metres; bare numbers are guessed and noted. */
  readonly groups: () => readonly (readonly number[])[];
}

/** Room sides beyond this are more likely feet than metres when no unit is given. */
const largestBareMetres = 9;

export function createQuestionReader(question: string): QuestionReader {
  const text = question.toLowerCase().replaceAll('’', "'");
  const quantities = readQuantities(question);
  const spaced = openJoints(question);
  const notes: string[] = [];

  const near = (pattern: RegExp, unitId: string): number | undefined => {
    let before: number | undefined;
    for (const [index, item] of quantities.entries()) {
      const value = inUnit(item, unitId);
      if (value === undefined) continue;
      const next = quantities[index + 1];
      const after = spaced.slice(item.end, Math.min(next?.start ?? spaced.length, item.end + 16));
      if (new RegExp(`^[\\s-]*(?:\\w+\\s+)?(?:${pattern.source})`, 'i').test(after)) return value;
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

  const groups = (): readonly (readonly number[])[] => {
    const grouped = [...Map.groupBy(quantities, (item) => item.group).values()];
    return grouped
      .filter((group) => group.length > 1)
      .map((group) => group.map((item) => lengthOf(item, group, notes, quantities)))
      .filter((lengths) => lengths.every((value) => value !== undefined)) as number[][];
  };

  return {
    text,
    quantities,
    notes,
    near,
    following,
    groups,
    count: (noun) => countBefore(spaced, noun),
    first: (unitId, from = 0) =>
      quantities.map((item) => inUnit(item, unitId)).filter((v) => v !== undefined)[from],
    all: (unitId) => quantities.map((item) => inUnit(item, unitId)).filter((v) => v !== undefined),
    room: () => {
      const found = groups().filter((group) => group.every((side) => side >= 0.8))[0];
      if (!found) return undefined;
      const [lengthM, widthM, third] = found;
      const heightM = near(/(?:high|height|tall|ceilings?|\bh\b)/, 'm') ?? third;
      return { lengthM: lengthM!, widthM: widthM!, heightM };
    },
  };
}

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
    `(\\d+(?:\\.\\d+)?|${Object.keys(countWords).join('|')})(?: (?:of|big|small|large|outside|external|exterior|exposed|standard|the|full|drop|layers?|top|different))*[\\s-]+(?:${noun})`,
    'i',
  ).exec(text);
  if (!match) return undefined;
  return countWords[match[1]!.toLowerCase()] ?? Number(match[1]);
}
