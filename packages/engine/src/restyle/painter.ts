/** Who knows how to draw a row of the new picture in linear light, before the finish. */
import type { SurfaceOutcome } from './request.ts';

export interface Painter {
  /**
   * Writes linear RGB of the pixels x = 0, step, 2 step ... of row y, and beside it how much of the
   * finish each pixel is spared (0 all of it .. 1 none).
   */
  paintRow(y: number, step: number, row: Float32Array, spared: Float32Array): void;
  readonly surfaces: readonly SurfaceOutcome[];
  readonly decor: readonly string[];
  readonly sky: string | null;
}
