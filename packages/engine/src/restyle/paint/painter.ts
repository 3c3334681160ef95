/** Draws rows of the new picture in linear light, before the grade. */
import type { SurfaceOutcome } from '../request.ts';

export interface Painter {
  /**
   * Paints pixels x = 0, step, 2 step ... of row y on its canvas; returns the maximum that any of them is
   * spared of the finish (0 none .. 1 all).
   */
  paintRow(y: number, step: number): number;
  readonly surfaces: readonly SurfaceOutcome[];
  readonly decor: readonly string[];
  readonly sky: string | null;
  /** Cover 0..255 of things drawn over the photo; null if there are none. */
  readonly added: Uint8Array | null;
}
