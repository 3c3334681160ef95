/**
 * Removes seams: borders of surfaces in the result that are no edges in the photo. Masks and light avoid
 * them; this removes the rest. If there are many, both sides blend towards each other near the border. Their
 * patterns (bricks, boards) stay.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { quickOkLab } from '../../colour/tables.ts';
import type { RgbImage } from '../../image/image.ts';
import type { Analysis } from '../../sense/analysis.ts';
import type { ExcludedPixels } from './edge-restoration.ts';

/**
 * OKLab distances over three pixels: below the first the photo is smooth, from the second on there is a seam.
 */
const calm = 0.032;
const seam = 0.062;
/** Tolerated share of seams among all borders. */
const bearable = 0.008;
/** Blend radius around a border, as a share of the picture's longer side. */
const reach = 0.02;
const rounds = 3;

interface Borders {
  /** Pixels at smooth borders; the other side is one to the right, or one below. */
  readonly across: readonly number[];
  readonly down: readonly number[];
  readonly all: number;
}

const held = new WeakMap<Analysis, Borders>();

function bordersOf(analysis: Analysis): Borders {
  let borders = held.get(analysis);
  if (!borders) {
    borders = findBorders(analysis);
    held.set(analysis, borders);
  }
  return borders;
}

function findBorders({ photo, classOf }: Analysis): Borders {
  const across: number[] = [];
  const down: number[] = [];
  let all = 0;
  for (let y = 2; y < photo.heightPx - 3; y++) {
    all += calmInRow(photo, classOf, y, 1, across);
    all += calmInRow(photo, classOf, y, photo.widthPx, down);
  }
  return { across, down, all };
}

/** Adds the smooth borders of a row to the list; returns the number of borders. */
function calmInRow(
  photo: RgbImage,
  classOf: Uint8Array,
  y: number,
  stride: number,
  found: number[],
): number {
  let all = 0;
  const end = (y + 1) * photo.widthPx - 3;
  for (let i = y * photo.widthPx + 2; i < end; i++) {
    if (classOf[i] === classOf[i + stride]) continue;
    all++;
    if (stepAt(photo.data, i, stride) < calm) found.push(i);
  }
  return all;
}

/** Distance between the pixels one before and two after this one. */
function stepAt(data: Uint8ClampedArray, i: number, stride: number): number {
  writeLab(data, i - stride, oneSide);
  writeLab(data, i + 2 * stride, otherSide);
  const l = oneSide[0]! - otherSide[0]!;
  const a = oneSide[1]! - otherSide[1]!;
  const b = oneSide[2]! - otherSide[2]!;
  return Math.sqrt(l * l + a * a + b * b);
}

/** OKLab of the two current pixels. */
const oneSide = new Float64Array(3);
const otherSide = new Float64Array(3);

function writeLab(data: Uint8ClampedArray, i: number, lab: Float64Array): void {
  const red = linearFromSrgb8[data[3 * i]!]!;
  const green = linearFromSrgb8[data[3 * i + 1]!]!;
  const blue = linearFromSrgb8[data[3 * i + 2]!]!;
  quickOkLab(red, green, blue, lab);
}

/** Removes seams in place, if that leaves fewer of them. */
export function removeSeams(analysis: Analysis, image: RgbImage, leftAlone: ExcludedPixels): void {
  const borders = bordersOf(analysis);
  let seams = seamsOf(borders, image);
  for (let round = 0; round < rounds && seams.count > bearable * borders.all; round++) {
    const before = image.data.slice();
    leadTogether(analysis, image, seams, leftAlone);
    const left = seamsOf(borders, image);
    if (left.count >= seams.count) {
      image.data.set(before);
      return;
    }
    seams = left;
  }
}

/** Smooth borders at which the result has a step. */
interface Seams {
  readonly across: readonly number[];
  readonly down: readonly number[];
  readonly count: number;
}

