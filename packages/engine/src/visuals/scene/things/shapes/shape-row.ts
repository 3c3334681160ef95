/** A thing outdoors as a row of solids (`draw-solids.ts`) about its own middle, facing +z. */
import type { ObjectLabel } from '../../../scene-model.ts';
import { drawSolids } from '../draw-solids.ts';
import type { SmallThing } from '../thing.ts';

export interface ShapeOptions {
  readonly label?: ObjectLabel;
  /** As many as there usually are, where the words count none. */
  readonly usually?: number;
  readonly isOnTables?: true;
}

/** Its size in plan and height, its usual colour, its solids. */
export function shaped(
  [width, depth, high]: readonly [number, number, number],
  hex: string,
  solids: string,
  { label = 'furniture', ...options }: ShapeOptions = {},
): SmallThing {
  return { width, depth, high, hex, label, ...options, build: (kit) => drawSolids(kit, solids) };
}
