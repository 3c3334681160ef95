/** Text → words: lower case, no accents, British and American spellings folded, light stems. */

/** Non-ASCII; most text needs no accent folding. */
const beyondAscii = /[^\0-\x7f]/;

export function foldText(text: string): string {
  const plain = beyondAscii.test(text)
    ? text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('m²', 'm2').replaceAll('m³', 'm3')
    : text;
  return plain
    .toLowerCase()
    .replace(/[’'](?:s|ll|ve|re|d|m)\b/g, '')
    .replace(/[’'`]/g, '');
}

export function splitWords(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? [];
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})ies$/, '$1y'],
  [/^(.{2,}(?:s|x|z|ch|sh))es$/, '$1'],
  [/^(.{2,}[^su])s$/, '$1'],
  [/^(.{3,}at)(?:ion|ing|ed|e|or)$/, '$1'],
  [/^(.{4,}[^aeiou]t)ion$/, '$1'],
  [/^(.{4,})ness$/, '$1'],
  [/^(.{3,})ing$/, '$1'],
  [/^(.{3,}[^e])ed$/, '$1'],
  [/^(.{3,})e$/, '$1'],
];

/** Light stemmer for both handbook and question, so the stem needn't be a word. */
export function stemWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  for (const [pattern, replacement] of endings) {
    if (stem.length >= 4) stem = stem.replace(pattern, replacement);
  }
  // "fitting" → "fitt" → "fit", but "wall" and "glass" keep their double letter.
  if (stem !== word && /([bdgmnprt])\1$/.test(stem)) stem = stem.slice(0, -1);
  return stem;
}
