import { withoutRegion } from '../compose/regions.ts';
import type { Entry } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

/** Close enough to be offered: it covers a good part of the question's words. */
const near = { score: 0.33, covered: 0.35, head: 0.27 } as const;
/** The same if at most one word is unrelated to buildings. */
const nearOurs = { score: 0.2, covered: 0.28, head: 0.18, foreign: 1, words: 3 } as const;

export function nearestTo(question: string): Entry | undefined {
  const [first] = searchIndex().find(withoutRegion(question), 1);
  if (!first || first.entry.kind === 'term') return undefined;
  if (first.entry.kind === 'architect' && first.named === undefined) return undefined;
  const isNear =
    first.score >= near.score && first.covered >= near.covered && first.headShare >= near.head;
  const isNearOfOurs =
    first.foreign <= nearOurs.foreign &&
    subjectWords(question).length >= nearOurs.words &&
    first.entry.kind !== 'architect' &&
    first.score >= nearOurs.score &&
    first.covered >= nearOurs.covered &&
    first.headShare >= nearOurs.head;
  return isNear || isNearOfOurs ? first.entry : undefined;
}
