/**
 * Mends typing errors against the words the handbook itself uses. A word that ordinary English or
 * the handbook knows is left alone, so that a question about something else is not bent into ours.
 */
import { ordinaryWords } from './ordinary-words.ts';
import { stopWords } from './stop-words.ts';
import { foldText } from './words.ts';

/** Words shorter than this are too close to each other to be mended. */
const shortestMended = 4;
/** From this length two slips are forgiven instead of one. */
const twoSlipsFrom = 8;

export interface Speller {
  readonly mend: (text: string) => string;
  readonly knows: (word: string) => boolean;
}

/** `counts`: how often each plain word is used; more used words win a tie. */
export function createSpeller(counts: ReadonlyMap<string, number>): Speller {
  const byLength = Map.groupBy(counts.keys(), (word) => word.length);
  const knows = (word: string) =>
    counts.has(word) || stopWords.has(word) || ordinaryWords.has(word);
  const mendWord = (word: string): string => {
    if (word.length < shortestMended || /\d/.test(word) || knows(word)) return word;
    if (word.endsWith('s') && knows(word.slice(0, -1))) return word;
    const allowed = word.length >= twoSlipsFrom ? 2 : 1;
    let best = word;
    let bestRank = 0;
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        const slips = slipsBetween(word, candidate, allowed);
        if (slips > allowed) continue;
        const sameStart = candidate[0] === word[0] ? 4 : 0.25;
        const rank = ((counts.get(candidate) ?? 1) * sameStart) / 30 ** slips;
        if (rank > bestRank) {
          best = candidate;
          bestRank = rank;
        }
      }
    }
    return best;
  };
  return { knows, mend: (text) => foldText(text).replace(/[a-z]+/g, mendWord) };
}

/** Edit distance with neighbouring swaps counted as one slip; gives up beyond `limit`. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
