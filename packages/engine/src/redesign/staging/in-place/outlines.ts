/** Outlines of a new piece in the photo, by its high and low parts. */
import type { RgbImage } from '../../../image/image.ts';
import type { Point } from '../../../sense/analysis.ts';
import type { Rect } from '../../../visuals/scene/wall-parts.ts';
import { fillRows, hullOf } from '../../compose/convex-outline.ts';
import { from, type Spot } from '../../furnish/floor-plan.ts';
import type { Piece } from '../../furnish/piece.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { pointInPhoto } from '../piece-outline.ts';

/** A made bed is narrower than its headboard on each side (metres). */
const bedInset = 0.07;

export interface PieceAt {
  readonly piece: Piece;
  readonly spot: Spot;
}

interface Block extends Rect {
  readonly low: number;
  readonly high: number;
}

/** High and low parts of a piece, in its own metres: a headboard and a mattress. */
function blocksOf({ name, front, footprint, low, heightMetres }: Piece): Block[] {
  if (!front) return [{ ...footprint, low, high: heightMetres }];
  const back = { ...footprint, z1: footprint.z0 + front.fromMetres, low, high: heightMetres };
  const inset = name === 'Bed' ? bedInset : 0;
  const x0 = footprint.x0 + inset;
  const x1 = footprint.x1 - inset;
  return [back, { ...footprint, x0, x1, low, high: front.heightMetres }];
}

/** Convex outlines of its parts in the photo. */
export function outlinesOf({ piece, spot }: PieceAt, shell: Pick<PhotoShell, 'camera'>): Point[][] {
  return blocksOf(piece).map(({ x0, x1, z0, z1, low, high }) =>
    hullOf(
      [x0, x1].flatMap((x) =>
        [z0, z1].flatMap((z) => {
          const at = from(spot, x, z);
          return [low, high].map((y) => pointInPhoto(shell, at.x, y, at.z));
        }),
      ),
    ),
  );
}

/** Part of its largest outline that is in the picture. */
export function seenShare(
  fitted: PieceAt,
  shell: Pick<PhotoShell, 'camera'>,
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
): number {
  const outline = outlinesOf(fitted, shell).at(-1)!;
  let twice = 0;
  outline.forEach(({ x, y }, k) => {
    const next = outline[(k + 1) % outline.length]!;
    twice += x * next.y - next.x * y;
  });
  let inside = 0;
  fillRows(outline, widthPx, heightPx, (_, from, to) => {
    inside += to - from + 1;
  });
  return inside / Math.max(1, Math.abs(twice) / 2);
}

/** 1 per pixel of its outline. */
export function outlinePixels(
  at: PieceAt,
  shell: Pick<PhotoShell, 'camera'>,
  { widthPx: w, heightPx: h }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
): Uint8Array {
  const pixels = new Uint8Array(w * h);
  for (const outline of outlinesOf(at, shell))
    fillRows(outline, w, h, (y, left, right) => pixels.fill(1, y * w + left, y * w + right + 1));
  return pixels;
}
