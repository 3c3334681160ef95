/**
 * Translates questions in German, French, Spanish, Italian and Portuguese word by word, well enough to find
 * the subject and figures. Unknown words are dropped, unless the handbook knows them as they are.
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
const shortestShared = 4;
/** Weight of a word of at most one entry in a hundred. */
const rare = 5.5;

/** Undefined if the question is in English or an unsupported language. */
export function inEnglish(question: string): InEnglish | undefined {
  const tokens = tokensOf(question);
  const words = tokens.filter((token) => word.test(token)).map(knownAs);
  const [best] = languages
    .filter((language) => mayBeIn(words, language))
    .map((language) => ({ language, ...countedIn(words, language) }))
    .sort((a, b) => b.own - b.english - (a.own - a.english));
  if (!best || best.own < fewestOwn || best.own < best.english) return undefined;
  const names = best.language === 'german' ? noNames : namesIn(question);
  return { language: best.language, text: translate(tokens, best.language, names) };
}

interface Word {
  readonly token: string;
  readonly isMeasure: boolean;
  readonly isStopWord: boolean;
  readonly isEnglish: boolean;
}

function knownAs(token: string): Word {
  const isStopWord = englishStopWords.has(token);
  return {
    token,
    isMeasure: isMeasure(token),
    isStopWord,
    isEnglish: isStopWord || searchIndex().uses(token) || searchIndex().uses(subjectWord(token)),
  };
}

/** Upper bound of the count below without phrase look-ups: most questions are plainly English. */
function mayBeIn(words: readonly Word[], language: Language): boolean {
  const dictionary = dictionaryOf(language);
  const counted = words.filter((one) => !one.isMeasure);
  const mostOwn = counted.filter(
    (one) => !one.isStopWord && (!one.isEnglish || dictionary.frames(one.token)),
  ).length;
  return mostOwn >= fewestOwn && mostOwn >= counted.length - mostOwn;
}

/** How many words are the language's own, and how many are also English. */
function countedIn(words: readonly Word[], language: Language): { own: number; english: number } {
  const dictionary = dictionaryOf(language);
  const tokens = words.map(({ token }) => token);
  let own = 0;
  let english = 0;
  for (let at = 0; at < words.length; ) {
    const length = dictionary.longestAt(tokens, at)?.length ?? 0;
    for (const one of words.slice(at, at + Math.max(1, length))) {
      if (one.isMeasure) continue;
      const isOwn = length > 0 && !one.isStopWord;
      if (isOwn && (dictionary.frames(one.token) || !one.isEnglish)) own++;
      else if (one.isEnglish) english++;
    }
    at += Math.max(1, length);
  }
  return { own, english };
}

function tokensOf(question: string): readonly string[] {
  const text = plainLetters(question)
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/(\d ?(?:m|cm|mm)?) (?:por|per|sur|mal|auf|par) (\d)/g, '$1 x $2')
    .replace(/['’-]/g, ' ');
  return text.match(/[a-z][a-z0-9²³]*|\d[\d.:/x×]*(?:[a-z]{1,2}[²³\d]?)?|[%°€$£?]/g) ?? [];
}

const noNames: ReadonlySet<string> = new Set();

/** "Casa Milà": capitals within a sentence mark names, except in German. */
function namesIn(question: string): ReadonlySet<string> {
  const capitals = question.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}’'-]+/gu);
  return new Set([...capitals].map(([name]) => plainLetters(name)));
}

function translate(
  tokens: readonly string[],
  language: Language,
  names: ReadonlySet<string>,
): string {
  const dictionary = dictionaryOf(language);
  const written: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    if (names.has(token)) {
      written.push(token);
      at += 1;
      continue;
    }
    const found = word.test(token) ? dictionary.longestAt(tokens, at) : undefined;
    if (found) written.push(found.english);
    else if (!word.test(token) || isMeasure(token) || isShared(token)) written.push(token);
    at += found?.length ?? 1;
  }
  return written
    .filter((part, index) => part !== '' && part !== written[index - 1])
    .join(' ')
    .replace(/ (?=\?)/g, '');
}

/** A word of many languages, such as "deco" or "terrazzo": rare in the handbook, so that it names its subject. */
function isShared(token: string): boolean {
  const { isTelling, uses, weightOf } = searchIndex();
  const stem = subjectWord(token);
  return (
    token.length >= shortestShared &&
    !englishStopWords.has(token) &&
    uses(stem) &&
    isTelling(stem) &&
    weightOf(stem) >= rare
  );
}

const isMeasure = (token: string): boolean =>
  /^(?:x|mm|cm|m|km|m2|m3|m²|m³|kg|kw|w|l|db|lux|led|osb|mdf|pvc|wc|ral|upvc)$/.test(token);
