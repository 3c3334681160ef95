/**
 * Paints the bare room in its new finishes: each surface in perspective between straight edges, in the light of
 * the photo. The old finish, and what hung on it, doesn't show through.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { srgbCodeFromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { materialTile } from '../../materials/cache.ts';
import type { MaterialSpec, MaterialTile } from '../../materials/tile.ts';
import { hashLattice } from '../../random/random.ts';
import {
  createPlanePoint,
  type PlanePoint,
  planeSampler,
} from '../../sense/surfaces/plane-point.ts';
import { behind } from '../empty/planes-behind.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { coveringsByPlane } from './covered-walls.ts';
import { backWallShare, sideWall } from './light/room-corners.ts';
import { lightAt, type ShellLight } from './light/shell-light.ts';
import { type SkinPlace, skinReader, tilePxFor } from './skin-albedo.ts';

export interface ShellTrim {
  readonly colour: string;
  readonly skirtingMetres: number;
  /** Height of the moulding between wall and ceiling; 0 for none. */
  readonly corniceMetres: number;
  readonly hasPanelDoors: boolean;
}

export interface ShellPaint {
  readonly reading: RoomReading;
  readonly shell: PhotoShell;
  readonly finish: ShellFinish;
  readonly trim: ShellTrim;
  readonly light: ShellLight;
  /** 0..1: share of each pixel that is window casing. */
  readonly casing: Float32Array;
  /** Pixels that kept things will cover: not painted, and reflected as in the photo. */
  readonly isHidden?: (at: number) => boolean;
  /** White of the photo, normalised to luminance 1. */
  readonly white: readonly [number, number, number];
  readonly seed: number;
  /** Typical difference between neighbouring pixels of the photo, in codes. */
  readonly grain: number;
}

/** Highlights above this are compressed. */
const knee = 0.6;

/** Gloss of a finish, 0..1. */
export const glossOf = (spec: MaterialSpec): number => materialTile(spec, 0, 128).gloss;

export function developed(level: number): number {
  return level > knee ? knee + (1 - knee) * (1 - Math.exp(-(level - knee) / (1 - knee))) : level;
}

interface Laid extends SkinPlace {
  readonly tile: MaterialTile;
  readonly sample: ReturnType<typeof planeSampler>;
  readonly over: readonly {
    readonly tile: MaterialTile;
    readonly share: (point: PlanePoint) => number;
  }[];
}

/** Writes the albedo of a plane at a pixel; at grazing angles the mean of its finish. */
type Albedo = (plane: number, x: number, y: number, out: Float64Array) => void;

function albedos({ reading, shell, finish, seed }: ShellPaint): Albedo {
  const { camera, planes, photo } = reading.analysis;
  const eye = reading.cameraHeightMetres;
  const tile = (spec: MaterialSpec) => materialTile(spec, seed, tilePxFor(photo.widthPx));
  const [floor, wall] = [tile(finish.floor), tile(finish.wall)];
  const ceiling = linearFromHex(finish.ceiling);
  const { boards } = finish;
  const coverings = coveringsByPlane(finish.coverings, shell);
  const laid = planes.map((plane, index): Laid | undefined =>
    index === behind.ceiling
      ? undefined
      : {
          tile: index === behind.floor ? floor : wall,
          sample: planeSampler(camera, plane),
          isTurned: index === behind.floor && seed % 2 === 0,
          // courses on a wall are counted from the floor
          shiftV: index === behind.floor ? 0 : -eye,
          over: (coverings.get(index) ?? []).map(({ spec, share }) => ({
            tile: tile(spec),
            share,
          })),
        },
  );
  const point = createPlanePoint();
  const skinAt = skinReader();
  const put = (out: Float64Array, [red, green, blue]: LinearRgb) => {
    out[0] = red;
    out[1] = green;
    out[2] = blue;
  };
  return (index, x, y, out) => {
    const one = laid[index];
    if (!one) return boards ? boards.at(x, y, out) : put(out, ceiling);
    const { tile: skin, sample, over } = one;
    if ((skin.isPlain && over.length === 0) || !sample(x, y, point)) return put(out, skin.mean);
    put(out, skinAt(skin, point, one));
    for (const { tile: cover, share: shareAt } of over) {
      const share = shareAt(point);
      if (share <= 0) continue;
      const own = skinAt(cover, point, one);
      for (let c = 0; c < 3; c++) out[c]! += (own[c]! - out[c]!) * share;
    }
  };
}

