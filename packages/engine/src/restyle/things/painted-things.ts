/**
 * Things of the photo in a paint or cladding of the user's choice. They are painted on the photo itself,
 * before anything else is made of it: the light that falls on them, their folds and their grain stay.
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

/** A thing by its name on the photo, and what it is finished in; `at` says which part of it. */
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
  /** With the painted photo in place of the photo. */
  readonly analysis: Analysis;
  /** 0..1, one a pixel: what was painted. */
  readonly cover: Float32Array;
  readonly names: readonly string[];
}

/** Wood has the colours of skin and is held back a little: only what is surely a face or a screen is left alone. */
const surelyKept = { from: 0.65, to: 0.9 } as const;
/** A box of which less than this share can be told as its thing is left alone. */
const leastShare = 0.02;
/** Luminance of a white thing in the room's usual light, as a share of the brightest of the photo. */
const usualLight = 1.25;
/** How much of the photo's own brightness of the thing is kept: it may stand in a dark corner. */
const ownLight = 0.3;
/** A usual thing reflects this much. */
const usualAlbedo = 0.3;
/** Gloss of a dark thing is many times its own light: on a pale one it would burn out. */
const mostGloss = 1.45;
const glossSlope = 0.35;
/** Under a new material less of the old one's own pattern shows than under paint. */
const oldGrainUnder = 0.75;
/** From this light on paint comes nearer to white ever more slowly. */
const shoulder = 0.6;
const castCounts = 0.6;
/** Metres of the camera above the floor, and how far away things are as a share of the room's depth. */
const eyeMetres = 1.45;
const distanceShare = 0.75;
const usualPxPerMetreShare = 0.25;

/** @param wanted unknown names, and boxes in which the thing cannot be told, are left out */
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

/** The cover in the size of another drawing of the same photo. */
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
  // what a white thing would show here: of the room's light, and a little of the thing's own
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

/** As it is up to the usual light of the thing, then ever less. */
const softened = (shade: number): number => {
  const room = mostGloss - 1;
  return shade <= 1 ? shade : 1 + room * (1 - Math.exp((-(shade - 1) * glossSlope) / room));
};

/** Bright paint comes near to white and never burns out. */
const rolledOff = (light: number): number =>
  light <= shoulder
    ? light
    : shoulder + (1 - shoulder) * (1 - Math.exp(-(light - shoulder) / (1 - shoulder)));

/** Half of the thing is darker. */
function typicalLuminance(data: Uint8ClampedArray, cover: Float32Array): number {
  const seen: number[] = [];
  for (let at = 0; at < cover.length; at += 3)
    if (cover[at]! > 0.6) seen.push(luminanceAt(data, at * 3));
  seen.sort((one, other) => one - other);
  return Math.max(0.004, seen[Math.floor(seen.length * 0.55)] ?? 0.2);
}

/** Near the brightest that the photo shows, whose lamps and windows are left out. */
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
  // the grain of fronts and legs runs up
  return (at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    sampleMaterial(tile, y * perPx, x * perPx, 0, perPx, perPx, 0, 2, out);
    return [out[0]!, out[1]!, out[2]!];
  };
}

function pxPerMetreOf({ box, camera, photo }: Analysis): number {
  return box
    ? camera.focalPx / (box.depth * eyeMetres * distanceShare)
    : photo.widthPx * usualPxPerMetreShare;
}
