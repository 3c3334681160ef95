/** Index of all vocabularies: normalised phrase → possible meanings. */

import { stem, words } from './tokens.ts';
import { entry, type Vocabulary } from './vocabulary/entry.ts';
import { colours, materials, roofs, shades } from './vocabulary/finishes.ts';
import {
  articles,
  breakers,
  copulas,
  negators,
  numberWords,
  removers,
  silentWords,
  wordsOfOthers,
} from './vocabulary/grammar-words.ts';
import { kindPhrases } from './vocabulary/kinds.ts';
import { parts, treeKinds } from './vocabulary/parts.ts';
import { plainWords } from './vocabulary/plain-words.ts';
import { styles } from './vocabulary/styles.ts';
import { buildings, rooms, views } from './vocabulary/subjects.ts';
import {
  cameras,
  forms,
  media,
  moods,
  seasons,
  settings,
  sizes,
  times,
  weathers,
} from './vocabulary/surroundings.ts';
import { traits } from './vocabulary/traits.ts';

const storeyWords = { storey: entry('Storeys', 'storey|story|level|storied') } satisfies Vocabulary;

/** If a phrase is in two tables, the earlier slot wins. */
const tables = {
  building: buildings,
  room: rooms,
  part: parts,
  storey: storeyWords,
  roof: roofs,
  material: materials,
  colour: colours,
  shade: shades,
  trait: traits,
  style: styles,
  tree: treeKinds,
  season: seasons,
  weather: weathers,
  time: times,
  camera: cameras,
  medium: media,
  setting: settings,
  size: sizes,
  form: forms,
  mood: moods,
  view: views,
} as const satisfies Readonly<Record<string, Readonly<Record<string, { readonly words: string }>>>>;

export type LexiconSlot = keyof typeof tables;

export interface Meaning {
  readonly slot: LexiconSlot;
  readonly value: string;
}

export const longestPhrase = 5;

function buildIndex(): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>();
  for (const [slot, table] of Object.entries(tables) as [
    LexiconSlot,
    Readonly<Record<string, { words: string }>>,
  ][]) {
    for (const [value, row] of Object.entries(table)) {
      for (const phrase of row.words.split('|')) {
        const key = words(phrase).map(stem).join(' ');
        if (!index.has(key)) index.set(key, { slot, value });
      }
    }
  }
  for (const [phrase, part] of kindPhrases) {
    const key = words(phrase).map(stem).join(' ');
    // "A Moroccan rug" names a style too.
    const isStyled = index.get(key.split(' ')[0]!)?.slot === 'style';
    if (!index.has(key) && !isStyled) index.set(key, { slot: 'part', value: part });
  }
  return index;
}

export const lexicon = buildIndex();

const stems = (list: readonly string[]) => new Set(list.map(stem));
export const grammar = {
  numbers: numberWords,
  negators: stems(negators),
  copulas: stems(copulas),
  breakers: stems(breakers),
  articles: stems(articles),
  removers: stems(removers),
  silent: stems(silentWords),
} as const;

/** Every known single word; others may be typos. */
export const knownWords: ReadonlySet<string> = new Set([
  ...[...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
  ...grammar.negators,
  ...grammar.copulas,
  ...grammar.breakers,
  ...grammar.articles,
  ...grammar.removers,
  ...grammar.silent,
  ...[...wordsOfOthers, ...plainWords].flatMap((word) => [word, stem(word)]),
  ...Object.keys(numberWords),
]);

/** Candidates for correcting typos: words with a meaning. */
export const correctableWords: readonly string[] = [
  ...new Set([...lexicon.keys()].flatMap((phrase) => phrase.split(' '))),
  'without',
].filter((word) => word.length >= 4);