/** Height above the floor per row below the wall's edge, by column. */
function trimRows(paint: ShellPaint): { skirting: Float32Array; cornice: Float32Array } {
  const { reading, trim } = paint;
  const { camera, planes, photo } = reading.analysis;
  const { top, foot } = reading.lines;
  const point = createPlanePoint();
  const rowsOf = (plane: number, edge: Float32Array, metres: number) => {
    const sample = planeSampler(camera, planes[plane]!);
    return edge.map((row, x) =>
      sample(x + 0.5, row, point) ? (metres * camera.focalPx) / point.depth : 0,
    );
  };
  const most = photo.heightPx * 0.09;
  const held = (rows: Float32Array) => rows.map((count) => Math.min(most, count));
  return {
    skirting: held(rowsOf(behind.floor, foot, trim.skirtingMetres)),
    cornice: held(rowsOf(behind.ceiling, top, trim.corniceMetres)),
  };
}

/** Rows that an edge crosses within a column, at least one. */
const steepness = (edge: Float32Array): Float32Array =>
  edge.map((row, x) => {
    const [before, after] = [edge[Math.max(0, x - 1)]!, edge[Math.min(edge.length - 1, x + 1)]!];
    return Math.max(1, Math.min(Math.abs(row - before), Math.abs(after - row)));
  });

export function paintShell(paint: ShellPaint): RgbImage {
  const { reading, light, white, seed, grain, trim, casing, isHidden } = paint;
  const { photo } = reading.analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { top, foot } = reading.lines;
  const { camera } = reading.analysis;
  const backShare = backWallShare(camera, reading.box);
  const sideAt = sideWall(camera);
  const albedoAt = albedos(paint);
  const rows = trimRows(paint);
  const painted = linearFromHex(trim.colour);
  const image = createRgbImage(w, h);
  const colour = new Float64Array(3);
  const own = new Float64Array(3);
  /** Share of a pixel below an edge, which may be steep. */
  const below = (y: number, edge: number, steep = 1) =>
    Math.min(1, Math.max(0, 0.5 + (y + 0.5 - edge) / steep));
  const [topSteep, footSteep] = [steepness(top), steepness(foot)];
  const surface = (plane: number, x: number, y: number, out: Float64Array) => {
    albedoAt(plane, x + 0.5, y + 0.5, out);
    if (plane > behind.ceiling) addTrim(x, y, out);
    const level = lightAt(light, plane, (x + 0.5) / w, (y + 0.5) / h);
    for (let c = 0; c < 3; c++) out[c]! *= level;
  };
  const addTrim = (x: number, y: number, out: Float64Array) => {
    const skirting = below(y, foot[x]! - rows.skirting[x]!, footSteep[x]);
    const cornice = 1 - below(y, top[x]! + rows.cornice[x]!, topSteep[x]);
    const share = Math.max(
      rows.skirting[x]! > 1 ? skirting : 0,
      rows.cornice[x]! > 1 ? cornice : 0,
      casing[y * w + x]!,
    );
    if (share <= 0) return;
    // rounded profile: dark under its edge, bright on its face
    const depth = cornice > 0 ? (y - top[x]!) / Math.max(1, rows.cornice[x]!) : 0.5;
    const shape = cornice > 0 ? 0.8 + 0.25 * Math.sin(Math.PI * 2.5 * depth) : 0.97;
    for (let c = 0; c < 3; c++) out[c] = out[c]! + (painted[c]! * shape - out[c]!) * share;
  };
  const addSurface = (plane: number, x: number, y: number, share: number) => {
    surface(plane, x, y, own);
    for (let c = 0; c < 3; c++) colour[c]! += own[c]! * share;
  };
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (isHidden?.(at)) {
        for (let c = at * 3; c < at * 3 + 3; c++) image.data[c] = photo.data[c]!;
        continue;
      }
      const underTop = below(y, top[x]!, topSteep[x]);
      const underFoot = below(y, foot[x]!, footSteep[x]);
      colour.fill(0);
      if (underTop < 1) addSurface(behind.ceiling, x, y, 1 - underTop);
      if (underTop > underFoot) {
        const back = backShare(x + 0.5, y + 0.5);
        const wall = underTop - underFoot;
        if (back > 0) addSurface(behind.back, x, y, wall * back);
        if (back < 1) addSurface(sideAt(x + 0.5, y + 0.5), x, y, wall * (1 - back));
      }
      if (underFoot > 0) addSurface(behind.floor, x, y, underFoot);
      const level = 0.2126 * colour[0]! + 0.7152 * colour[1]! + 0.0722 * colour[2]!;
      const pressed = level > 0 ? developed(level) / level : 1;
      const noise = (hashLattice(x, y, seed) + hashLattice(y, x, seed + 1) - 1) * grain;
      for (let c = 0; c < 3; c++)
        image.data[at * 3 + c] = srgbCodeFromLinear(colour[c]! * pressed * white[c]!) + noise;
    }
  }
  return image;
}
