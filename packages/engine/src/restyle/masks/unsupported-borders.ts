/**
 * Borders of surfaces that no edge of the photo supports. A mask may end in the middle of a plain wall; a finish cut
 * off there shows as a seam.
 */
import { boxMean } from '../../ops/box-blur.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { PhotoGrid } from './photo-grid.ts';
import { widest } from './photo-grid.ts';

/** Difference of a cover over two cells at which a border begins, and is, one. */
const border = [0.1, 0.3] as const;
/** Cells across which an edge carries a border; that a border is looked at together. */
const nearCells = 1;
const runCells = 3;
/** Share of a border, as far as it is looked at together, from which it is some, and all, calm. */
const calmShare = [0.1, 0.35] as const;
/** Blur of the band, in cells each way. */
const softCells = 1;

export interface SmoothnessRule {
  /** Greatest step beside a border that is calm, and least that carries it. */
  readonly carried: readonly [number, number];
  /** Cells beside the border that belong to it. */
  readonly bandCells: number;
}

/** How near each cell is to a border that no step of the photo carries, 0..1; null where there is none. */
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
