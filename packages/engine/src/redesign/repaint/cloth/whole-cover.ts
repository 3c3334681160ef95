/** Covers as wholes: without holes, and with an outline along edges of the photo. */
import { sharedBorders } from '../cover/photo-regions.ts';
import type { RoomRegions } from '../cover/room-regions.ts';

/** Mean step below which a border isn't seen, and the most of those around a cover. */
const unseen = { step: 4, most: 0.3 } as const;

/** Largest hole that is a fold or a print, as a share of the cover. */
const largestHole = 0.015;

/** In place: folds and prints within a cover are of it. */
export function fillHoles(ids: Set<number>, { regions }: RoomRegions, regionOf: Int32Array): void {
  const borders = sharedBorders(regions, regionOf);
  const sizes = new Float64Array(regionOf.length);
  let all = 0;
  for (let k = 0; k < regionOf.length; k++) {
    const id = regionOf[k]!;
    sizes[id]! += regions.patches.size[k]!;
    if (ids.has(id)) all += regions.patches.size[k]!;
  }
  const seen = new Set(ids);
  for (const start of new Set([...ids].flatMap((id) => [...borders[id]!.keys()]))) {
    if (seen.has(start)) continue;
    const hole = new Set([start]);
    let [size, isOpen] = [0, false];
    for (const id of hole) {
      size += sizes[id]!;
      isOpen = size > largestHole * all || seen.has(id);
      if (isOpen) break;
      for (const near of borders[id]!.keys()) if (!ids.has(near)) hole.add(near);
    }
    for (const id of hole) seen.add(id);
    if (!isOpen) for (const id of hole) ids.add(id);
  }
}

/** Whether its outline has notches, or is where no edge is seen. */
export function isTorn(
  ids: ReadonlySet<number>,
  given: {
    readonly room: RoomRegions;
    readonly regionOf: Int32Array;
    readonly ragged: number;
  },
): boolean {
  const { room, regionOf, ragged } = given;
  const { patches } = room.regions;
  const borders = sharedBorders(room.regions, regionOf);
  let [end, torn] = [0, 0];
  for (const id of ids)
    for (const [near, { length, step }] of borders[id]!) {
      if (ids.has(near)) continue;
      end += length;
      if (step < unseen.step) torn += length;
    }
  const bounds = { left: Infinity, right: 0, top: Infinity, foot: 0 };
  for (let k = 0; k < regionOf.length; k++) {
    if (!ids.has(regionOf[k]!)) continue;
    bounds.left = Math.min(bounds.left, patches.x[k]!);
    bounds.right = Math.max(bounds.right, patches.x[k]!);
    bounds.top = Math.min(bounds.top, patches.y[k]!);
    bounds.foot = Math.max(bounds.foot, patches.y[k]!);
  }
  const outline = 2 * (bounds.right - bounds.left + bounds.foot - bounds.top);
  return torn > unseen.most * end || end > ragged * outline;
}
