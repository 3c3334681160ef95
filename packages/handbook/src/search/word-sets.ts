/**
 * Thousands of small word sets as sorted numbers in one array: Sets would take about twelve times the memory.
 */
export interface WordSets {
  /** Adds a set and returns its id. */
  readonly add: (words: Iterable<string>) => number;
  readonly has: (set: number, word: string) => boolean;
  readonly wordsOf: (set: number) => readonly string[];
  /** Whether any set contains the word. */
  readonly knows: (word: string) => boolean;
}

const mostWords = 2 ** 16;

export function createWordSets(): WordSets {
  const ids = new Map<string, number>();
  const words: string[] = [];
  const starts = [0];
  let members = new Uint16Array(mostWords);

  const idOf = (word: string): number => {
    const known = ids.get(word);
    if (known !== undefined) return known;
    if (words.length === mostWords) throw new RangeError(`Expected at most ${mostWords} words`);
    ids.set(word, words.length);
    return words.push(word) - 1;
  };

  return {
    add: (given) => {
      const set = [...new Set(given)].map(idOf).sort((a, b) => a - b);
      const start = starts.at(-1)!;
      if (start + set.length > members.length) {
        const larger = new Uint16Array(2 * (start + set.length));
        larger.set(members);
        members = larger;
      }
      members.set(set, start);
      return starts.push(start + set.length) - 2;
    },
    has: (set, word) => {
      const id = ids.get(word);
      if (id === undefined) return false;
      let low = starts[set]!;
      let high = starts[set + 1]!;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (members[middle]! < id) low = middle + 1;
        else high = middle;
      }
      return low < starts[set + 1]! && members[low] === id;
    },
    wordsOf: (set) =>
      Array.from(members.subarray(starts[set], starts[set + 1]), (id) => words[id]!),
    knows: (word) => ids.has(word),
  };
}
