/**
 * The part of a text that is read. Reading a text costs more than its length: it is read as a whole, sentence
 * by sentence and clause by clause. A long one is read at its beginning and its end, where most people ask; so
 * the work of an answer is bounded whatever is sent.
 */

/** Twice as long as the longest of the package's own questions. */
export const mostReadOfQuestion = 320;
/** The subject of an earlier question. */
export const mostReadOfEarlier = 200;
/** A story asks at its end. */
const shareOfEnd = 0.6;
const longestWord = 32;
const longWords = new RegExp(`(\\S{${longestWord}})\\S+`, 'g');
const repeatedSigns = /([^\p{L}\p{N}\s])\1{3,}/gu;

export function readableText(text: string, mostCharacters: number): string {
  const plain = plainSpaced(ends(text, mostCharacters * 4));
  return plain.length <= mostCharacters ? plain : plainSpaced(ends(plain, mostCharacters));
}

const plainSpaced = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(longWords, '$1').replace(repeatedSigns, '$1$1$1').trim();

/** The beginning and the end, cut between words. */
function ends(text: string, mostCharacters: number): string {
  if (text.length <= mostCharacters) return text;
  const end = Math.floor(mostCharacters * shareOfEnd);
  const first = text.slice(0, mostCharacters - end - 1).replace(/\S+$/, '');
  const last = text.slice(-end).replace(/^\S+/, '');
  return `${first} ${last}`;
}
