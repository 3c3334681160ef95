/**
 * Empties a room: paints its surfaces in their own colours, floor texture and light between straight edges.
 * Large visible areas, windows and doors keep the photo's pixels.
 */
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { materialTile } from '../../materials/cache.ts';
import { createMaterialSample, sampleMaterial, turnPoint } from '../../materials/sample.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { hashLattice } from '../../random/random.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { grainOf } from '../compose/composite-furniture.ts';
import type { KeptOpenings } from '../compose/openings/kept-openings.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { readCoarse } from './coarse-grid.ts';
import { floorTexture } from './floor-texture.ts';
import { type KeptSurfaces, keptCellPx, keptSurfaces } from './kept-surfaces.ts';
import { likeFloor } from './like-floor.ts';
import { behind } from './planes-behind.ts';
import { classOfPlane, lightOfLog, logOfCode, type SeenSurfaces } from './seen-surfaces.ts';
import { spread } from './spread.ts';
import { type SurfaceColours, surfaceColours } from './surface-colours.ts';

/** Kept pixels differ from the fitted colours by at most this, as far as the fit is trusted. */
const mostDifferent = 0.35;
/** Weight of the fitted colours where nothing nearby is kept. */
const ownWeight = 0.02;
/** With less visible floor, one of our floors replaces all of it. */
const leastFloor = 0.07;
/** Skirting relative to the wall (logarithm of light), if none is visible. */
const skirting = { metres: 0.09, lighter: 0.18, below: 0.1, tint: 0.35 } as const;
/** Pixels above the foot of the walls that differ from them by this (logarithms) are the skirting. */
const seenSkirting = { from: 0.3, to: 0.8, least: 0.05, samples: 60 } as const;
const knownShare = 0.5;

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
  const texture = textureOfFloor(reading, surfaces, kept, colours);
  const differs = [0, 1, 2, 3, 4].map((plane) =>
    differences(reading, surfaces, kept, colours, plane),
  );
  const rows = skirtingRows(reading);
  const trim = skirtingColour(reading, surfaces, kept, colours, rows);
  const image = createRgbImage(w, h);
  const own = new Float64Array(3);
  const sum = new Float64Array(3);
  const below = (y: number, edge: number) => Math.min(1, Math.max(0, y + 1 - edge));
  const paint = (plane: number, x: number, y: number, share: number) => {
    colours.at(plane, x + 0.5, y + 0.5, own);
    const [cx, cy] = [(x + 0.5) / keptCellPx - 0.5, (y + 0.5) / keptCellPx - 0.5];
    const fine = plane === behind.floor ? texture[y * w + x]! : 0;
    const board = plane > behind.ceiling && rows[x]! > 1 ? below(y, lines.foot[x]! - rows[x]!) : 0;
    for (let c = 0; c < 3; c++) {
      const rest = readCoarse(differs[plane]!, kept, cx, cy, c, 3);
      const wall = own[c]! + rest + fine;
      sum[c]! +=
        share * lightOfLog(wall + (Math.min(-0.1, own[c]! + rest + trim[c]!) - wall) * board);
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
      const shown = Math.min(1, Math.max(0, 2 * seen - 0.75));
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
      const noise = (hashLattice(x, y, 7) + hashLattice(y, x, 8) - 1) * grain;
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

/** Height of the skirting in rows, by column. */
function skirtingRows({ analysis, lines }: RoomReading): Float32Array {
  const { camera, planes } = analysis;
  const sample = planeSampler(camera, planes[behind.floor]!);
  const point = createPlanePoint();
  return lines.foot.map((row, x) =>
    sample(x + 0.5, row, point) ? (skirting.metres * camera.focalPx) / point.depth : 0,
  );
}

/** Logarithms of the skirting's colour relative to its wall: measured, else white. */
function skirtingColour(
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

/** Logarithm of light relative to the surface, per floor pixel. */
function textureOfFloor(
  reading: RoomReading,
  { planes, middles }: SeenSurfaces,
  kept: KeptSurfaces,
  colours: SurfaceColours,
): Float32Array {
  const { analysis } = reading;
  const { photo, camera, classOf } = analysis;
  const { widthPx: w } = photo;
  const plane = analysis.planes[behind.floor]!;
  const cellOf = (at: number) =>
    Math.floor(Math.floor(at / w) / keptCellPx) * kept.width + Math.floor((at % w) / keptCellPx);
  let all = 0;
  let shown = 0;
  for (let at = 0; at < planes.length; at += 7) {
    if (planes[at] !== behind.floor) continue;
    all++;
    if (kept.share[cellOf(at)]! > knownShare) shown++;
  }
  if (middles[behind.floor] && shown > leastFloor * all) {
    const isSeen = (at: number) =>
      planes[at] === behind.floor &&
      classOf[at] === classOfPlane[behind.floor] &&
      kept.share[cellOf(at)]! > 0.95;
    const wants = (at: number) => planes[at] === behind.floor && kept.share[cellOf(at)]! < 0.95;
    const taken = floorTexture(photo, camera, plane, wants, isSeen);
    if (taken) return taken;
  }
  // avoids a seam between two kinds of floor
  for (let cell = 0; cell < kept.share.length; cell++) {
    const x = Math.min(w - 1, (cell % kept.width) * keptCellPx + 2);
    const y = Math.min(photo.heightPx - 1, Math.floor(cell / kept.width) * keptCellPx + 2);
    if (!kept.isNearlyEmpty && planes[y * w + x] === behind.floor) kept.share[cell] = 0;
  }
  return laidFloor(reading, planes, colours.usual[behind.floor]!);
}

const mostTaps = 6;
/** Our floors are made for brighter rooms. */
const laidContrast = 0.7;

function laidFloor(
  { analysis }: RoomReading,
  planes: Uint8Array,
  usual: readonly [number, number, number],
): Float32Array {
  const { photo, camera } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const [red, green, blue] = usual.map(lightOfLog) as [number, number, number];
  const tile = materialTile(likeFloor(red, green, blue), 1, 512);
  const sample = planeSampler(camera, analysis.planes[behind.floor]!);
  const point = createPlanePoint();
  const texel = createMaterialSample();
  const texture = new Float32Array(w * h);
  const level = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const middle = level(...(tile.mean as [number, number, number]));
  for (let at = 0; at < texture.length; at++) {
    if (planes[at] !== behind.floor) continue;
    if (!sample((at % w) + 0.5, Math.floor(at / w) + 0.5, point)) continue;
    // boards run away from the camera
    turnPoint(point, point);
    sampleMaterial(tile, point, mostTaps, texel);
    texture[at] =
      laidContrast * Math.log(Math.max(0.05, level(texel[0]!, texel[1]!, texel[2]!) / middle));
  }
  return texture;
}

/** Residuals of kept pixels against the fitted colours of a plane, extrapolated over the rest of it. */
function differences(
  { analysis }: RoomReading,
  { planes }: SeenSurfaces,
  kept: KeptSurfaces,
  colours: SurfaceColours,
  plane: number,
): Float32Array {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const { width, height } = kept;
  const values = new Float32Array(width * height * 3);
  const weight = new Float32Array(width * height);
  const colour = new Float64Array(3);
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const at = y * w + x;
      const cell = Math.floor(y / keptCellPx) * width + Math.floor(x / keptCellPx);
      if (planes[at] !== plane || classOf[at] !== classOfPlane[plane]) continue;
      if (kept.share[cell]! < 0.9) continue;
      colours.at(plane, x + 0.5, y + 0.5, colour);
      weight[cell]! += 1;
      for (let c = 0; c < 3; c++) {
        const away = logOfCode[data[at * 3 + c]!]! - colour[c]!;
        values[cell * 3 + c]! += Math.min(mostDifferent, Math.max(-mostDifferent, away));
      }
    }
  }
  for (let cell = 0; cell < width * height; cell++) {
    const count = weight[cell]!;
    for (let c = 0; c < 3; c++) values[cell * 3 + c]! /= Math.max(1, count);
    weight[cell] = count > 0 ? 1 : ownWeight;
  }
  spread(values, weight, width, height, 3);
  return smoothed(values, width, height);
}

/** Removes streaks that single pixels at the rim would cause. */
function smoothed(values: Float32Array, width: number, height: number): Float32Array {
  const channel = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let cell = 0; cell < channel.length; cell++) channel[cell] = values[cell * 3 + c]!;
    boxMean(channel, width, height, 3, channel);
    for (let cell = 0; cell < channel.length; cell++) values[cell * 3 + c] = channel[cell]!;
  }
  return values;
}
