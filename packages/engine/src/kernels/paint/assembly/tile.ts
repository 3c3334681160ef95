/** Samples a material tile, filtered to a pixel's footprint: see materials/sample.ts. */

@unmanaged
class Tile {
  /** First, so that it is one vector load; the fourth is padding. */
  meanRed: f32;
  meanGreen: f32;
  meanBlue: f32;
  unused: f32;
  /** Reciprocal of its side in metres. */
  perTile: f64;
  sizePx: i32;
  lastLevel: i32;
  /** Addresses of the mip levels, finest first. */
  levels: usize;
}

/** Of the last sample. */
export let slopeU: f32 = 0;
export let slopeV: f32 = 0;
export let gloss: f32 = 0;

const texelBytes: usize = 12;
/** Full weight of a texel, in 15 bits. */
const whole: i32 = 32767;
const steepest: f32 = 2;

/** Binary logarithm to a thousandth: exponent plus a parabola. */
function logOf(value: f32): f32 {
  const bits = reinterpret<u32>(value);
  const exponent = <f32>(<i32>(bits >> 23) - 127);
  const m = reinterpret<f32>((bits & 0x7fffff) | 0x3f800000) - 1;
  return exponent + m * (<f32>1.4249 + m * (<f32>-0.5822 + m * <f32>0.1573));
}

/** A mip level to read, with fixed-point texel positions (8 fractional bits). */
@unmanaged
class Reading {
  perMetre: f64;
  texels: usize;
  /** Bytes of a row of texels. */
  across: usize;
  mask: i32;
  /** Offset of the first tap, and step between taps. */
  firstX: i32;
  firstY: i32;
  stepX: i32;
  stepY: i32;
  /** Of each tap, in 15 bits. */
  weight: i32;
}

/** At most two levels are read. */
const readings = memory.data(96, 16);
let taps: i32 = 1;
let levels: i32 = 1;

/** Chooses mip levels and taps for a pixel's footprint; shared by its neighbours. */
export function chooseTaps(tileAt: usize, ux: f32, vx: f32, uy: f32, vy: f32, maxTaps: i32): void {
  const tile = changetype<Tile>(tileAt);
  const perTile = tile.perTile;
  const scale = <f32>perTile;
  const lengthX = sqrt<f32>(ux * ux + vx * vx) * scale;
  const lengthY = sqrt<f32>(uy * uy + vy * vy) * scale;
  const isAcross = lengthX >= lengthY;
  const long = max<f32>(lengthX, lengthY);
  const short = min<f32>(lengthX, lengthY);
  const wanted = ceil<f32>(long / (short + <f32>1e-7) - <f32>0.25);
  taps = <i32>min<f32>(<f32>maxTaps, max<f32>(1, wanted));
  const texels = (max<f32>(short, long / <f32>taps) + <f32>1e-9) * <f32>tile.sizePx;
  const detail = min<f32>(<f32>tile.lastLevel, texels > 1 ? logOf(texels) : 0);
  const fine = <i32>detail;
  const towards = detail - <f32>fine;
  // Blends two levels if in between, uses one if close to it.
  const coarse: f32 = towards < 0.2 ? 0 : towards > 0.8 ? 1 : (towards - <f32>0.2) / <f32>0.6;
  const stepU = (<f64>(isAcross ? ux : uy) * perTile) / <f64>taps;
  const stepV = (<f64>(isAcross ? vx : vy) * perTile) / <f64>taps;
  levels = 0;
  if (coarse < 1) choose(tile, fine, 1 - coarse, stepU, stepV);
  if (coarse > 0) choose(tile, min(fine + 1, tile.lastLevel), coarse, stepU, stepV);
}

function choose(tile: Tile, level: i32, share: f32, stepU: f64, stepV: f64): void {
  const reading = changetype<Reading>(readings + <usize>levels * offsetof<Reading>());
  levels += 1;
  const size = tile.sizePx >> level;
  const perTexel = <f64>(size << 8);
  const before = <f64>(taps - 1) / 2;
  reading.perMetre = tile.perTile * perTexel;
  reading.texels = <usize>load<u32>(tile.levels + ((<usize>level) << 2));
  reading.across = <usize>size * texelBytes;
  reading.mask = size - 1;
  reading.stepX = <i32>(stepU * perTexel);
  reading.stepY = <i32>(stepV * perTexel);
  reading.firstX = -(<i32>(stepU * before * perTexel)) - 128;
  reading.firstY = -(<i32>(stepV * before * perTexel)) - 128;
  reading.weight = <i32>((share / <f32>taps) * <f32>whole);
}

/** Colour in the first three lanes; slopes and gloss go to globals. */
export function sampleTile(uMetres: f64, vMetres: f64): v128 {
  let low = i32x4.splat(0);
  let high = i32x4.splat(0);
  for (let level = 0; level < levels; level++) {
    const reading = changetype<Reading>(readings + <usize>level * offsetof<Reading>());
    const texels = reading.texels;
    const mask = reading.mask;
    const across = reading.across;
    const weight = reading.weight;
    let x = <i32>floor<f64>(uMetres * reading.perMetre) + reading.firstX;
    let y = <i32>floor<f64>(vMetres * reading.perMetre) + reading.firstY;
    for (let tap = 0; tap < taps; tap++) {
      const column = x >> 8;
      const line = y >> 8;
      const tx = x & 255;
      const left = <usize>(column & mask) * texelBytes;
      const right = <usize>((column + 1) & mask) * texelBytes;
      const top = texels + <usize>(line & mask) * across;
      const bottom = texels + <usize>((line + 1) & mask) * across;
      const lower = (weight * (y & 255)) >> 8;
      const upper = weight - lower;
      const b = (upper * tx) >> 8;
      const d = (lower * tx) >> 8;
      const upperPair = i32x4.splat((b << 16) | (upper - b));
      const lowerPair = i32x4.splat((d << 16) | (lower - d));
      const p = texel(top + left);
      const q = texel(top + right);
      const r = texel(bottom + left);
      const s = texel(bottom + right);
      low = i32x4.add(low, i32x4.dot_i16x8_s(firstFour(p, q), upperPair));
      high = i32x4.add(high, i32x4.dot_i16x8_s(lastFour(p, q), upperPair));
      low = i32x4.add(low, i32x4.dot_i16x8_s(firstFour(r, s), lowerPair));
      high = i32x4.add(high, i32x4.dot_i16x8_s(lastFour(r, s), lowerPair));
      x += reading.stepX;
      y += reading.stepY;
    }
  }
  const toUnit = f32x4.splat(1 / (<f32>whole * <f32>whole));
  const colour = f32x4.mul(f32x4.convert_i32x4_s(low), toUnit);
  const relief = f32x4.mul(f32x4.convert_i32x4_s(high), toUnit);
  slopeU = (f32x4.extract_lane(colour, 3) - <f32>0.5) * 2 * steepest;
  slopeV = (f32x4.extract_lane(relief, 0) - <f32>0.5) * 2 * steepest;
  gloss = f32x4.extract_lane(relief, 1);
  return colour;
}

/** Six channels of 15 bits; the last two lanes are unused. */
function texel(at: usize): v128 {
  return i16x8.shr_u(v128.load(at), 1);
}

/** Interleaves the channels of two texels. */
function firstFour(p: v128, q: v128): v128 {
  return i16x8.shuffle(p, q, 0, 8, 1, 9, 2, 10, 3, 11);
}

function lastFour(p: v128, q: v128): v128 {
  return i16x8.shuffle(p, q, 4, 12, 5, 13, 6, 14, 7, 15);
}
