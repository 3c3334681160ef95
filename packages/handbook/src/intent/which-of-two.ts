/**
 * Chooses between two entries of nearly equal rank: one with a verdict if the question asks for one, or one
 * with a line that covers clearly more while both names match equally.
 */

import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { verdictLine } from '../verdicts/verdict-line.ts';
import { beginsWithVerdict, wantsYesOrNo } from '../verdicts/yes-or-no.ts';
import { sentencesIn } from './question-parts.ts';

/** Its best line must cover this much more of the question … */
const muchMore = 0.1;
/** … and its names at most this much less. */
const nameLoss = 0.12;

export function secondAnswersBetter(question: string, first: Entry, second: Entry): boolean {
  const [one, other] = [coverageOf(question, first), coverageOf(question, second)];
  const isNamedAlike = one.names - other.names <= nameLoss;
  const asksYesOrNo = sentencesIn(question).some((sentence) => wantsYesOrNo(sentence));
  const decides = (entry: Entry) =>
    beginsWithVerdict(entry.lead) || verdictLine(entry, question) !== undefined;
  if (asksYesOrNo && decides(first) !== decides(second))
    return decides(second) && first.kind === second.kind && isNamedAlike;
  return !beginsWithVerdict(first.lead) && other.best - one.best >= muchMore && isNamedAlike;
}

function coverageOf(question: string, entry: Entry): { names: number; best: number } {
  const { weightOf } = searchIndex();
  const questionWords = [...new Set(subjectWords(question))];
  const total = questionWords.reduce((sum, word) => sum + weightOf(word), 0) || 1;
  const shareOf = (holds: (word: string) => boolean) =>
    questionWords.reduce((sum, word) => sum + (holds(word) ? weightOf(word) : 0), 0) / total;
  const names = new Set(subjectWords([entry.title, ...entry.aliases].join(' ')));
  const lines = [
    entry.lead,
    ...[...entry.facts, ...entry.rows].map(({ label, text }) => `${label} ${text}`),
  ];
  const best = lines.map((line) => {
    const words = new Set(subjectWords(line));
    return shareOf((word) => words.has(word) || names.has(word));
  });
  return { names: shareOf((word) => names.has(word)), best: Math.max(...best) };
}
