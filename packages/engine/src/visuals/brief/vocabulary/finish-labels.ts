/** Labels of finishes: "Light oak", " with black legs". */
import { materials } from './finishes.ts';
import type { PartKey } from './parts.ts';
import { type PieceWish, pieces } from './pieces.ts';
import { traits } from './traits.ts';

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function materialLabel(wish: string): string {
  const words = wish.split(' ');
  const label = materials[words.at(-1) as keyof typeof materials]?.label ?? wish;
  return words.length > 1 ? `${sentence(words[0]!)} ${label.toLowerCase()}` : label;
}

/** " with black legs". */
export function pieceLabels({
  pieces: owned = [],
}: {
  readonly pieces?: readonly PieceWish[];
}): string {
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

/** Fact of a scene that this part of a room wears the finish that words give it. */
export const finishFact = (part: PartKey): string => `${part} finish`;

/** Pieces of a room whose builders can wear any finish; of others a finish may mean no more than their kind. */
export const finishedParts: readonly PartKey[] = [
  ...(['sofa', 'armchair', 'chairs', 'stools', 'bench', 'table', 'coffee-table', 'desk'] as const),
  ...(['bed', 'nightstand', 'wardrobe', 'shelves', 'cabinets', 'countertop', 'island'] as const),
  ...([
    'sink',
    'bathtub',
    'faucet',
    'fridge',
    'oven',
    'hood',
    'mirror',
    'rug',
    'curtains',
  ] as const),
  ...(['lamp', 'pendants', 'lanterns', 'fireplace', 'piano', 'stairs', 'panelling'] as const),
];
