/** Surfaces of an emptied room that go on as they are seen: which pixels are filled, joined to and copied from. */
import { type CompletedSurface, completeSurface } from '../complete/complete-surfaces.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { readCoarse } from './coarse-grid.ts';
import { type KeptSurfaces, keptCellPx } from './kept-surfaces.ts';
import { behind } from './planes-behind.ts';
import { classOfPlane, type SeenSurfaces } from './seen-surfaces.ts';
import type { SurfaceColours } from './surface-colours.ts';
import { grown } from './thing-mask.ts';

/** Kept share of a pixel at which the photo is shown, and at which it may be copied. */
export const shownFrom = 0.86;
const surelyKept = 0.96;
/** Nearer to another surface or thing nothing is copied, as a share of the width. */
const apartShare = 0.006;
/** Heights of a skirting above the foot of a wall. */
const skirtings = 1.3;

export function completedPlanes(
  { analysis, lines }: RoomReading,
  { planes }: SeenSurfaces,
  kept: KeptSurfaces,
  lightOf: SurfaceColours['at'],
  skirtingRows: Float32Array,
  wanted: readonly number[],
): (CompletedSurface | undefined)[] {
  const { photo, camera, classOf } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const hole = new Uint8Array(w * h);
  const isOther = new Uint8Array(w * h);
  const share = new Float32Array(w * h);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const [cx, cy] = [(x + 0.5) / keptCellPx - 0.5, (y + 0.5) / keptCellPx - 0.5];
    share[at] = readCoarse(kept.share, kept, cx, cy);
    hole[at] = share[at]! < shownFrom ? 1 : 0;
    const isSkirting =
      planes[at]! > behind.ceiling && y > lines.foot[x]! - skirtings * skirtingRows[x]!;
    if (classOf[at] !== classOfPlane[planes[at]!] || isSkirting) isOther[at] = 1;
  }
  const nearOther = grown(isOther, w, h, Math.max(2, Math.round(w * apartShare)));
  const isSeen = share.map((one, at) => (one >= shownFrom && !nearOther[at] ? 1 : 0));
  const isSource = share.map((one, at) => (one >= surelyKept && !nearOther[at] ? 1 : 0));
  const what = {
    camera,
    planes: analysis.planes,
    planeOf: planes,
    hole,
    isSeen: Uint8Array.from(isSeen),
    isSource: Uint8Array.from(isSource),
    lightOf,
    isPatterned: (plane: number) => plane === behind.floor,
    seed: 1,
  };
  return wanted.map((plane) => completeSurface(photo, what, plane));
}