function seamsOf(borders: Borders, { data, widthPx }: RgbImage): Seams {
  const across = borders.across.filter((i) => stepAt(data, i, 1) >= seam);
  const down = borders.down.filter((i) => stepAt(data, i, widthPx) >= seam);
  return { across, down, count: across.length + down.length };
}

/** Pixels on both sides of a seam, with their differences from the middle, three codes per pixel. */
interface Side {
  readonly pixels: number[];
  readonly short: number[];
}

function sidesOf(
  data: Uint8ClampedArray,
  seams: readonly number[],
  stride: number,
  to: Side,
): void {
  for (const i of seams) {
    const [near, far] = [3 * (i - stride), 3 * (i + 2 * stride)];
    to.pixels.push(i, i + stride);
    const half = [0, 1, 2].map((k) => (data[far + k]! - data[near + k]!) / 2);
    to.short.push(...half, ...half.map((code) => -code));
  }
}

/** Processed in bands of this many rows, with the same buffers. */
const bandRows = 128;

function leadTogether(
  { classOf }: Analysis,
  image: RgbImage,
  { across, down }: Seams,
  leftAlone: ExcludedPixels,
): void {
  const { widthPx, heightPx } = image;
  const sides: Side = { pixels: [], short: [] };
  sidesOf(image.data, across, 1, sides);
  sidesOf(image.data, down, widthPx, sides);
  const around = Math.max(3, Math.round(Math.max(widthPx, heightPx) * reach));
  const sums = new Float32Array(widthPx * bandRows * 4);
  for (let top = 0; top < heightPx; top += bandRows) {
    const band = { top, bottom: Math.min(heightPx, top + bandRows), widthPx, around };
    sums.fill(0);
    let isTouched = false;
    for (const [index, pixel] of sides.pixels.entries()) {
      if (spread(sums, band, classOf, pixel, sides.short, 3 * index)) isTouched = true;
    }
    if (isTouched) take(sums, band, image.data, leftAlone);
  }
}

interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly widthPx: number;
  readonly around: number;
}

/**
 * Spreads a pixel's difference over its own side, decreasing with distance; returns whether any of it is in
 * the band.
 */
function spread(
  sums: Float32Array,
  { top, bottom, widthPx, around }: Band,
  classOf: Uint8Array,
  pixel: number,
  short: readonly number[],
  at: number,
): boolean {
  const row = Math.floor(pixel / widthPx);
  const column = pixel - row * widthPx;
  const first = Math.max(top, row - around + 1);
  const last = Math.min(bottom - 1, row + around - 1);
  const left = Math.max(0, column - around + 1);
  const right = Math.min(widthPx - 1, column + around - 1);
  const side = classOf[pixel];
  const [red, green, blue] = [short[at]!, short[at + 1]!, short[at + 2]!];
  for (let y = first; y <= last; y++) {
    const nearRow = 1 - Math.abs(y - row) / around;
    for (let x = left; x <= right; x++) {
      if (classOf[y * widthPx + x] !== side) continue;
      const near = nearRow * (1 - Math.abs(x - column) / around);
      const to = ((y - top) * widthPx + x) * 4;
      sums[to]! += near * red;
      sums[to + 1]! += near * green;
      sums[to + 2]! += near * blue;
      sums[to + 3]! += near;
    }
  }
  return first <= last;
}

function take(
  sums: Float32Array,
  { top, bottom, widthPx, around }: Band,
  data: Uint8ClampedArray,
  { added, isProtected }: ExcludedPixels,
): void {
  for (let i = top * widthPx, from = 0; i < bottom * widthPx; i++, from += 4) {
    const near = sums[from + 3]!;
    if (near === 0) continue;
    const seen = (1 - (added?.[i] ?? 0) / 255) * (1 - (isProtected?.[i] ?? 0));
    const share = (Math.min(1, near / around) * seen) / near;
    for (let k = 0; k < 3; k++) data[3 * i + k]! += share * sums[from + k]!;
  }
}
