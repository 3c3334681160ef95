/** How much of a question an entry truly covers: by its names, by what it is filed under, by its words. */
import type { Entry } from '../../entries/entry.ts';
import type { Indexed, Name } from '../indexed-entry.ts';
import type { WordSets } from '../word-sets.ts';
import { splitWords } from '../words.ts';

export interface Found {
  readonly entry: Entry;
  /** 0–1: the share of the question's weight that the entry answers. */
  readonly score: number;
  /** The alias or title wholly contained in the question, if any. */
  readonly named: string | undefined;
  /** Share of the question covered by that name. */
  readonly namedShare: number;
  /** Share of the question whose words the entry uses anywhere. */
  readonly covered: number;
  /** Share of the question whose words are in its title, aliases and tags. */
  readonly headShare: number;
  /** The name stands in the question word for word. */
  readonly isVerbatim: boolean;
  /** Weight of that name, whatever stands around it: rare words weigh more. */
  readonly nameWeight: number;
  /** How many subject words that name has. */
  readonly namedWords: number;
  /** Words of another world than homes, or of no entry at all: "chess", "Zorblax". */
  readonly foreign: number;
  /** Some of those are words of no language we know. */
  readonly isUnheardOf: boolean;
}

/** How a score is made of: the name in the question, words in title/aliases/tags, words anywhere. */
const shares = { name: 0.42, head: 0.33, anywhere: 0.25 } as const;

/** A word in which people come to an entry counts this much of one that names it. */
const heardShare = 0.75;

/** Added for a name that stands in the question word for word. */
const verbatimBonus = 0.04;

/** The words of a question with what they weigh, which is worked out once for all entries. */
export interface QueryWords {
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
}

export function queryWords(
  words: readonly string[],
  weightOf: (word: string) => number,
): QueryWords {
  const weights = new Map(words.map((word) => [word, weightOf(word)]));
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { weights, total };
}

/** Weight of a name whose words all stand in the question; undefined where one is missing. */
function weightOfName({ words }: Name, { weights }: QueryWords): number | undefined {
  let sum = 0;
  for (const word of words) {
    const weight = weights.get(word);
    if (weight === undefined) return undefined;
    sum += weight;
  }
  return sum;
}

export function judge(
  item: Indexed,
  asked: QueryWords,
  spelled: string,
  sets: WordSets,
): Omit<Found, 'foreign' | 'isUnheardOf'> {
  const { total } = asked;
  let named: Name | undefined;
  let namedShare = 0;
  let verbatim = false;
  for (const name of item.names) {
    const nameWeight = weightOfName(name, asked);
    if (nameWeight === undefined) continue;
    const weight = nameWeight / total;
    const isVerbatim = spelled.includes(` ${splitWords(name.text).join(' ')} `);
    if (name.isWork && !isVerbatim) continue;
    // The fuller name wins; of two alike the one that stands in the question word for word.
    if (weight > namedShare + 1e-9 || (weight > namedShare - 1e-9 && isVerbatim && !verbatim)) {
      named = name;
      namedShare = weight;
      verbatim = isVerbatim;
    }
  }
  let inAll = 0;
  let inHead = 0;
  for (const [word, weight] of asked.weights) {
    // Whatever stands in its head, or is heard, is among all its words.
    if (!sets.has(item.all, word)) continue;
    inAll += weight;
    if (sets.has(item.head, word)) inHead += weight;
    else if (sets.has(item.heard, word)) inHead += weight * heardShare;
  }
  const covered = inAll / total;
  const headShare = inHead / total;
  const score =
    shares.name * namedShare +
    shares.head * headShare +
    shares.anywhere * covered +
    (verbatim ? verbatimBonus * namedShare : 0);
  return {
    entry: item.entry,
    score,
    named: named?.text,
    namedShare,
    covered,
    headShare,
    isVerbatim: verbatim,
    nameWeight: namedShare * total,
    namedWords: named?.words.length ?? 0,
  };
}
