/** Reading a material tile, filtered to the footprint of one pixel: see materials/sample.ts. */

@unmanaged
class Tile {
  /** First, so that it can be loaded in one piece; the fourth is not used. */
  meanRed: f32;
  meanGreen: f32;
  meanBlue: f32;
  unused: f32;
  /** One over the metres of its side. */
  perTile: f64;
  sizePx: i32;
  lastLevel: i32;
  /** Addresses of its levels, finest first. */
  levels: usize;
}

/** Of the place read last. */
export let slopeU: f32 = 0;
export let slopeV: f32 = 0;
export let gloss: f32 = 0;

const texelBytes: usize = 12;
/** All of a texel, in 15 bits. */
const whole: i32 = 32767;
const steepest: f32 = 2;

/** Binary logarithm to a thousandth: exponent, and a parabola for the rest. */
function logOf(value: f32): f32 {
  const bits = reinterpret<u32>(value);
  const exponent = <f32>(<i32>(bits >> 23) - 127);
  const m = reinterpret<f32>((bits & 0x7fffff) | 0x3f800000) - 1;
  return exponent + m * (<f32>1.4249 + m * (<f32>-0.5822 + m * <f32>0.1573));
}

/** Colour in the first three lanes; slopes and gloss are left in the globals. */
export function sampleTile(
  tileAt: usize,
  uMetres: f64,
  vMetres: f64,
  ux: f32,
  vx: f32,
  uy: f32,
  vy: f32,
  maxTaps: i32,
): v128 {
  const tile = changetype<Tile>(tileAt);
  const perTile = tile.perTile;
  const scale = <f32>perTile;
  const lengthX = sqrt<f32>(ux * ux + vx * vx) * scale;
  const lengthY = sqrt<f32>(uy * uy + vy * vy) * scale;
  const isAcross = lengthX >= lengthY;
  const long = max<f32>(lengthX, lengthY);
  const short = min<f32>(lengthX, lengthY);
  const wanted = ceil<f32>(long / (short + <f32>1e-7) - <f32>0.25);
  const taps = <i32>min<f32>(<f32>maxTaps, max<f32>(1, wanted));
  const texels = (max<f32>(short, long / <f32>taps) + <f32>1e-9) * <f32>tile.sizePx;
  const detail = min<f32>(<f32>tile.lastLevel, texels > 1 ? logOf(texels) : 0);
  const fine = <i32>detail;
  const towards = detail - <f32>fine;
  const coarse = min(fine + 1, tile.lastLevel);
  // Between levels two reads are mixed; near a level one is enough.
  const coarseShare: f32 = towards < 0.2 ? 0 : towards > 0.8 ? 1 : (towards - <f32>0.2) / <f32>0.6;
  const stepU = (<f64>(isAcross ? ux : uy) * perTile) / <f64>taps;
  const stepV = (<f64>(isAcross ? vx : vy) * perTile) / <f64>taps;
  const startU = uMetres * perTile - (stepU * <f64>(taps - 1)) / 2;
  const startV = vMetres * perTile - (stepV * <f64>(taps - 1)) / 2;
  let sum = i16x8.splat(0);
  for (let pass = 0; pass < 2; pass++) {
    const share = pass ? coarseShare : <f32>1 - coarseShare;
    if (share <= 0) continue;
    const level = pass ? coarse : fine;
    const data = <usize>load<u32>(tile.levels + ((<usize>level) << 2));
    const size = tile.sizePx >> level;
    const mask = size - 1;
    const weight = <i32>((share / <f32>taps) * <f32>whole);
    const across = <usize>size * texelBytes;
    // Texels with eight binary places: the low ones are the shares of the neighbours.
    const perTexel = <f64>(size << 8);
    let x = <i32>floor<f64>(startU * perTexel) - 128;
    let y = <i32>floor<f64>(startV * perTexel) - 128;
    const stepX = <i32>(stepU * perTexel);
    const stepY = <i32>(stepV * perTexel);
    for (let tap = 0; tap < taps; tap++) {
      const column = x >> 8;
      const line = y >> 8;
      const tx = x & 255;
      const ty = y & 255;
      const left = <usize>(column & mask) * texelBytes;
      const right = <usize>((column + 1) & mask) * texelBytes;
      const top = data + <usize>(line & mask) * across;
      const bottom = data + <usize>((line + 1) & mask) * across;
      const lower = (weight * ty) >> 8;
      const upper = weight - lower;
      const b = (upper * tx) >> 8;
      const d = (lower * tx) >> 8;
      sum = i16x8.add(
        sum,
        i16x8.add(
          i16x8.add(part(top + left, upper - b), part(top + right, b)),
          i16x8.add(part(bottom + left, lower - d), part(bottom + right, d)),
        ),
      );
      x += stepX;
      y += stepY;
    }
  }
  const toUnit = f32x4.splat(1 / <f32>whole);
  const colour = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(sum)), toUnit);
  const relief = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(sum)), toUnit);
  slopeU = (f32x4.extract_lane(colour, 3) - <f32>0.5) * 2 * steepest;
  slopeV = (f32x4.extract_lane(relief, 0) - <f32>0.5) * 2 * steepest;
  gloss = f32x4.extract_lane(relief, 1);
  return colour;
}

/** That share of a texel, of 15 bits each; the two lanes after its six channels are not used. */
function part(at: usize, weight: i32): v128 {
  return i16x8.q15mulr_sat_s(i16x8.shr_u(v128.load(at), 1), i16x8.splat(<i16>weight));
}
