/** Summed tables of the simple measures of a photo, for means over any rectangle. */
import { createIntegral, type Integral } from '../ops/integral.ts';
import type { Evidence } from './evidence.ts';

export interface PixelSums {
  readonly lightness: Integral;
  readonly lightnessSquared: Integral;
  readonly a: Integral;
  readonly b: Integral;
  /** Strength of upright and of level edges. */
  readonly upright: Integral;
  readonly level: Integral;
  /** Fine texture: how far a pixel is from the mean of its neighbours. */
  readonly texture: Integral;
  /** Burnt-out pixels. */
  readonly glare: Integral;
  /** Edges along the three world axes, at half size. */
  readonly axes: readonly [Integral, Integral, Integral];
  /** Faces of the fitted box (rooms only). */
  readonly faces: readonly Integral[];
}

const glareFrom = 0.97;

/** A page of memory, and how far apart in it tables begin, in 64-bit numbers. */
const page = 512;
const stagger = 40;

/**
 * Tables that are filled in one pass: in one piece of memory, and each a little further into its page than the
 * last. Where all begin at the same place of a page, they drive one another out of the processor's cache.
 */
function emptyTables(count: number, width: number, height: number): Integral[] {
  const size = (width + 1) * (height + 1);
  const stride = Math.ceil(size / page) * page + stagger;
  const all = new Float64Array(stride * count);
  return Array.from({ length: count }, (_, index) => ({
    width,
    height,
    sums: all.subarray(index * stride, index * stride + size),
  }));
}

/** All tables of a pixel's measures in one pass: each is the sum along the row and of the row above. */
export function createPixelSums(evidence: Evidence): PixelSums {
  const { width, height, lightness, a, b } = evidence.image;
  const made = emptyTables(8, width, height);
  const tables = {
    lightness: made[0]!,
    lightnessSquared: made[1]!,
    a: made[2]!,
    b: made[3]!,
    upright: made[4]!,
    level: made[5]!,
    texture: made[6]!,
    glare: made[7]!,
  };
  const [ofLight, ofSquare] = [tables.lightness.sums, tables.lightnessSquared.sums];
  const [ofA, ofB] = [tables.a.sums, tables.b.sums];
  const [ofUpright, ofLevel] = [tables.upright.sums, tables.level.sums];
  const [ofTexture, ofGlare] = [tables.texture.sums, tables.glare.sums];
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    let light = 0;
    let square = 0;
    let red = 0;
    let yellow = 0;
    let upright = 0;
    let level = 0;
    let texture = 0;
    let glare = 0;
    let over = y * (width + 1) + 1;
    let to = over + width + 1;
    for (let x = 0; x < width; x++, over++, to++) {
      const i = y * width + x;
      const here = lightness[i]!;
      const left = lightness[x > 0 ? i - 1 : i]!;
      const right = lightness[x < width - 1 ? i + 1 : i]!;
      const above = lightness[i + up]!;
      const below = lightness[i + down]!;
      light += here;
      square += here * here;
      red += a[i]!;
      yellow += b[i]!;
      upright += Math.abs(right - left);
      level += Math.abs(below - above);
      texture += Math.abs(here - 0.25 * (left + right + above + below));
      if (here > glareFrom) glare++;
      ofLight[to] = ofLight[over]! + light;
      ofSquare[to] = ofSquare[over]! + square;
      ofA[to] = ofA[over]! + red;
      ofB[to] = ofB[over]! + yellow;
      ofUpright[to] = ofUpright[over]! + upright;
      ofLevel[to] = ofLevel[over]! + level;
      ofTexture[to] = ofTexture[over]! + texture;
      ofGlare[to] = ofGlare[over]! + glare;
    }
  }
  const { edges } = evidence;
  const axis = (index: 0 | 1 | 2) => createIntegral(edges.maps[index], edges.width, edges.height);
  return {
    ...tables,
    axes: [axis(0), axis(1), axis(2)],
    faces: evidence.room ? faceTables(evidence.room.faces, width, height) : [],
  };
}

/** All five in one pass: a pixel adds one to the row of its own face. */
function faceTables(faces: Uint8Array, width: number, height: number): Integral[] {
  const tables = emptyTables(5, width, height);
  const [first, second, third, fourth, fifth] = tables.map(({ sums }) => sums) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const inRow = new Int32Array(5);
  for (let y = 0; y < height; y++) {
    inRow.fill(0);
    let over = y * (width + 1) + 1;
    let to = over + width + 1;
    for (let i = y * width; i < (y + 1) * width; i++, over++, to++) {
      const face = faces[i]!;
      inRow[face] = inRow[face]! + 1;
      first[to] = first[over]! + inRow[0]!;
      second[to] = second[over]! + inRow[1]!;
      third[to] = third[over]! + inRow[2]!;
      fourth[to] = fourth[over]! + inRow[3]!;
      fifth[to] = fifth[over]! + inRow[4]!;
    }
  }
  return tables;
}
