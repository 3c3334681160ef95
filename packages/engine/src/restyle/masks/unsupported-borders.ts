/**
 * Borders of surfaces without an edge in the photo. A mask may end in the middle of a plain wall; a finish
 * cut off there shows as a seam.
 */
import { boxMean } from '../../ops/box-blur.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { PhotoGrid } from './photo-grid.ts';
import { widest } from './photo-grid.ts';

/** Difference of cover over two cells at which a border starts, and is complete. */
const border = [0.1, 0.3] as const;
/** Distance in cells within which an edge supports a border; length over which a border is averaged. */
const nearCells = 1;
const runCells = 3;
/** Shares of smooth border, averaged, at which it counts as partly, and fully, unsupported. */
const calmShare = [0.1, 0.35] as const;
/** Blur of the band, in cells each way. */
const softCells = 1;

export interface SmoothnessRule {
  /** Largest step beside an unsupported border, and smallest that supports it. */
  readonly carried: readonly [number, number];
  /** Half width of the band around the border, in cells. */
  readonly bandCells: number;
}

/** Proximity of each cell to an unsupported border, 0..1; null if there is none. */
export function unsupportedBorderBand(
  { columns, rows }: PhotoGrid,
  steps: Float32Array,
  signals: readonly Float32Array[],
  { carried, bandCells }: SmoothnessRule,
): Float32Array | null {
  const edges = widest(steps, columns, rows, nearCells);
  const borders = new Float32Array(columns * rows);
  const calm = new Float32Array(columns * rows);
  let most = 0;
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const i = y * columns + x;
      let step = 0;
      for (const signal of signals) {
        const across = Math.abs(signal[i + 1]! - signal[i - 1]!);
        const down = Math.abs(signal[i + columns]! - signal[i - columns]!);
        step = Math.max(step, across, down);
      }
      if (step <= border[0]) continue;
      borders[i] = smoothStep(border[0], border[1], step);
      calm[i] = borders[i]! * smoothStep(carried[1], carried[0], edges[i]!);
      most = Math.max(most, calm[i]!);
    }
  }
  if (most < 0.1) return null;
  const allAround = boxMean(borders, columns, rows, runCells);
  const calmAround = boxMean(calm, columns, rows, runCells);
  for (let i = 0; i < calm.length; i++) {
    if (calm[i]! > 0)
      calm[i]! *= smoothStep(calmShare[0], calmShare[1], calmAround[i]! / allAround[i]!);
  }
  const wide = widest(calm, columns, rows, bandCells);
  return boxMean(wide, columns, rows, softCells, wide);
}
