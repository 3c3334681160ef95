/**
 * Floor, walls (with the ceiling) and all else, by regions of the photo. A region is one thing: where classes waver, or
 * spill beyond an edge, most of it decides, and the likeness to regions that are sure.
 */
import type { RgbImage } from '../../../image/image.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { resizeArea } from '../../../ops/resize.ts';
import { coverOf } from '../../../restyle/masks/surface-cover.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import { cisternPatches } from './cistern-patches.ts';
import { type PhotoRegions, photoRegions } from './photo-regions.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import {
  hasFloorHue,
  isFloorBelow,
  isOfFloorHue,
  isOtherFloor,
  kindOf,
  leastModel,
  leastPatches,
  type Models,
  mayBeOfFloor,
  type Region,
} from './region-kinds.ts';
import { joinFloor, leftBeside, settleScraps } from './settle-pieces.ts';
import { heldPatches, type ThingBox } from './thing-boxes.ts';
import { keepWhole } from './whole-surfaces.ts';

/** Part of wall in a region of wall and ceiling: paint on a ceiling is worse than a wall's upper rim without. */
const surelyWall = [0.4, 0.8] as const;
/** Share of its border that encloses a scrap, less for one that looks like the floor; rounds of enclosing. */
const scraps = { enclosed: 0.5, floor: 0.3, rounds: 8 } as const;

/** Things with tops that are read as floor, and the part of a region in their boxes from which it is of them. */
const tops: readonly string[] = ['bed', 'sofa', 'dining table'];
const mostHeld = 0.9;
const onLegs: readonly string[] = ['chair', 'dining table'];

/** Part of a piece in the box of a thing, and its share of things' classes, from which it is of that thing. */
const mostlyThing = { held: 0.7, share: 0.5 } as const;

export const roomParts = ['floor', 'wall', 'other'] as const;

/** Steps up to which regions are one (codes): for wall from ceiling, and for things from surfaces. */
const limits = [2.6, 7] as const;

export interface RoomRegions {
  readonly regions: PhotoRegions;
  /** Part of each superpixel, by index in `roomParts`; ceilings are walls. */
  readonly parts: Uint8Array;
  /** Part of wall in wall and ceiling, 0..1, of each superpixel's region. */
  readonly wallOfShell: Float32Array;
  readonly pieces: Pieces;
  /** 1 for superpixels within the boxes of chairs and tables. */
  readonly legged: Uint8Array;
  /** Area beside the floor that looks like it and stays, as a share of it; undefined for floors without a hue. */
  readonly leftFloor: number | undefined;
}

export function roomRegions(analysis: Analysis, things: readonly ThingBox[] = []): RoomRegions {
  const { photo } = analysis;
  const regions = photoRegions(photo, limits);
  const shares = patchShares(analysis, photo, regions);
  const [fine, coarse] = [regions.levels[0]!, regions.levels[1]!];
  const whole = gathered(regions, coarse, shares);
  const detail = gathered(regions, fine, shares);
  const all = regions.width * regions.height;
  const models = { all, list: [...whole.values()].filter(({ size }) => size > leastModel * all) };
  const kinds = new Map([...whole].map(([id, region]) => [id, kindOf(region, models)]));
  keepThings(kinds, whole, { things, regions, models });
  const parts = new Uint8Array(fine.length);
  const isScrap = new Uint8Array(fine.length);
  const isLikeFloor = new Uint8Array(fine.length);
  const wallOfShell = new Float32Array(fine.length);
  for (let k = 0; k < parts.length; k++) {
    const region = whole.get(coarse[k]!)!;
    const part = detail.get(fine[k]!)!;
    const kind = kinds.get(coarse[k]!)!;
    const isNone =
      kind === 0 &&
      region.patches >= leastPatches &&
      isOtherFloor(region, region.size, models) &&
      isOtherFloor(part, region.size, models);
    parts[k] = isNone ? 2 : kind;
    isScrap[k] = region.patches < leastPatches ? 1 : 0;
    isLikeFloor[k] = mayBeOfFloor(region, models) ? 1 : 0;
    // the corner of wall and ceiling is fainter than the edges of things
    const [, wall, ceiling] = part.share as [number, number, number, number];
    wallOfShell[k] = smoothStep(...surelyWall, (wall + 1e-4) / (wall + ceiling + 1e-4));
  }
  joinScraps(parts, { isScrap, isLikeFloor }, regions);
  const [floor, wall, other] = [0, 1, 2];
  const held = heldPatches(things, regions);
  const large = piecesOf(regions, coarse, { parts, held });
  settleScraps(large, other);
  for (let k = 0; k < parts.length; k++)
    if (isScrap[k]) parts[k] = large.list.get(coarse[k]!)!.part;
  const pieces = piecesOf(regions, fine, { parts, held });
  for (const [id, piece] of pieces.list)
    if (piece.held > mostlyThing.held * piece.size)
      if (detail.get(id)!.share[3]! > mostlyThing.share) piece.part = other;
  const isLike = (colour: readonly number[]) => isOfFloorHue(colour, models);
  joinFloor(pieces, { floor, other }, isLike);
  const leftFloor = hasFloorHue(models) ? leftBeside(pieces, { floor, other }, isLike) : undefined;
  keepWhole(pieces, wall, other);
  const fixtures = cisternPatches(things, regions);
  for (let k = 0; k < parts.length; k++) {
    const { part } = pieces.list.get(fine[k]!)!;
    parts[k] = fixtures[k] && part === wall ? other : part;
  }
  const legged = heldPatches(
    things.filter(({ name }) => onLegs.includes(name)),
    regions,
  );
  return { regions, parts, wallOfShell, pieces, legged, leftFloor };
}

