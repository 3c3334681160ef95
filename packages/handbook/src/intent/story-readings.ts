/**
 * "We are getting a round table. There are six of us. What diameter do we need?": a story is also read by
 * the sentence that asks, alone and after each sentence before it, since the rest tells of other things.
 */
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { isAsking, sentencesIn } from './question-parts.ts';

/** Longer letters are read as a whole. */
const mostSentences = 8;
/** The question leans on the sentence before it. */
const mostPairs = 4;
/** With fewer telling words a sentence leaves its subject to the one before. */
const leastTelling = 2;
const pointsElsewhere = /\b(?:it|its|they|them|these|those|that|this|one)\b/i;

/** The shorter texts that ask what a story asks; none for a text of one sentence. */
export function shorterReadings(text: string): readonly string[] {
  const sentences = sentencesIn(text);
  if (sentences.length < 2 || sentences.length > mostSentences) return [];
  const last = sentences.findLastIndex(isAsking);
  if (last < 0) return [];
  const asked = sentences[last]!;
  const before = sentences.slice(0, last).filter((sentence) => subjectWords(sentence).length > 0);
  const pairs = before.slice(-mostPairs).map((sentence) => `${sentence} ${asked}`);
  return standsAlone(asked) ? [asked, ...pairs] : pairs;
}

function standsAlone(sentence: string): boolean {
  const telling = subjectWords(sentence).filter(searchIndex().isTelling);
  return telling.length >= leastTelling || (telling.length > 0 && !pointsElsewhere.test(sentence));
}
