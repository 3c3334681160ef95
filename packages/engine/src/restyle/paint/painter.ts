/** Draws rows of the new picture in linear light, before the grade. */
import type { SurfaceOutcome } from '../request.ts';

export interface Painter {
  /**
   * Paints the pixels x = 0, step, 2 step ... of row y on the canvas it was made with, and answers the
   * most of the finish (0 none .. 1 all of it) that any of them is spared.
   */
  paintRow(y: number, step: number): number;
  readonly surfaces: readonly SurfaceOutcome[];
  readonly decor: readonly string[];
  readonly sky: string | null;
  /** Cover 0..255 of things drawn over the photo; null where there are none. */
  readonly added: Uint8Array | null;
}
