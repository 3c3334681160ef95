/** Splits text into words and punctuation. Case, accents and hyphens are dropped; plural endings are normalised. */

export interface Token {
  /** A lower-case word, a number in digits, or `,` or `.`. */
  readonly text: string;
  readonly stem: string;
  /** Original spelling. */
  readonly written: string;
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/^(stor)(?:ies|eys|ey|y)$/, '$1ey'],
  [/^(.{2,})ves$/, '$1f'],
  [/^(.{2,})ies$/, '$1y'],
  [/^(.{2,}(?:ch|sh|ss|x))es$/, '$1'],
  [/^(.{2,}[^sui])s$/, '$1'],
];

/** One form for singular and plural; applied to vocabulary and prompt alike. */
export function stem(word: string): string {
  for (const [pattern, replacement] of endings) {
    if (pattern.test(word)) return word.replace(pattern, replacement);
  }
  return word;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/ß/g, 'ss');

export function words(text: string): string[] {
  return plain(text).match(/[a-z]+|\d+/g) ?? [];
}

const longestPromptCharacters = 2000;

export function tokenise(prompt: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /[\p{L}\p{M}'’`]+|\d+(?:\.\d+)?|[,;:.!?()\n]/gu;
  for (const [written] of prompt.slice(0, longestPromptCharacters).matchAll(pattern)) {
    if (/^[,;:(]/.test(written)) tokens.push({ text: ',', stem: ',', written });
    else if (/^[.!?)\n]/.test(written)) tokens.push({ text: '.', stem: '.', written });
    else {
      const text = plain(written);
      if (text !== '') tokens.push({ text, stem: stem(text), written });
    }
  }
  return tokens;
}
