/**
 * Translates German, French, Spanish, Italian and Portuguese prompts to English words for the one parser. The
 * language is detected by its words; longer phrases win.
 */
import { catalogueRows } from '../../catalogue/catalogue.ts';
import { places } from '../../catalogue/places.ts';
import type { Correction } from '../brief.ts';
import { knownWords } from '../lexicon.ts';
import { nearestWord } from '../spelling.ts';
import { words as plainWords, stem, type Token, tokenise } from '../tokens.ts';
import { styles } from '../vocabulary/styles.ts';
import { type Language, languages } from './languages.ts';
import { outdoorWords } from './outdoor-words.ts';
import { placeWords } from './place-words.ts';
import { smallWords } from './small-words.ts';
import { thingWords } from './thing-words.ts';
import { traitWords } from './trait-words.ts';

export type PromptLanguage = Language | 'english';

interface Dictionary {
  /** Stemmed phrase to English words. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  readonly smallWords: ReadonlySet<string>;
  readonly correctable: readonly string[];
}

const longestPhrase = 5;
const shortestRoot = 3;
/** Splitting tries each place of a word, and strips the endings of each part. */
const longestCompound = 48;

/** One stem for inflected forms: "weißen", "blancas", "rossi". */
function rootOf(word: string, language: Language): string {
  const ending = language === 'german' ? /(?:en|em|er|es|e|n|s)$/ : /(?:h?[aeio]s?|s)$/;
  const root = word.replace(ending, '');
  if (root === word || root.length < shortestRoot) return word;
  // German endings are stacked: "grün", "grünem".
  return language === 'german' ? rootOf(root, language) : root;
}

const catalogueCells = (column: number): Rows =>
  [...Object.values(catalogueRows), ...places].map(({ words, others }) => [
    words.split('|')[0]!,
    (others.split('|')[column - 1] ?? '').trim().split('/'),
  ]);

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** English words with their phrases in the language. */
type Rows = readonly (readonly [english: string, phrases: readonly string[]])[];

function styleRows(language: Language): Rows {
  return Object.values(styles).map(({ words, translations }) => [
    words.split('|')[0]!,
    translations?.[language]?.split('|') ?? [],
  ]);
}

function dictionaryOf(language: Language): Dictionary {
  const column = languages.indexOf(language) + 1;
  const phrases = new Map<string, readonly string[]>();
  const small = new Set<string>();
  const tableRows = (table: string): Rows =>
    rowsOf(table).map((row) => [row[0]!, (row[column] ?? '').split('/')]);
  const known = [
    ...tableRows(outdoorWords),
    ...tableRows(thingWords),
    ...tableRows(placeWords),
    ...tableRows(traitWords),
    ...styleRows(language),
    ...catalogueCells(column),
  ];
  const smallRows = tableRows(smallWords);
  for (const [english, foreign] of [...known, ...smallRows]) {
    for (const phrase of foreign) {
      const own = plainWords(phrase);
      if (own.length === 0) continue;
      const key = own.map((word) => rootOf(word, language)).join(' ');
      if (!phrases.has(key)) phrases.set(key, plainWords(english));
    }
  }
  for (const [, foreign] of smallRows)
    for (const word of foreign.flatMap(plainWords)) small.add(word);
  const correctable = [...phrases.keys()].filter((key) => !key.includes(' ') && key.length > 4);
  return { phrases, smallWords: small, correctable };
}

const dictionaries = new Map<Language, Dictionary>();

function dictionary(language: Language): Dictionary {
  const known = dictionaries.get(language) ?? dictionaryOf(language);
  dictionaries.set(language, known);
  return known;
}

/** Function words identify a language best: every sentence has some. */
const smallWeight = 2;

export function languageOf(tokens: readonly Token[]): PromptLanguage {
  const words = tokens.map(({ text }) => text).filter((text) => /^[a-z]/.test(text));
  const isEnglish = (word: string) => knownWords.has(stem(word)) || knownWords.has(word);
  let best: PromptLanguage = 'english';
  let most = words.filter(isEnglish).length * 1.5 + 0.5;
  for (const language of languages) {
    const { phrases, smallWords: small } = dictionary(language);
    const score = words.reduce((sum, word) => {
      if (isEnglish(word))
        return sum + (small.has(word) || phrases.has(rootOf(word, language)) ? 1.5 : 0);
      if (small.has(word)) return sum + smallWeight;
      return sum + (phrases.has(rootOf(word, language)) ? 1.4 : 0);
    }, 0);
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

/** German compounds with materials: "Samtsofa", "Kiesweg". */
function parted(word: string, { phrases }: Dictionary): readonly string[] | undefined {
  if (word.length > longestCompound) return undefined;
  for (let at = word.length - shortestRoot; at >= shortestRoot; at--) {
    const head = phrases.get(rootOf(word.slice(at), 'german'));
    if (head === undefined) continue;
    const first = word.slice(0, at);
    const [whole, linked] = [
      rootOf(first, 'german'),
      rootOf(first.replace(/[nse]$/, ''), 'german'),
    ];
    const before = phrases.get(whole) ?? phrases.get(linked);
    if (before !== undefined) return [...before, ...head];
  }
  return undefined;
}

export interface Translated {
  readonly tokens: readonly Token[];
  readonly language: PromptLanguage;
  readonly corrections: readonly Correction[];
}

/** English words for a prompt in another language; unknown words stay. */
export function translated(prompt: string): Translated {
  const english = tokenise(prompt);
  const language = languageOf(tokenise(prompt.replace(/['’]/g, ' ')));
  if (language === 'english') return { tokens: english, language, corrections: [] };
  const own = tokenise(prompt.replace(/['’]/g, ' '));
  const known = dictionary(language);
  const corrections: Correction[] = [];
  const roots = own.map(({ text }) => rootOf(text, language));
  const tokens: Token[] = [];
  const write = (words: readonly string[], written: string) => {
    for (const text of words) tokens.push({ text, stem: stem(text), written });
  };
  for (let at = 0; at < own.length; ) {
    const { text, written } = own[at]!;
    let taken = 0;
    for (let length = Math.min(longestPhrase, own.length - at); length > 0; length--) {
      const words = known.phrases.get(roots.slice(at, at + length).join(' '));
      if (words === undefined) continue;
      write(
        words,
        own
          .slice(at, at + length)
          .map((one) => one.written)
          .join(' '),
      );
      taken = length;
      break;
    }
    if (taken === 0) {
      const parts = language === 'german' ? parted(text, known) : undefined;
      const slip = /^[a-z]{5,}$/.test(text) && !knownWords.has(stem(text));
      const nearest =
        parts === undefined && slip ? nearestWord(roots[at]!, known.correctable) : undefined;
      if (parts !== undefined) write(parts, written);
      else if (nearest !== undefined) {
        const words = known.phrases.get(nearest)!;
        corrections.push({ from: written, to: words.join(' ') });
        write(words, written);
      } else tokens.push(own[at]!);
    }
    at += Math.max(1, taken);
  }
  return { tokens, language, corrections };
}
