/**
 * Empties a room: paints its surfaces in their own colours, floor texture and light between straight edges.
 * Large visible areas, windows and doors keep the photo's pixels.
 */
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { hashLattice } from '../../random/random.ts';
import { grainOf } from '../compose/composite-furniture.ts';
import type { KeptOpenings } from '../compose/openings/kept-openings.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { readCoarse } from './coarse-grid.ts';
import { completedPlanes, shownFrom } from './completed-planes.ts';
import { type KeptSurfaces, keptCellPx, keptSurfaces } from './kept-surfaces.ts';
import { laidFloor } from './laid-floor.ts';
import { behind } from './planes-behind.ts';
import { lightOfLog, type SeenSurfaces } from './seen-surfaces.ts';
import { skirtingColour, skirtingRows } from './skirting.ts';
import { surfaceColours } from './surface-colours.ts';
import { surfaceDifferences } from './surface-differences.ts';

/** The photo ends within this share of a cell where a surface goes on as it is seen, else softly. */
const sharpEnd = 0.05;

export function emptyPhoto(
  reading: RoomReading,
  surfaces: SeenSurfaces,
  openings: KeptOpenings,
): RgbImage {
  const { analysis, lines } = reading;
  const { photo } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const { planes } = surfaces;
  const colours = surfaceColours(reading, surfaces);
  const kept = keptSurfaces(reading, surfaces, colours);
  const grain = grainOf(photo);
  const differs = [0, 1, 2, 3, 4].map((plane) =>
    surfaceDifferences(reading, surfaces, kept, colours, plane),
  );
  const rows = skirtingRows(reading);
  const lightOf = (plane: number, x: number, y: number, out: Float64Array) => {
    colours.at(plane, x, y, out);
    const [cx, cy] = [x / keptCellPx - 0.5, y / keptCellPx - 0.5];
    for (let c = 0; c < 3; c++) out[c]! += readCoarse(differs[plane]!, kept, cx, cy, c, 3);
  };
  const [floor] = completedPlanes(reading, surfaces, kept, lightOf, rows, [behind.floor]);
  const laid = floor ? undefined : laidFloor(analysis, planes, colours.usual[behind.floor]!);
  if (laid) {
    leaveFloor(surfaces, kept, photo);
    differs[behind.floor] = surfaceDifferences(reading, surfaces, kept, colours, behind.floor);
  }
  const others = [behind.ceiling, behind.left, behind.right, behind.back];
  const completed = [floor, ...completedPlanes(reading, surfaces, kept, lightOf, rows, others)];
  const trim = skirtingColour(reading, surfaces, kept, colours, rows);
  const image = createRgbImage(w, h);
  const own = new Float64Array(3);
  const sum = new Float64Array(3);
  const below = (y: number, edge: number) => Math.min(1, Math.max(0, y + 1 - edge));
  const paint = (plane: number, x: number, y: number, share: number) => {
    const isKnown = completed[plane]?.at(x, y, own) ?? false;
    if (!isKnown) lightOf(plane, x + 0.5, y + 0.5, own);
    const fine = laid && plane === behind.floor ? laid[y * w + x]! : 0;
    const board = plane > behind.ceiling && rows[x]! > 1 ? below(y, lines.foot[x]! - rows[x]!) : 0;
    for (let c = 0; c < 3; c++) {
      const wall = own[c]! + fine;
      sum[c]! += share * lightOfLog(wall + (Math.min(-0.1, own[c]! + trim[c]!) - wall) * board);
    }
  };
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const seen = readCoarse(
        kept.share,
        kept,
        (x + 0.5) / keptCellPx - 0.5,
        (y + 0.5) / keptCellPx - 0.5,
      );
      const isCopied = completed[planes[at]!]?.isCopied ?? false;
      const shown = isCopied
        ? Math.min(1, Math.max(0, (seen - shownFrom) / sharpEnd))
        : Math.min(1, Math.max(0, 2 * seen - 0.75));
      const opening = openings.share[at]! * (kept.isNearlyEmpty ? 1 - shown : 1);
      if (shown >= 1 && opening === 0) {
        for (let c = 0; c < 3; c++) image.data[at * 3 + c] = data[at * 3 + c]!;
        continue;
      }
      sum.fill(0);
      const underTop = below(y, lines.top[x]!);
      const underFoot = below(y, lines.foot[x]!);
      const isBetween = underTop > underFoot;
      const wall = planes[at]! > behind.ceiling ? planes[at]! : nearestWall(at, x, y);
      if (underTop < 1) paint(behind.ceiling, x, y, 1 - underTop);
      if (isBetween) paint(wall, x, y, underTop - underFoot);
      if (underFoot > 0) paint(behind.floor, x, y, underFoot);
      const noise = (hashLattice(x, y, 7) + hashLattice(y, x, 8) - 1) * (isCopied ? 0 : grain);
      for (let c = 0; c < 3; c++) {
        const painted = srgb8FromLinear(sum[c]!) + noise;
        const room = painted + (data[at * 3 + c]! - painted) * shown;
        image.data[at * 3 + c] = room + (openings.view[at * 3 + c]! - room) * opening;
      }
    }
  }
  return image;

  /** Plane of the wall next to an edge pixel. */
  function nearestWall(at: number, x: number, y: number): number {
    for (const next of [y > 0 ? at - w : at, y < h - 1 ? at + w : at])
      if (planes[next]! > behind.ceiling) return planes[next]!;
    return x < w / 2 ? behind.left : behind.right;
  }
}

/** Avoids a seam between two kinds of floor. */
function leaveFloor({ planes }: SeenSurfaces, kept: KeptSurfaces, photo: RgbImage): void {
  const { widthPx: w, heightPx: h } = photo;
  if (kept.isNearlyEmpty) return;
  for (let cell = 0; cell < kept.share.length; cell++) {
    const x = Math.min(w - 1, (cell % kept.width) * keptCellPx + 2);
    const y = Math.min(h - 1, Math.floor(cell / kept.width) * keptCellPx + 2);
    if (planes[y * w + x] === behind.floor) kept.share[cell] = 0;
  }
}
