/**
 * Parses the quantities in a question: "12 ft", "5'6\"", "4x5 m", "3,5 m", "10' by 12'", "two windows". A
 * number without a unit that is joined to one with a unit ("4 x 5 m") takes its unit.
 */

import { escapePattern } from '../escape-pattern.ts';
import { type Unit, units } from './unit-table.ts';
import { convert, unitById, unitByName } from './units.ts';

export interface ReadQuantity {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly start: number;
  readonly end: number;
  /** Quantities joined by "x", "by" or "×" share a group id. */
  readonly group: number;
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  half: 0.5,
};

const spellings = units
  .flatMap((unit) => unit.names)
  .sort((a, b) => b.length - a.length)
  .map(escapePattern);
const numberPattern =
  '\\d+\\s+\\d+\\/\\d+|\\d+\\/\\d+|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+[.,]\\d+|\\.\\d+|\\d+';
const wordPattern = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const quantityPattern = new RegExp(
  `(?<![a-z0-9])(-?(?:${numberPattern})|(?:${wordPattern})(?![a-z]))(?:[\\s-]{0,2}(${spellings.join('|')})(?![a-z²³]))?`,
  'giu',
);

export function readNumber(text: string): number {
  const word = numberWords[text.toLowerCase()];
  if (word !== undefined) return word;
  const mixed = /^(-?\d+)\s+(\d+)\/(\d+)$/.exec(text);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  // A comma before exactly three digits groups thousands; any other comma is a decimal comma.
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}

/** Puts a space between a number and a letter "x" so that "4x5" and "4mx5m" read as two numbers. */
export function openJoints(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d|m|ft|in|cm|mm|'|"|′|″)\s*[x×*]\s*(?=\d)/gu, '$1 x ')
    .replaceAll('’', "'")
    .replaceAll('”', '"')
    .replace(/(\d)\s*½/gu, '$1.5')
    .replace(/(\d)\s*¼/gu, '$1.25')
    .replace(/(\d)\s*¾/gu, '$1.75');
}

/** "A 160x200 bed in a room": "in" doesn't mean inches. */
const placeFollows = /^ (?:a|an|the|my|our|this|that) /;

export function readQuantities(question: string): readonly ReadQuantity[] {
  const text = openJoints(question);
  const found: ReadQuantity[] = [];
  let group = 0;
  let previousEnd = -1;
  for (const match of text.matchAll(quantityPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const between = previousEnd < 0 ? '' : text.slice(previousEnd, start);
    if (previousEnd >= 0 && !/^\s*(?:x|by)\s*$/u.test(between)) group += 1;
    const [, amount = '', name] = match;
    const isPlace = name === 'in' && placeFollows.test(text.slice(end));
    const unit = name === undefined || isPlace ? undefined : unitByName(name);
    found.push({ value: readNumber(amount), unit, start, end, group });
    previousEnd = end;
  }
  return shareUnits(mergeFeetAndInches(found, text));
}

/** "5 ft 6 in" and "5'6" (a bare number right after feet) become one length in feet. */
function mergeFeetAndInches(list: readonly ReadQuantity[], text: string): readonly ReadQuantity[] {
  const merged: ReadQuantity[] = [];
  for (const item of list) {
    const last = merged.at(-1);
    const between = last ? text.slice(last.end, item.start) : 'x';
    const tight = /^\s*(?:and\s+)?-?\s*$/u.test(between);
    const isInches =
      item.unit?.id === 'in' || (item.unit === undefined && between === '' && item.value < 12);
    // "Ten feet and four inches thick" are two measures.
    const isOwn = /and/.test(between) && /^\s*(?:thick|deep|high|wide)/.test(text.slice(item.end));
    if (last?.unit?.id === 'ft' && tight && isInches && last.value % 1 === 0 && !isOwn) {
      merged[merged.length - 1] = { ...last, value: last.value + item.value / 12, end: item.end };
    } else merged.push(item);
  }
  return regroup(merged, text);
}

function regroup(list: readonly ReadQuantity[], text: string): readonly ReadQuantity[] {
  let group = -1;
  let previousEnd = -1;
  return list.map((item) => {
    const joined =
      previousEnd >= 0 && /^\s*(?:x|by)\s*$/u.test(text.slice(previousEnd, item.start));
    if (!joined) group += 1;
    previousEnd = item.end;
    return { ...item, group };
  });
}

function shareUnits(list: readonly ReadQuantity[]): readonly ReadQuantity[] {
  return list.map((item) => {
    if (item.unit) return item;
    const sibling = list.findLast((other) => other.group === item.group && other.unit);
    return sibling ? { ...item, unit: sibling.unit } : item;
  });
}

/** The quantity converted to the unit; undefined for another dimension. */
export function inUnit(item: ReadQuantity, unitId: string): number | undefined {
  const wanted = unitById(unitId);
  if (item.unit?.quantity !== wanted.quantity) return undefined;
  return convert(item.value, item.unit, wanted);
}
