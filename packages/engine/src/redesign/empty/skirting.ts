/** Skirtings of the walls: how high they are in the photo, and their colour. */
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { type KeptSurfaces, keptCellPx } from './kept-surfaces.ts';
import { behind } from './planes-behind.ts';
import { classOfPlane, logOfCode, type SeenSurfaces } from './seen-surfaces.ts';
import type { SurfaceColours } from './surface-colours.ts';

/** Skirting relative to the wall (logarithm of light), if none is visible. */
const skirting = { metres: 0.09, lighter: 0.18, below: 0.1, tint: 0.35 } as const;
/** Pixels above the foot of the walls that differ from them by this (logarithms) are the skirting. */
const seenSkirting = { from: 0.3, to: 0.8, least: 0.05, samples: 60 } as const;

/** Height of the skirting in rows, by column. */
export function skirtingRows({ analysis, lines }: RoomReading): Float32Array {
  const { camera, planes } = analysis;
  const sample = planeSampler(camera, planes[behind.floor]!);
  const point = createPlanePoint();
  return lines.foot.map((row, x) =>
    sample(x + 0.5, row, point) ? (skirting.metres * camera.focalPx) / point.depth : 0,
  );
}

/** Logarithms of the skirting's colour relative to its wall: measured, else white. */
export function skirtingColour(
  { analysis, lines }: RoomReading,
  { planes }: SeenSurfaces,
  kept: KeptSurfaces,
  colours: SurfaceColours,
  rows: Float32Array,
): readonly number[] {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const colour = new Float64Array(3);
  const seen: number[][] = [[], [], []];
  for (let x = 0; x < w; x += 2) {
    for (let share = seenSkirting.from; share <= seenSkirting.to; share += 0.25) {
      const y = Math.floor(lines.foot[x]! - rows[x]! * share);
      if (y < 0 || y >= h) continue;
      const at = y * w + x;
      const cell = Math.floor(y / keptCellPx) * kept.width + Math.floor(x / keptCellPx);
      if (planes[at]! <= behind.ceiling || classOf[at] !== classOfPlane[planes[at]!]) continue;
      if (kept.share[cell]! < 0.9) continue;
      colours.at(planes[at]!, x + 0.5, y + 0.5, colour);
      for (let c = 0; c < 3; c++) seen[c]!.push(logOfCode[data[at * 3 + c]!]! - colour[c]!);
    }
  }
  const walls = [behind.back, behind.left, behind.right].map((plane) => colours.usual[plane]!);
  const wall = [0, 1, 2].map((c) => walls.reduce((sum, one) => sum + one[c]! / 3, 0));
  const mean = (wall[0]! + wall[1]! + wall[2]!) / 3;
  if (seen[0]!.length > seenSkirting.samples) {
    const middle = seen.map((values) => values.sort((a, b) => a - b)[values.length >> 1]!);
    const light = (middle[0]! + middle[1]! + middle[2]!) / 3;
    return Math.abs(light) > seenSkirting.least ? middle : [0, 0, 0];
  }
  // white woodwork is slightly tinted by the room's light
  const above = colours.usual[behind.ceiling]!;
  const aim = Math.max(
    mean + skirting.lighter,
    (above[0] + above[1] + above[2]) / 3 - skirting.below,
  );
  return wall.map((value) => aim + (1 - skirting.tint) * (value - mean) - value);
}
