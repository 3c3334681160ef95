/** Labels of finishes: "Light oak", " with black legs". */
import type { PartWish } from './brief.ts';
import { materials } from './vocabulary/finishes.ts';
import { pieces } from './vocabulary/pieces.ts';
import { traits } from './vocabulary/traits.ts';

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function materialLabel(wish: string): string {
  const words = wish.split(' ');
  const label = materials[words.at(-1) as keyof typeof materials]?.label ?? wish;
  return words.length > 1 ? `${sentence(words[0]!)} ${label.toLowerCase()}` : label;
}

/** " with black legs". */
export function pieceLabels({ pieces: owned = [] }: PartWish): string {
  const said = owned.map(
    ({ piece, colours: [colour] = [], materials: [material] = [], traits: own = [] }) =>
      [
        ...own.map((trait) => traits[trait].label.toLowerCase()),
        ...(colour === undefined ? [] : [colour.replaceAll('-', ' ')]),
        ...(material === undefined ? [] : [materialLabel(material).toLowerCase()]),
        pieces[piece].label,
      ].join(' '),
  );
  return said.length === 0 ? '' : ` with ${said.join(', ')}`;
}
