/**
 * Whether an answer covers what a yes/no question asks: "can I wash curtains in the washing machine" isn't
 * answered by the machine's sizes, so no verdict precedes them.
 */
import type { Entry } from '../entries/entry.ts';
import { correctWords } from '../intent/question.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

/** Share of the telling words, by weight; a story contains more than its question. */
const leastShare = 0.6;
const leastOfStory = 0.35;
const storyWords = 7;

export function speaksOf(
  question: string,
  entry: Entry | undefined,
  markdown: string,
  leastOfShort = leastShare,
): boolean {
  if (!entry) return false;
  const { isTelling, weightOf } = searchIndex();
  const questionWords = [...new Set(subjectWords(correctWords(question)))].filter(isTelling);
  const least = questionWords.length >= storyWords ? leastOfStory : leastOfShort;
  const covered = [entry.title, ...entry.aliases, ...entry.heard, openingOf(markdown)].join(' ');
  const answerWords = new Set(subjectWords(covered));
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  return (
    weigh(questionWords.filter((word) => answerWords.has(word))) >= least * weigh(questionWords)
  );
}

/** The opening, before the details. */
const openingOf = (markdown: string): string =>
  markdown.split(/\n\n(?=- |1\. |\||_|\*\*If you mean )/)[0] ?? '';
