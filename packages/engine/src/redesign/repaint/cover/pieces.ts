/** Regions of a photo as pieces of surfaces and things, with the borders that they share. */
import {
  type PhotoRegions,
  type SharedBorder,
  type SharedBorders,
  sharedBorders,
} from './photo-regions.ts';

export interface Piece {
  /** Index in `roomParts`. */
  part: number;
  /** Pixels of the regions' picture, and those of them that belong to things. */
  size: number;
  held: number;
  patches: number;
  readonly colour: [light: number, tint: number, other: number];
}

export interface Pieces {
  readonly of: Int32Array;
  readonly list: ReadonlyMap<number, Piece>;
  readonly borders: SharedBorders;
  /** Pixels of the regions' picture. */
  readonly all: number;
  /** Steps without their sign over borders within walls (codes). */
  readonly rough: number;
}

interface Given {
  /** Part of each superpixel. */
  readonly parts: Uint8Array;
  /** 1 for superpixels within the boxes of things. */
  readonly held?: Uint8Array;
}

/** @param of region of each superpixel */
export function piecesOf(regions: PhotoRegions, of: Int32Array, { parts, held }: Given): Pieces {
  const { patches, width, height } = regions;
  const list = new Map<number, Piece>();
  const counts = new Map<number, number[]>();
  for (let k = 0; k < of.length; k++) {
    const id = of[k]!;
    const piece = list.get(id) ?? { part: 0, size: 0, held: 0, patches: 0, colour: [0, 0, 0] };
    list.set(id, piece);
    const size = patches.size[k]!;
    piece.size += size;
    piece.patches += 1;
    if (held?.[k]) piece.held += size;
    for (const c of [0, 1, 2] as const) piece.colour[c] += patches.colours[c][k]! * size;
    const count = counts.get(id) ?? [0, 0, 0];
    counts.set(id, count);
    count[parts[k]!]! += size;
  }
  for (const [id, piece] of list) {
    for (const c of [0, 1, 2] as const) piece.colour[c] /= Math.max(1, piece.size);
    const count = counts.get(id)!;
    piece.part = count.indexOf(Math.max(...count));
  }
  const borders = sharedBorders(regions, of);
  return { of, list, borders, all: width * height, rough: roughOf(list, borders) };
}

function roughOf(list: ReadonlyMap<number, Piece>, borders: SharedBorders): number {
  const wall = 1;
  let [sum, count] = [0, 0];
  for (const [id, { part }] of list) {
    if (part !== wall) continue;
    for (const [near, { length, rough }] of borders[id]!) {
      if (list.get(near)!.part !== wall) continue;
      sum += rough * length;
      count += length;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Mean step (codes) up to which a border isn't seen, and how much rougher than walls thin lines are. */
const unseen = { step: 2.8, rougher: 1.4, least: 2 } as const;

/** Whether the photo shows no edge where two pieces meet. */
export const isUnseen = ({ step, rough }: SharedBorder, pieces: Pick<Pieces, 'rough'>): boolean =>
  step < unseen.step && rough < unseen.rougher * pieces.rough + unseen.least;

/** Weight of lightness, which shade changes. */
const lightCounts = 0.6;

export const colourApart = (one: Piece['colour'], other: Piece['colour']): number =>
  Math.hypot(lightCounts * (one[0] - other[0]), one[1] - other[1], one[2] - other[2]);
