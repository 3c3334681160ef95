/** Things that can be painted or clad, by their detected names. */
import type { SurfaceClass } from '../../sense/analysis.ts';

interface PaintableKind {
  /** The class of such things in the segmentation. */
  readonly readAs: SurfaceClass;
  /**
   * How far beyond its box it may continue in the same colour, as a share of the box, which often cuts long
   * runs short.
   */
  readonly beyond: number;
}

const thing: PaintableKind = { readAs: 'object', beyond: 0 };
const run: PaintableKind = { readAs: 'object', beyond: 0.15 };

/** Without glass, screens, plants and lights, on which paint isn't plausible. */
export const paintableKinds: Readonly<Record<string, PaintableKind>> = {
  cabinets: run,
  worktop: run,
  door: { readAs: 'door', beyond: 0 },
  'curtains or blinds': thing,
  sofa: thing,
  bed: thing,
  chair: thing,
  table: thing,
  rug: thing,
  bathtub: thing,
  refrigerator: thing,
};

export const isPaintable = (name: string): boolean => Object.hasOwn(paintableKinds, name);
