/**
 * Rough phonetic key: "sidny" and "Sydney", "fome" and "foam" sound alike, although their letters differ by
 * two. Drops inner vowels and merges letters that sound alike.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/[sc]hoo/g, 'skoo'],
  [/[ts]ch/g, 'ch'],
  [/tion|sion|shun|cian/g, 'xn'],
  [/sh|ch/g, 'x'],
  [/(?:igh|eigh)t/g, 'it'],
  [/gh/g, ''],
  [/dg/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/ck|qu?|c/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/mb$/, 'm'],
  [/e?s$/, 's'],
];

export function phoneticKey(word: string): string {
  const heard = rules.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  const first = /[aeiouy]/.test(heard[0] ?? '') ? 'a' : '';
  return first + heard.replace(/[aeiouy]|(?<!^)[hw]/g, '').replace(/(.)\1+/g, '$1');
}
