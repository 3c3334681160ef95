/**
 * Things on the photo in a paint or cladding chosen by the user. Painted on the photo itself, before anything
 * else: its light, folds and grain stay.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { linearFromSrgb8, luminanceAt, srgb8FromLinear } from '../../colour/srgb.ts';
import { materialTile } from '../../materials/cache.ts';
import { createMaterialSample, sampleMaterial } from '../../materials/sample.ts';
import type { MaterialSpec } from '../../materials/tile.ts';
import { smoothStep } from '../../ops/ramps.ts';
import { resizeBilinear } from '../../ops/resize.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { type ThingBox, thingMatte } from '../masks/thing-matte.ts';
import { partOfLikeColour, type Spot } from './like-colour.ts';
import { paintableKinds } from './paintable-kinds.ts';

/** A thing by its detected name, and its finish; `at` selects the part. */
export interface ThingToPaint {
  readonly name: string;
  readonly box: ThingBox;
  readonly at?: Spot | undefined;
  readonly material?: MaterialSpec | undefined;
  readonly paint?: string | undefined;
}

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PaintedThings {
  readonly analysis: Analysis;
  /** 0..1 per pixel: what was painted. */
  readonly cover: Float32Array;
  readonly names: readonly string[];
}

/**
 * Protection thresholds: wood has skin-like colours and is weakly protected, so only confident faces and
 * screens are excluded.
 */
const surelyKept = { from: 0.65, to: 0.9 } as const;
/** Minimum segmented share of a box. */
const leastShare = 0.02;
/** Luminance of a white thing in the room's usual light, relative to the photo's brightest. */
const usualLight = 1.25;
/** How much of the thing's own brightness is kept: it may stand in a dark corner. */
const ownLight = 0.3;
/** Albedo of a typical thing. */
const usualAlbedo = 0.3;
/** Gloss on a dark thing is many times its own light: on a pale one it would clip. */
const mostGloss = 1.45;
const glossSlope = 0.35;
/** A new material covers more of the old pattern than paint does. */
const oldGrainUnder = 0.75;
/** Light from which paint is compressed towards white. */
const shoulder = 0.6;
const castCounts = 0.6;
/** Camera height in metres, and distance of things as a share of the room's depth. */
const eyeMetres = 1.45;
const distanceShare = 0.75;
const usualPxPerMetreShare = 0.25;

/** @param wanted unknown names, and boxes in which the thing can't be segmented, are skipped */
export function paintThings(
  analysis: Analysis,
  wanted: readonly ThingToPaint[],
  seed = 0,
): PaintedThings {
  const { photo } = analysis;
  const image = { ...photo, data: photo.data.slice() };
  const cover = new Float32Array(photo.widthPx * photo.heightPx);
  const names: string[] = [];
  for (const thing of wanted) {
    const part = coverOf(analysis, thing);
    if (!part) continue;
    layFinish(analysis, image.data, part, thing, seed);
    for (let at = 0; at < cover.length; at++) cover[at] = Math.max(cover[at]!, part[at]!);
    names.push(thing.name);
  }
  return { analysis: { ...analysis, photo: image }, cover, names };
}

/** The cover scaled to another size of the same photo. */
export function paintedCoverAt(cover: Float32Array, from: Size, to: Size): Float32Array {
  return from.widthPx === to.widthPx && from.heightPx === to.heightPx
    ? cover
    : resizeBilinear(cover, from.widthPx, from.heightPx, to.widthPx, to.heightPx);
}

function coverOf(analysis: Analysis, { name, box, at }: ThingToPaint): Float32Array | undefined {
  const kind = Object.hasOwn(paintableKinds, name) ? paintableKinds[name] : undefined;
  if (!kind) return undefined;
  const matte = thingMatte(analysis, grownBy(kind.beyond, box), kind.readAs);
  const { data: kept } = analysis.protect;
  const open = matte.map(
    (value, index) => value * (1 - smoothStep(surelyKept.from, surelyKept.to, kept[index]!)),
  );
  const part = partOfLikeColour(analysis.photo, open, at);
  const sum = part.reduce((total, value) => total + value, 0);
  return sum > leastShare * box.width * box.height * part.length ? part : undefined;
}

