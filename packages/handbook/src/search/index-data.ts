/** Computed from all entries before the first question. It can be kept in a file: see `kept-index.ts`. */
import MiniSearch, { type Options } from 'minisearch';
import type { Entry } from '../entries/entry.ts';
import { type Fields, type Indexed, indexEntry } from './indexed-entry.ts';
import { countWords, rarityOf } from './word-counts.ts';
import { createWordSets, type WordSets } from './word-sets.ts';

export type Document = Fields & { readonly id: number };

export interface IndexData {
  /** In the order of the entries. */
  readonly indexed: readonly Indexed[];
  readonly sets: WordSets;
  readonly engine: MiniSearch<Document>;
  readonly rarity: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
}

export const engineOptions: Options<Document> = {
  fields: ['names', 'tags', 'text'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => (term === '' ? null : term),
  searchOptions: {
    boost: { names: 4, tags: 2 },
    // Typing errors are corrected before searching, using the question's other words as context; fuzzy
    // search would cost most of the time and guess worse.
    prefix: (term) => term.length > 4,
    combineWith: 'OR',
  },
};

export function* indexAll(entries: readonly Entry[]): Generator<void, IndexData> {
  const indexed: Indexed[] = [];
  const sets = createWordSets();
  const engine = new MiniSearch(engineOptions);
  // Words are computed once per entry and passed to MiniSearch preprocessed.
  for (const [id, entry] of entries.entries()) {
    const { item, fields } = indexEntry(entry, sets);
    indexed.push(item);
    engine.add({ id, ...fields });
    yield;
  }
  const rarity = yield* rarityOf(indexed, sets);
  const counts = yield* countWords(entries);
  return { indexed, sets, engine, rarity, counts };
}
