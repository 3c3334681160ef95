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
  readonly packed: () => PackedWordSets;
}

export interface PackedWordSets {
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly members: Uint16Array;
}

const mostWords = 2 ** 16;

const empty: PackedWordSets = { words: [], starts: [0], members: new Uint16Array() };

export function createWordSets(packed = empty): WordSets {
  const words = [...packed.words];
  const ids = new Map(words.map((word, id) => [word, id]));
  const starts = [...packed.starts];
  let { members } = packed;

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
        const larger = new Uint16Array(Math.max(mostWords, 2 * (start + set.length)));
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
    packed: () => ({ words, starts, members: members.slice(0, starts.at(-1)) }),
  };
}