const grownBy = (share: number, { x, y, width, height }: ThingBox): ThingBox => ({
  x: x - share * width,
  y: y - share * height,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
});

function layFinish(
  analysis: Analysis,
  data: Uint8ClampedArray,
  cover: Float32Array,
  finish: ThingToPaint,
  seed: number,
): void {
  const { photo, light } = analysis;
  const own = typicalLuminance(photo.data, cover);
  const room = roomLuminance(photo.data);
  // luminance of a white thing here: from the room's light, and partly from the thing's own
  const white =
    (usualLight * room) ** (1 - ownLight) * Math.min(room, own / usualAlbedo) ** ownLight;
  const albedoAt = albedoOf(analysis, finish, seed);
  const oldGrain = finish.material ? oldGrainUnder : 1;
  const tint = light.cast.map((value) => value ** castCounts);
  for (let at = 0; at < cover.length; at++) {
    const share = cover[at]!;
    if (share === 0) continue;
    const shade = softened(luminanceAt(photo.data, at * 3) / own) ** oldGrain;
    const albedo = albedoAt(at);
    for (let k = 0; k < 3; k++) {
      const old = linearFromSrgb8[data[at * 3 + k]!]!;
      const painted = rolledOff(albedo[k]! * white * shade * tint[k]!);
      data[at * 3 + k] = srgb8FromLinear(old + (painted - old) * share);
    }
  }
}

/** Linear up to the thing's usual light, then compressed. */
const softened = (shade: number): number => {
  const room = mostGloss - 1;
  return shade <= 1 ? shade : 1 + room * (1 - Math.exp((-(shade - 1) * glossSlope) / room));
};

/** Compresses bright paint towards white without clipping. */
const rolledOff = (light: number): number =>
  light <= shoulder
    ? light
    : shoulder + (1 - shoulder) * (1 - Math.exp(-(light - shoulder) / (1 - shoulder)));

function typicalLuminance(data: Uint8ClampedArray, cover: Float32Array): number {
  const seen: number[] = [];
  for (let at = 0; at < cover.length; at += 3)
    if (cover[at]! > 0.6) seen.push(luminanceAt(data, at * 3));
  seen.sort((one, other) => one - other);
  return Math.max(0.004, seen[Math.floor(seen.length * 0.55)] ?? 0.2);
}

/** Near the photo's brightest, excluding lamps and windows. */
function roomLuminance(data: Uint8ClampedArray): number {
  const seen: number[] = [];
  for (let at = 0; at < data.length; at += 3 * 29) seen.push(luminanceAt(data, at));
  seen.sort((one, other) => one - other);
  return Math.max(0.12, seen[Math.floor(seen.length * 0.88)]!);
}

function albedoOf(
  analysis: Analysis,
  { material, paint }: ThingToPaint,
  seed: number,
): (at: number) => LinearRgb {
  const plain = linearFromHex(paint ?? '#f1eee6');
  if (!material) return () => plain;
  const { widthPx } = analysis.photo;
  const perPx = 1 / pxPerMetreOf(analysis);
  const tile = materialTile(material, seed, 512);
  const out = createMaterialSample();
  // vertical grain on fronts and legs
  const point = { u: 0, v: 0, dudx: 0, dvdx: perPx, dudy: perPx, dvdy: 0 };
  return (at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    point.u = y * perPx;
    point.v = x * perPx;
    sampleMaterial(tile, point, 2, out);
    return [out[0]!, out[1]!, out[2]!];
  };
}

function pxPerMetreOf({ box, camera, photo }: Analysis): number {
  return box
    ? camera.focalPx / (box.depth * eyeMetres * distanceShare)
    : photo.widthPx * usualPxPerMetreShare;
}
