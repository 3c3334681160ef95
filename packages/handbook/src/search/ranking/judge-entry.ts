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

export function judge(
  item: Indexed,
  words: readonly string[],
  spelled: string,
  weightOf: (word: string) => number,
  sets: WordSets,
): Omit<Found, 'foreign' | 'isUnheardOf'> {
  const asked = new Set(words);
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  let named: Name | undefined;
  let namedShare = 0;
  let verbatim = false;
  for (const name of item.names) {
    if (!name.words.every((word) => asked.has(word))) continue;
    const weight = [...new Set(name.words)].reduce((sum, word) => sum + weightOf(word), 0) / total;
    const isVerbatim = spelled.includes(` ${splitWords(name.text).join(' ')} `);
    if (name.isWork && !isVerbatim) continue;
    // The fuller name wins; of two alike the one that stands in the question word for word.
    if (weight > namedShare + 1e-9 || (weight > namedShare - 1e-9 && isVerbatim && !verbatim)) {
      named = name;
      namedShare = weight;
      verbatim = isVerbatim;
    }
  }
  const covered =
    words.reduce((sum, word) => sum + (sets.has(item.all, word) ? weightOf(word) : 0), 0) / total;
  const headCredit = (word: string) =>
    sets.has(item.head, word) ? 1 : sets.has(item.heard, word) ? heardShare : 0;
  const headShare = words.reduce((sum, word) => sum + weightOf(word) * headCredit(word), 0) / total;
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
    namedWords: named ? new Set(named.words).size : 0,
  };
}
