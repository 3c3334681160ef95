/**
 * "We are getting a round table. There are six of us. What diameter do we need?": a story is also read as its
 * asking sentence alone, and after each sentence before it.
 */
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { isAsking, sentencesIn } from './question-parts.ts';

/** Longer texts are read as a whole. */
const mostSentences = 8;
/** The question depends on the previous sentence. */
const mostPairs = 4;
/** A sentence with fewer telling words depends on the one before. */
const leastTelling = 2;
const pointsElsewhere = /\b(?:it|its|they|them|these|those|that|this|one)\b/i;

/** Shorter texts that ask the same as a story; empty for a single sentence. */
export function shorterReadings(text: string): readonly string[] {
  const sentences = sentencesIn(text);
  if (sentences.length < 2 || sentences.length > mostSentences) return [];
  const last = sentences.findLastIndex(isAsking);
  const askingSentence = sentences[last];
  if (askingSentence === undefined) return [];
  const before = sentences.slice(0, last).filter((sentence) => subjectWords(sentence).length > 0);
  const pairs = before.slice(-mostPairs).map((sentence) => `${sentence} ${askingSentence}`);
  return standsAlone(askingSentence) ? [askingSentence, ...pairs] : pairs;
}

function standsAlone(sentence: string): boolean {
  const telling = subjectWords(sentence).filter(searchIndex().isTelling);
  return telling.length >= leastTelling || (telling.length > 0 && !pointsElsewhere.test(sentence));
}
