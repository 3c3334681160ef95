/**
 * "How many windows has the White House?" isn't answered by its style. If a number, weight or future year is
 * asked for, an entry without one is only the nearest.
 */
import { isEnglish } from '../search/english-words.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

const counted =
  /\bhow many ((?:[\w-]+ ){0,2}?[\w-]+?)(?=\s+(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must|may|need|fit|make|go|per|in|on|of|for|to|from|there|you|i|we|the|a|an)\b|[?.!,]|$)/i;
const weighed = /\bhow (?:heavy\b|much (?:do|does|did|would|will)\b.*\bweigh)/i;
const year = /\b2\d{3}\b/g;

const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|every|each|both|none|no)\b/i;
const weightUnit = /\d\s*(?:kg|g|t|tonnes?|tons?|lb|psf)\b/i;

/** "How many square metres" asks for a measure, not a count. */
const isUnit = (thing: string): boolean =>
  /^(?:more )?(?:square |cubic )?(?:met(?:re|er)s?|feet|foot|centimet(?:re|er)s?|millimet(?:re|er)s?|inch(?:es)?|lit(?:re|er)s?|gallons?|watts?|kilowatts?|kw|lux|lumens?|decibels?|degrees?|percent|kilos?|kg|years?|months?|weeks?|days?|hours?)$/i.test(
    thing.trim(),
  );

/** "Buckingham Palace's secret bunker", "the Sistine Chapel's neighbour": the latter is asked about. */
const possessed = /([a-z][\w-]*)['’]s ((?:[a-z-]+ ?){1,2})/gi;

/** Aspects that every person in the handbook has: "Palladio's best known villas", "Aalto's contribution". */
export const commonAspects: ReadonlySet<string> = new Set(
  subjectWords(
    'building buildings work works project house villa church museum style philosophy idea approach influence contribution importance legacy architecture design career life famous known important major main key main best greatest first last early late most role',
  ),
);

/** Not after "in" or "near", which precede places. */
const nameInFull = /\b(?!in\b|at\b|near\b|from\b|around\b)([a-z]+) ([A-Z][a-z]+) ([A-Z][a-z]+)\b/g;

/** Whether an answer covers the possession of somebody or something named in the question. */
export function coversPossession(question: string, markdown: string): boolean {
  const answerWords = new Set(subjectWords(markdown));
  return [...question.matchAll(possessed)].every(([, owner = '', things = '']) => {
    const words = subjectWords(things);
    const isOfIt = subjectWords(owner).some((word) => answerWords.has(word));
    return (
      !isOfIt ||
      words.length === 0 ||
      words.some((word) => answerWords.has(word) || commonAspects.has(word))
    );
  });
}

/** "Which colour does Jane Plimpton have?": an unknown name of two words. */
export function asksUnknownName(question: string): boolean {
  const { uses, speller } = searchIndex();
  const isUnheardOf = (word: string) =>
    !isEnglish(word) && !speller.knows(word) && !subjectWords(word).some(uses);
  // A misspelt known name ("Frnak Loyd Wright") can be corrected.
  const isBeyondCorrection = (word: string) => speller.correctOne(word, []) === word;
  return [...question.normalize('NFD').replace(/\p{M}/gu, '').matchAll(nameInFull)].some(
    ([, , first = '', last = '']) => {
      const [given, family] = [first.toLowerCase(), last.toLowerCase()];
      return !isEnglish(given) && isUnheardOf(family) && isBeyondCorrection(family);
    },
  );
}

/** Countable things with several names. */
const alike: readonly (readonly string[])[] = [
  'steps stairs risers treads goings',
  'floors storeys levels',
  'people persons seats guests diners places',
  'coats layers',
  'lights lamps downlights spotlights bulbs fittings',
  'sockets outlets points',
].map((row) => subjectWords(row));

const alsoCalled = (word: string): readonly string[] =>
  alike.find((row) => row.includes(word)) ?? [word];

/** Whether an answer contains the kind of figure asked for. */
export function containsRequestedFigure(question: string, markdown: string, now: Date): boolean {
  const isYetToCome = (written: string) => Number(written) > now.getFullYear();
  const years = question.match(year) ?? [];
  if (years.some((written) => isYetToCome(written) && !markdown.includes(written))) return false;
  if (weighed.test(question) && !weightUnit.test(markdown)) return false;
  const things = subjectWords(counted.exec(question)?.[1] ?? '').flatMap(alsoCalled);
  if (things.length === 0 || isUnit(counted.exec(question)?.[1] ?? '')) return true;
  return markdown
    .split(/(?<=[.;:?!])\s+|\n/)
    .filter((sentence) => figure.test(sentence))
    .some((sentence) => {
      const words = new Set(subjectWords(sentence));
      return things.some((thing) => words.has(thing));
    });
}