/** In place: tops of tables, and beds, are read as floor. */
function keepThings(
  kinds: Map<number, number>,
  whole: ReadonlyMap<number, Region>,
  given: {
    readonly things: readonly ThingBox[];
    readonly regions: PhotoRegions;
    readonly models: Models;
  },
): void {
  const { things, regions, models } = given;
  const large = things.filter(({ name }) => tops.includes(name));
  if (large.length === 0) return;
  const held = heldPatches(large, regions);
  const coarse = regions.levels[1]!;
  const inside = new Map<number, number>();
  for (let k = 0; k < held.length; k++)
    if (held[k]) inside.set(coarse[k]!, (inside.get(coarse[k]!) ?? 0) + regions.patches.size[k]!);
  const isHeld = (id: number, { size }: Region) => (inside.get(id) ?? 0) > mostHeld * size;
  const above = new Set([...whole].flatMap(([id, region]) => (isHeld(id, region) ? [region] : [])));
  const free = { ...models, list: models.list.filter((region) => !above.has(region)) };
  for (const [id, region] of whole)
    if (above.has(region) && region.patches >= leastPatches && kinds.get(id) === 0)
      if (!isFloorBelow(region, free)) kinds.set(id, 2);
}

/** Four shares of each superpixel. */
function patchShares(
  analysis: Analysis,
  { widthPx: w, heightPx: h }: RgbImage,
  { width, height, patches: { of, size } }: PhotoRegions,
): Float32Array {
  const shares = new Float32Array(size.length * 4);
  for (const [part, name] of (['floor', 'wall', 'ceiling'] as const).entries()) {
    const cover = coverOf(analysis, surfaceOf(analysis, name));
    const matte = Float32Array.from(cover, (value) => value / 255);
    const small = width === w ? matte : resizeArea(matte, w, h, width, height);
    for (let at = 0; at < of.length; at++) shares[of[at]! * 4 + part]! += small[at]!;
  }
  for (let k = 0; k < size.length; k++) {
    let rest = 1;
    for (let part = 0; part < 3; part++) {
      shares[k * 4 + part]! /= Math.max(1, size[k]!);
      rest -= shares[k * 4 + part]!;
    }
    shares[k * 4 + 3] = Math.max(0, rest);
  }
  return shares;
}

function gathered(
  { patches: { size, colours: planes } }: PhotoRegions,
  regionOf: Int32Array,
  shares: Float32Array,
): Map<number, Region> {
  const found = new Map<number, Region>();
  for (let k = 0; k < regionOf.length; k++) {
    const id = regionOf[k]!;
    const region = found.get(id) ?? { share: [0, 0, 0, 0], colour: [0, 0, 0], patches: 0, size: 0 };
    found.set(id, region);
    region.patches += 1;
    region.size += size[k]!;
    for (let part = 0; part < 4; part++) region.share[part]! += shares[k * 4 + part]! * size[k]!;
    for (const c of [0, 1, 2] as const) region.colour[c]! += planes[c][k]! * size[k]!;
  }
  for (const { share, colour, size: all } of found.values()) {
    for (let part = 0; part < 4; part++) share[part]! /= Math.max(1, all);
    for (let c = 0; c < 3; c++) colour[c]! /= Math.max(1, all);
  }
  return found;
}

/** In place: scraps of regions that are enclosed by one part belong to it. */
function joinScraps(
  parts: Uint8Array,
  { isScrap, isLikeFloor }: { readonly isScrap: Uint8Array; readonly isLikeFloor: Uint8Array },
  { patches, width, height }: PhotoRegions,
): void {
  const { of } = patches;
  for (let round = 0; round < scraps.rounds; round++) {
    const around = new Float64Array(parts.length * 3);
    const meet = (one: number, two: number) => {
      if (one === two) return;
      around[one * 3 + parts[two]!]! += 1;
      around[two * 3 + parts[one]!]! += 1;
    };
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        if (x + 1 < width) meet(of[at]!, of[at + 1]!);
        if (y + 1 < height) meet(of[at]!, of[at + width]!);
      }
    const next = parts.slice();
    for (let k = 0; k < parts.length; k++) {
      if (!isScrap[k]) continue;
      const counts = around.subarray(k * 3, k * 3 + 3);
      const all = counts.reduce((sum, count) => sum + count, 0);
      for (let part = 0; part < 3; part++)
        if (counts[part]! > (part === 0 && isLikeFloor[k] ? scraps.floor : scraps.enclosed) * all)
          next[k] = part;
    }
    parts.set(next);
  }
}
