/** Things of a photo that can be painted or clad, by their names on photos. */
import type { SurfaceClass } from '../../sense/analysis.ts';

interface PaintableKind {
  /** The kinds under which a photo is read to show them. */
  readonly readAs: SurfaceClass;
  /** How far beyond its box it may go on in the same colour, as a share of the box: boxes cut long runs short. */
  readonly beyond: number;
}

const thing: PaintableKind = { readAs: 'object', beyond: 0 };
const run: PaintableKind = { readAs: 'object', beyond: 0.15 };

/** Glass, screens, plants and lights are none: a colour over them is believed by nobody. */
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
