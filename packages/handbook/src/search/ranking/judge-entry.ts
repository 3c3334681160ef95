/** How much of a question an entry covers: by names, by tags, by its text. */
import type { Entry } from '../../entries/entry.ts';
import type { Indexed, Name } from '../indexed-entry.ts';
import type { WordSets } from '../word-sets.ts';
import { splitWords } from '../words.ts';

export interface Found {
  readonly entry: Entry;
  /** 0–1: covered share of the question's weight. */
  readonly score: number;
  /** The alias or title contained in the question, if any. */
  readonly named: string | undefined;
  /** Share of the question covered by that name. */
  readonly namedShare: number;
  /** Share of the question whose words occur anywhere in the entry. */
  readonly covered: number;
  /** Share of the question whose words occur in title, aliases and tags. */
  readonly headShare: number;
  readonly isVerbatim: boolean;
  /** Weight of that name, independent of the question: rare words weigh more. */
  readonly nameWeight: number;
  readonly namedWords: number;
  /** Number of words unrelated to homes, or in no entry: "chess", "Zorblax". */
  readonly foreign: number;
  /** Some of them are in no dictionary. */
  readonly isUnheardOf: boolean;
}

/** Weights of the score: name in the question, words in title/aliases/tags, words anywhere. */
const shares = { name: 0.42, head: 0.33, anywhere: 0.25 } as const;

/** Weight of a colloquial word for an entry relative to one of its name. */
const heardShare = 0.75;

/** Bonus for a literally contained name. */
const verbatimBonus = 0.04;

/** Weights of a question's words, computed once for all entries. */
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

/** Weight of a name if the question contains all its words; otherwise undefined. */
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
    // The longer name wins; of two equal ones the literal one.
    if (weight > namedShare + 1e-9 || (weight > namedShare - 1e-9 && isVerbatim && !verbatim)) {
      named = name;
      namedShare = weight;
      verbatim = isVerbatim;
    }
  }
  let inAll = 0;
  let inHead = 0;
  for (const [word, weight] of asked.weights) {
    // The set of all words includes those of head and colloquial words.
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
