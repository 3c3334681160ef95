/**
 * Questions in German, French, Spanish, Italian and Portuguese, put into English word by word: enough
 * for what is asked and its figures to be found. What no table knows is left out.
 */
import { searchIndex } from '../search/search-index.ts';
import { subjectWord } from '../search/subject-words.ts';
import { dictionaryOf, type Language, languages, plainLetters } from './dictionary.ts';
import { englishStopWords } from './english-words.ts';

export interface InEnglish {
  readonly language: Language;
  readonly text: string;
}

const word = /^[a-z]/;
const fewestOwn = 2;

/** Undefined where the question is in English, or in a language that no table holds. */
export function inEnglish(question: string): InEnglish | undefined {
  const tokens = tokensOf(question);
  const words = tokens.filter((token) => word.test(token));
  const scored = languages.map((language) => ({ language, ...countedIn(words, language) }));
  const best = scored.reduce((a, b) => (b.own - b.english > a.own - a.english ? b : a));
  if (best.own < fewestOwn || best.own < best.english) return undefined;
  return { language: best.language, text: translate(tokens, best.language) };
}

/** How many of the words are the language's own, and how many are as good English. */
function countedIn(words: readonly string[], language: Language): { own: number; english: number } {
  const dictionary = dictionaryOf(language);
  let own = 0;
  let english = 0;
  for (let at = 0; at < words.length; ) {
    const length = dictionary.longestAt(words, at)?.length ?? 0;
    for (const token of words.slice(at, at + Math.max(1, length))) {
      if (isMeasure(token)) continue;
      const isOwn = length > 0 && !englishStopWords.has(token);
      if (isOwn && (dictionary.frames(token) || !isEnglish(token))) own++;
      else if (englishStopWords.has(token) || isEnglish(token)) english++;
    }
    at += Math.max(1, length);
  }
  return { own, english };
}

const isEnglish = (token: string): boolean =>
  searchIndex().uses(token) || searchIndex().uses(subjectWord(token));

function tokensOf(question: string): readonly string[] {
  const text = plainLetters(question)
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/(\d ?(?:m|cm|mm)?) (?:por|per|sur|mal|auf|par) (\d)/g, '$1 x $2')
    .replace(/['’-]/g, ' ');
  return text.match(/[a-z][a-z0-9²³]*|\d[\d.:/x×]*(?:[a-z]{1,2}[²³\d]?)?|[%°€$£?]/g) ?? [];
}

function translate(tokens: readonly string[], language: Language): string {
  const dictionary = dictionaryOf(language);
  const written: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const found = word.test(token) ? dictionary.longestAt(tokens, at) : undefined;
    if (found) written.push(found.english);
    else if (!word.test(token) || isMeasure(token)) written.push(token);
    at += found?.length ?? 1;
  }
  return written
    .filter((part) => part !== '')
    .join(' ')
    .replace(/ (?=\?)/g, '');
}

const isMeasure = (token: string): boolean =>
  /^(?:x|mm|cm|m|km|m2|m3|m²|m³|kg|kw|w|l|db|lux|led|osb|mdf|pvc|wc|ral|upvc)$/.test(token);
