/**
 * "What does BIM stand for and what is LOD 300?": two questions in one text, each answered from its own
 * entry. A second one that refers back ("and how high is it?") belongs to the first.
 */
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { completedByHistory } from './conversation/history.ts';
import { readWholeCalculation } from './read-calculation.ts';

const begin =
  "(?:what|how|which|who|when|where|why|is|are|do|does|did|can|could|should|will)(?:['’]s|['’]re)?";
const joint = new RegExp(
  `(?<=\\?)\\s+(?:and |also |plus )?(?=${begin}\\b)|,?\\s+(?:and|also|plus)\\s+(?:also )?(?=${begin}\\s)|,\\s+(?=${begin}\\s)`,
  'i',
);
const asks = new RegExp(`^${begin}\\b`, 'i');
const pointsBack =
  /\b(?:it|its|they|them|their|that|this|these|those|he|she|his|her|one|ones|there|both|same|each|other|else)\b/i;
const mostParts = 3;
/** A second question with fewer words of its own belongs to the first. */
const leastOfSecond = 2;
/** "… and how far apart?" has no subject of its own. */
const onlyMeasure = /^how \w+(?: (?:apart|away|from each other))?[?.! ]*$/i;
const asksMeaning = /^(?:what(?:['’]s| is| are| does)|who)\b/i;

/** "And how much paint for that?", "and the rest?" after a sentence of its own. */
const secondHalf =
  /^(.{1,120}?)(?:[.?!,]\s*|\s+)(?:and|also|plus)\s+((?:how (?:much|many)\b.{1,40}\b(?:that|it|them|this)|(?:what about |which paint (?:is best )?for )?(?:for )?the rest)[?!. ]*)$/i;
const measures =
  /\b\d[\d.,]*\s*(?:x|×|by|m2|m²|m|cm|mm|ft)?(?![a-z])(?:\s*(?:high|wide|long|deep|tall)\b)?,?/gi;

/** The meaning of "the rest", by the first half. */
const rests: readonly { readonly first: RegExp; readonly asked: (first: string) => string }[] = [
  {
    first: /\b(?:one|accent|feature|end|back|chimney) wall\b/i,
    asked: (first) =>
      `which colours go with ${/\b(?:navy|terracotta|(?:olive|sage|dark) green|teal|grey|pink|yellow|black|light blue)\b/i.exec(first)?.[0].replace(/^navy$/i, 'navy blue') ?? 'an accent wall'}`,
  },
  {
    first: /\b(?:wallpaper|tile[sd]?|tiling)\b/i,
    asked: (first) =>
      `which paint for a ${/\b(?:kitchen|bathroom|bedroom|hallway)\b/i.exec(first)?.[0] ?? 'room'}`,
  },
];

export interface LeaningParts {
  /** As asked; without the first if it asks nothing. */
  readonly parts: readonly string[];
  /** Each as a standalone question. */
  readonly whole: readonly string[];
}

/** Two questions of which the second depends on the first: "… what colour? And how much paint for that?" */
export function leaningParts(text: string): LeaningParts | undefined {
  const [, first, second] = secondHalf.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const rest = /\bthe rest\b/i.test(second)
    ? rests.find((one) => one.first.test(first))?.asked(first)
    : sumOf(first, second);
  if (rest === undefined) return undefined;
  const isAsked = /\b(?:what|which|how|can|should|is|are|do|does)\b/i.test(first);
  const alone = first.replace(measures, '').replace(/\s+/g, ' ').trim();
  return isAsked
    ? { parts: [first, second], whole: [alone, rest] }
    : { parts: [second], whole: [rest] };
}

function sumOf(first: string, second: string): string | undefined {
  const text = `${second.replace(/[?.!\s]+$/, '')}, ${first}`;
  const isSum = readWholeCalculation(first) === undefined && readWholeCalculation(text);
  return isSum ? text : undefined;
}

/** "Both" after these means the rooms on their two sides. */
const joinsRooms = /\b(?:walls?|door\w*|openings?|partitions?|rooms?|between)\b/i;
const bothOfThem =
  /\s+(?:across|over|through(?:out)?|in|for|into|with|on|to|between) (?:the )?both(?: of (?:them|these|those))?(?: (?:rooms|spaces|parts))?\b/i;

/** A second question that points back ("… across both?"), completed by the first. */
export function pointingParts(text: string): LeaningParts | undefined {
  const parts = partsOf(text);
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return undefined;
  if (!parts.every((part) => asks.test(part)) || !isWhole(first, 0)) return undefined;
  if (/[.!?]\s+\S/.test(second) || !pointsBack.test(second)) return undefined;
  return { parts, whole: [first, completedBy(first, second)] };
}

/** The second of two questions, without its mark. */
export function secondQuestion(text: string): string | undefined {
  const parts = partsOf(text);
  return parts.length === 2 && parts.every((part) => asks.test(part))
    ? parts[1]?.replace(/[?.!\s]+$/, '')
    : undefined;
}

function completedBy(first: string, second: string): string {
  if (bothOfThem.test(second))
    return second.replace(bothOfThem, joinsRooms.test(first) ? ' in both rooms' : '');
  return completedByHistory(second, [first]) ?? second;
}

/** The questions of a text that contains only questions, each standalone. */
export function questionsIn(text: string): readonly string[] {
  const parts = partsOf(text);
  if (parts.length < 2 || parts.length > mostParts) return [];
  const standAlone = parts.every((part, index) => asks.test(part) && isWhole(part, index));
  return standAlone ? parts : [];
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function isWhole(part: string, index: number): boolean {
  if (/[.!?]\s+\S/.test(part) || (index > 0 && (pointsBack.test(part) || onlyMeasure.test(part))))
    return false;
  const { isTelling, uses } = searchIndex();
  const telling = subjectWords(part).filter((word) => isTelling(word) && uses(word)).length;
  // "And what should the gauge read?" depends on the boiler before it; "what is a soffit?" doesn't.
  return telling >= (index === 0 || asksMeaning.test(part) ? 1 : leastOfSecond);
}
