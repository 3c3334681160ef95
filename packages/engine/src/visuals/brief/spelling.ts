/** Typo correction: the nearest known word by optimal string alignment distance. */

/** Insertions, deletions, replacements and transpositions; stops counting beyond `limit`. */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1] ? 0 : 1;
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + same,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[second.length]!;
}

/** Permitted typos for a word of this length. */
const allowedSlips = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

const lettersOf = (word: string) => [...word].sort().join('');

const vowels = /[aeiouy]/;

/** One consonant for another makes a short word another word: thin and twin, rope and rose, vice and vine. */
function isOtherWord(word: string, candidate: string): boolean {
  if (word.length > longestOfMany || word.length !== candidate.length) return false;
  const differing = [...word].filter((letter, at) => letter !== candidate[at]);
  const theirs = [...candidate].filter((letter, at) => letter !== word[at]);
  if (differing.length !== 1) return false;
  return !(vowels.test(differing[0]!) && vowels.test(theirs[0]!));
}

/** Parts of rooms and houses are meant more often than things in them: "flor" is no flour. */
const usual: ReadonlySet<string> = new Set([
  ...['floor', 'wall', 'roof', 'room', 'door', 'window', 'house', 'garden', 'kitchen'],
  ...['chair', 'table', 'sofa', 'light', 'white', 'black', 'green', 'wood', 'wooden', 'stone'],
]);

/** Shorter words have many neighbours that are words as well. */
const longestOfMany = 5;

export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const limit = allowedSlips(word.length);
  if (limit === 0) return undefined;
  let best: string | undefined;
  let bestDistance = limit + 1;
  let tied = false;
  for (const candidate of candidates) {
    // The first letter is rarely wrong; requiring it keeps "wool" from becoming "pool".
    if (candidate[0] !== word[0] || candidate.length < 4) continue;
    const distance = editDistance(
      word,
      candidate,
      Math.min(bestDistance, allowedSlips(candidate.length)),
    );
    if (distance > Math.min(limit, allowedSlips(candidate.length))) continue;
    if (isOtherWord(word, candidate)) continue;
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
      tied = false;
    } else if (distance === bestDistance) {
      tied = tied || candidate !== best;
      // Transpositions are more frequent than deletions: "balck" is "black", not "back".
      const isSwapped = lettersOf(candidate) === lettersOf(word);
      if (isSwapped || (usual.has(candidate) && !usual.has(best!))) best = candidate;
    }
  }
  // Between two equally near words, don't guess.
  return tied && bestDistance > 1 ? undefined : best;
}
