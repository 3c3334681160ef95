/**
 * Mends typing errors against the words the handbook itself uses. A word that ordinary English or
 * the handbook knows is left alone, so that a question about something else is not bent into ours.
 */
import { unitByName } from '../units/units.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { stopWords } from './stop-words.ts';
import { foldText } from './words.ts';

/** Words shorter than this are too close to each other to be mended. */
const shortestMended = 3;
/** Words this short, and one slip more than usual, are mended only into what fits the rest. */
const shortWord = 3;
/** From this length two slips are forgiven instead of one. */
const twoSlipsFrom = 8;

export interface Speller {
  readonly mend: (text: string) => string;
  readonly knows: (word: string) => boolean;
}

/** How many entries speak of a word together with the other words of the question. */
export type Companions = (word: string, others: readonly string[]) => number;

/** `counts`: how often each plain word is used; a word that goes with the rest wins over those. */
export function createSpeller(
  counts: ReadonlyMap<string, number>,
  companions: Companions = () => 0,
): Speller {
  const byLength = Map.groupBy(counts.keys(), (word) => word.length);
  const knows = (word: string) =>
    counts.has(word) ||
    stopWords.has(word) ||
    ordinaryWords.has(word) ||
    unitByName(word) !== undefined;
  const mendWord = (word: string, others: readonly string[]): string => {
    if (word.length < shortestMended || /\d/.test(word) || knows(word)) return word;
    if (word.endsWith('s') && knows(word.slice(0, -1))) return word;
    const allowed = word.length >= twoSlipsFrom ? 2 : 1;
    const farthest = word.length > shortWord ? allowed + 1 : allowed;
    let best = word;
    let bestRank = 0;
    for (let length = word.length - farthest; length <= word.length + farthest; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        const sameStart = candidate[0] === word[0];
        const slips = slipsBetween(word, candidate, sameStart ? farthest : allowed);
        if (slips > farthest || (slips > allowed && !sameStart)) continue;
        const fitting = companions(candidate, others);
        if (fitting === 0 && (slips > allowed || word.length <= shortWord)) continue;
        const used = Math.sqrt(counts.get(candidate) ?? 1);
        const rank = (used * (sameStart ? 4 : 0.25) * (1 + 3 * fitting)) / 12 ** slips;
        if (rank > bestRank) {
          best = candidate;
          bestRank = rank;
        }
      }
    }
    return best;
  };
  const mend = (text: string): string => {
    const folded = foldText(text);
    const words = folded.match(/[a-z]+/g) ?? [];
    const sure = words.filter(knows);
    return folded.replace(/[a-z]+/g, (word) => mendWord(word, sure));
  };
  return { knows, mend };
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
