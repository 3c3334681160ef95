/**
 * Truncates a text before reading. Reading costs more than linear time: it covers the whole, sentences and
 * clauses. Long texts are read at the start and end, where most people ask, so the work per answer is
 * bounded.
 */

/** Twice the length of the longest test question. */
export const mostReadOfQuestion = 320;
/** An earlier question only provides its subject. */
export const mostReadOfEarlier = 200;
/** Stories ask at their end. */
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

/** Start and end, cut between words. */
function ends(text: string, mostCharacters: number): string {
  if (text.length <= mostCharacters) return text;
  const end = Math.floor(mostCharacters * shareOfEnd);
  const first = text.slice(0, mostCharacters - end - 1).replace(/\S+$/, '');
  const last = text.slice(-end).replace(/^\S+/, '');
  return `${first} ${last}`;
}
