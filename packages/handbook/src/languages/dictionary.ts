/** Word tables of each language, by phrase. Endings are stripped, so that "tragende" matches "tragend". */
import { householdWords } from './household-words.ts';
import { measureWords } from './measure-words.ts';
import { placeWords } from './place-words.ts';
import { questionWords } from './question-words.ts';
import { thingWords } from './thing-words.ts';
import { troubleWords } from './trouble-words.ts';

export const languages = ['german', 'french', 'spanish', 'italian', 'portuguese'] as const;
export type Language = (typeof languages)[number];

const longestPhrase = 5;
const shortestRoot = 3;
/** Shorter ends stand in many words by chance. */
const shortestHead = 4;
/** Splitting tries each place of a word, so that it costs the square of the length. */
const longestCompound = 48;

/** "Länge", "côté", "straße": without diacritics, as people also type them. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

function rootOf(word: string, language: Language): string {
  const ending = language === 'german' ? /(?:en|em|er|es|e|n|s)$/ : /(?:h?[aeio]s?|s)$/;
  const root = word.replace(ending, '');
  return root.length < shortestRoot ? word : root;
}

const rowsOf = (table: string): readonly string[][] =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

export class Dictionary {
  readonly #language: Language;
  readonly #phrases = new Map<string, string>();
  readonly #roots = new Map<string, string>();
  readonly #frame = new Set<string>();

  constructor(language: Language) {
    this.#language = language;
    const column = languages.indexOf(language) + 1;
    for (const table of [
      questionWords,
      measureWords,
      placeWords,
      thingWords,
      troubleWords,
      householdWords,
    ]) {
      for (const row of rowsOf(table)) {
        const [english = ''] = row;
        for (const phrase of (row[column] ?? '').split('/').map(plainLetters)) {
          if (phrase === '') continue;
          if (table === questionWords) for (const word of phrase.split(' ')) this.#frame.add(word);
          if (!this.#phrases.has(phrase)) this.#phrases.set(phrase, english);
          const root = this.#rooted(phrase.split(' '));
          if (!this.#roots.has(root)) this.#roots.set(root, english);
        }
      }
    }
  }

  /** Whether the word only forms questions ("wie", "quelle"). */
  frames(word: string): boolean {
    return this.#frame.has(word);
  }

  /** The longest phrase starting here, in English, with its number of words. */
  longestAt(words: readonly string[], at: number): { english: string; length: number } | undefined {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
      const english = this.#find(words.slice(at, at + length));
      if (english !== undefined) return { english, length };
    }
    const parts =
      this.#language === 'german'
        ? (this.#compound(words[at]!) ?? this.#headOf(words[at]!))
        : undefined;
    return parts === undefined ? undefined : { english: parts, length: 1 };
  }

  #find(words: readonly string[]): string | undefined {
    const rooted = this.#rooted(words);
    // "Grünen" is "grün", whose own end looks like an ending.
    return (
      this.#phrases.get(words.join(' ')) ?? this.#roots.get(rooted) ?? this.#phrases.get(rooted)
    );
  }

  #rooted(words: readonly string[]): string {
    return words.map((word) => rootOf(word, this.#language)).join(' ');
  }

  /** Splits compounds: "Schlafzimmerwand" is a bedroom wall. */
  #compound(word: string): string | undefined {
    if (word.length > longestCompound) return undefined;
    for (let at = word.length - shortestRoot; at >= shortestRoot; at--) {
      const head = this.#find([word.slice(at)]);
      const first = word.slice(0, at);
      const before = this.#find([first]) ?? this.#find([first.replace(/[nse]$/, '')]);
      if (head && before) return `${before} ${head}`;
    }
    return undefined;
  }

  /** A compound is named by its last part: a "Mehrfamilienhaus" is a house. */
  #headOf(word: string): string | undefined {
    if (word.length > longestCompound) return undefined;
    for (let at = shortestRoot; at <= word.length - shortestHead; at++) {
      const end = word.slice(at);
      const head = this.frames(end) ? undefined : this.#find([end]);
      if (head) return head;
    }
    return undefined;
  }
}

const dictionaries = new Map<Language, Dictionary>();

export function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language) ?? new Dictionary(language);
  dictionaries.set(language, known);
  return known;
}
