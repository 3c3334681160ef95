/** Outline of a thing on a photo, from its bounding box: for display, not for masking. */
import { connectedComponents } from '../../ops/components.ts';
import { withScratch } from '../../ops/scratch-arrays.ts';
import { traceOutline } from '../../ops/trace-outline.ts';
import type { Analysis, SurfaceClass } from '../../sense/analysis.ts';
import { type ThingBox, thingCells } from './thing-matte.ts';

/** As shares of the photo, from its top left corner. */
export interface PlaceOnPhoto {
  readonly x: number;
  readonly y: number;
}

/** Minimum share of its box; below that the thing can't be separated from its surroundings. */
const leastOfBox = 0.2;
/** In cells, of which 300 span the photo. */
const tolerances = [0.9, 1.6, 2.8, 5] as const;
export const mostOutlinePoints = 48;

/** In order around the thing; undefined if only its box can be shown. */
export function thingOutline(
  analysis: Analysis,
  box: ThingBox,
  readAs: SurfaceClass,
): PlaceOnPhoto[] | undefined {
  const { width, height, cover } = thingCells(analysis, box, readAs);
  const piece = largestPiece(cover, width, height);
  const count = piece.reduce((sum, value) => sum + value, 0);
  if (count < leastOfBox * box.width * box.height * cover.length) return undefined;
  for (const tolerance of tolerances) {
    const corners = traceOutline(piece, width, height, tolerance);
    if (corners.length > mostOutlinePoints) continue;
    return corners.map(([x, y]) => ({ x: x / width, y: y / height }));
  }
  return undefined;
}

function largestPiece(cover: Float32Array, width: number, height: number): Uint8Array {
  return withScratch(() => {
    const isOf = Uint8Array.from(cover, (value) => (value > 0.5 ? 1 : 0));
    const { of, size } = connectedComponents(isOf, width, height);
    const largest = size.indexOf(Math.max(...size));
    return isOf.map((_, cell) => (size.length > 0 && of[cell] === largest ? 1 : 0));
  });
}
