/**
 * "Is 150 lux enough on a worktop?": compares the question's figure with the entry's figure for the same
 * thing. No verdict if two such figures disagree.
 */
import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { type ReadQuantity, readQuantities } from '../units/quantities.ts';
import type { Unit } from '../units/unit-table.ts';
import { type StatedFigure, statedFigures } from './stated-figures.ts';
import { complaintIn } from './too-much.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

const asksJudgement =
  /\b(?:enough|sufficient|ok|okay|right|fine|normal|reasonable|adequate|legal|allowed|acceptable|correct|suitable|too \w+)\b/i;
const judgements = new RegExp(asksJudgement, 'gi');
const asksEnough = /\b(?:enough|sufficient|adequate|legal|allowed|acceptable)\b/i;
/** Minimum share of the question, by weight, that clause and title must cover. */
const leastShare = 0.75;
/** A figure whose clause covers nearly as much is an alternative reading. */
const nearlyAsMuch = 0.12;
const wordsOfLine = 0.5;
const near = 0.04;
const mostShown = 2;
/** If the title covers this share of the question, its first sentence answers it. */
const isTitle = 0.85;

type Side = 'below' | 'within' | 'above';

export function figureVerdict(question: string, entry: Entry): string | undefined {
  if (entry.kind !== 'guide' && entry.kind !== 'material') return undefined;
  if (!wantsYesOrNo(question) || !asksJudgement.test(question)) return undefined;
  const requested = figureAsked(question);
  if (!requested) return undefined;
  const stated = nearestStated(question, requested, entry);
  const verdicts = new Set(stated.map((one) => judged(question, sideOf(requested.value, one))));
  const [verdict] = verdicts;
  if (verdict === undefined || verdicts.size > 1) return undefined;
  const figures = [...new Set(stated.map(({ text }) => text))];
  return `**${verdict}**: the handbook has ${figures.slice(0, mostShown).join(' or ')}.`;
}

/** The only figure, or the one at the start: "is 750 mm right in a room of 2.6 m". */
function figureAsked(
  question: string,
): { readonly value: number; readonly unit: Unit } | undefined {
  const measures = readQuantities(question).filter(({ unit }) => unit !== undefined);
  const groups = new Set(measures.map(({ group }) => group));
  const [first] = measures;
  if (!first || measures.filter(({ group }) => group === first.group).length > 1) return undefined;
  return groups.size === 1 || opensWith(question, first)
    ? { value: first.value, unit: first.unit! }
    : undefined;
}

const opensWith = (question: string, { start }: ReadQuantity): boolean =>
  /^\W*(?:is|are|would|will)(?: (?:a|an|the|about|only|it))*\s*$/i.test(question.slice(0, start));

function nearestStated(
  question: string,
  { unit }: { readonly unit: Unit },
  entry: Entry,
): readonly StatedFigure[] {
  const { isTelling, weightOf } = searchIndex();
  const words = [...new Set(subjectWords(question.replaceAll(judgements, ' ')))].filter(
    (word) => isTelling(word) && !/^\d/.test(word) && !unit.names.includes(word),
  );
  const title = new Set(subjectWords(entry.title));
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  if (total === 0) return [];
  const figures = statedFigures(entry, unit);
  const inTitle = words
    .filter((word) => title.has(word))
    .reduce((sum, word) => sum + weightOf(word), 0);
  const [first] = figures;
  if (first && inTitle >= isTitle * total && entry.lead.indexOf(first.text) >= 0)
    return figures.filter(({ clause }) => clause === first.clause);
  const rated = figures.map((stated) => {
    const clause = new Set(subjectWords(stated.clause));
    const line = new Set(subjectWords(stated.line));
    const credit = (word: string) =>
      clause.has(word) ? 1 : title.has(word) ? 0.9 : line.has(word) ? wordsOfLine : 0;
    return {
      stated,
      share: words.reduce((sum, word) => sum + weightOf(word) * credit(word), 0) / total,
    };
  });
  const best = Math.max(0, ...rated.map(({ share }) => share));
  if (best < leastShare) return [];
  return rated.filter(({ share }) => share >= best - nearlyAsMuch).map(({ stated }) => stated);
}

function sideOf(value: number, { low, high }: StatedFigure): Side {
  if (value < low - near * Math.abs(low)) return 'below';
  return value > high + near * Math.abs(high) ? 'above' : 'within';
}

const openings: Readonly<Record<Side, string>> = {
  below: 'Less than usual',
  within: 'Yes',
  above: 'More than usual',
};

function judged(question: string, side: Side): string {
  const complaint = complaintIn(question);
  if (complaint) return yes(side === (complaint === 'small' ? 'below' : 'above'));
  return asksEnough.test(question) ? yes(side !== 'below') : openings[side];
}

const yes = (isSo: boolean): string => (isSo ? 'Yes' : 'No');
