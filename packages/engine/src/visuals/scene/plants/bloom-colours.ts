/** Colours of the flowers in a garden: those of the words, else those that a kind of flower has. */
import type { Brief } from '../../brief/brief.ts';
import { type ColourKey, colours } from '../../brief/vocabulary/finishes.ts';

const kindHexes: readonly (readonly [said: RegExp, hexes: readonly string[]])[] = [
  [/hydrangea/i, ['#8fa3d6', '#d9a3bd']],
  [/lavender|wisteria/i, ['#8a74b8']],
  [/geranium/i, ['#c8382f']],
  [/bougainvillea/i, ['#c23a80']],
  [/sunflower/i, ['#e8b92e']],
  [/\broses?\b|rosebush/i, ['#d98a9a', '#b8384a']],
  [/tulip/i, ['#c8382f', '#e8b92e', '#d98a9a']],
  [/popp(y|ies)/i, ['#c8301f']],
  [/dais(y|ies)/i, ['#f4f1e8']],
];

export function bloomHexes({ parts, prompt }: Brief): readonly string[] {
  const { flowers } = parts;
  if (flowers?.wanted !== true) return [];
  const asked = (flowers.colours ?? []).flatMap((wish) => {
    const key = wish.split(' ').at(-1) as ColourKey;
    return colours[key] === undefined ? [] : [colours[key].hex];
  });
  return asked.length > 0 ? asked : (kindHexes.find(([said]) => said.test(prompt))?.[1] ?? []);
}
