/** Target of a material or paint: a surface, or a thing on the photo. */
import type { PhotoAnalysis, SurfaceName } from '@maquette/contract';
import type { OutlinedThing } from '../../../studio/seen/outline-layer.tsx';
import { isSameThing, type Place } from './edits/hand-edits.ts';
import { type SurfaceMap, surfaceAt } from './surface-map.ts';

export type FinishTarget =
  | { readonly surface: SurfaceName; readonly thing?: never; readonly isAll?: never }
  | {
      readonly surface?: never;
      readonly thing: OutlinedThing;
      /** The tapped point: selects the part of the thing with its colour. */
      readonly at?: Place | undefined;
      /** Also all other things of its kind. */
      readonly isAll?: boolean | undefined;
    };

/** The things of a target: the chosen one alone, or followed by the others of its kind. */
export const thingsOfTarget = <Thing extends OutlinedThing>(
  things: readonly Thing[],
  chosen: Thing,
  isAll: boolean,
): Thing[] => [
  chosen,
  ...things.filter((one) => isAll && one.name === chosen.name && !isSameThing(one, chosen)),
];

/** Bounding boxes of things overlap these surfaces; a tap on them means the surface. */
const neverThings: ReadonlySet<SurfaceName> = new Set(['floor', 'ceiling']);

const holds = ({ box }: OutlinedThing, { x, y }: Place): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

const area = ({ box }: OutlinedThing): number => box.width * box.height;

export const paintableThings = ({ things }: Pick<PhotoAnalysis, 'things'>) =>
  things.filter(({ canBePainted }) => canBePainted);

/** The chosen thing if it was tapped again, else the smallest one there. */
export function thingAt(
  things: readonly OutlinedThing[],
  map: SurfaceMap,
  at: Place,
  chosen: OutlinedThing | undefined,
): OutlinedThing | undefined {
  const surface = surfaceAt(map, at);
  if (surface && neverThings.has(surface)) return undefined;
  if (chosen && holds(chosen, at)) return chosen;
  // A tap on a wall inside a thing's box means the wall, unless the thing was chosen by name.
  if (surface === 'wall') return undefined;
  return things
    .filter((thing) => holds(thing, at))
    .reduce<OutlinedThing | undefined>(
      (best, thing) => (best && area(best) <= area(thing) ? best : thing),
      undefined,
    );
}
