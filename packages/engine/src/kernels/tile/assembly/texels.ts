/** Texels in storage format, six 16-bit codes each: see materials/mips.ts. */
import { blue, gloss, green, height, red } from './paint';

const texelBytes: usize = 12;
/** Slope 0 is in the middle of the code range, which spans -2..2. */
const perSlope: f64 = 0.25;

/** Codes of two values in the two low lanes. */
function codesOf(values: v128): v128 {
  const inside = f64x2.pmin(f64x2.splat(1), f64x2.pmax(f64x2.splat(0), values));
  return i32x4.trunc_sat_f64x2_u_zero(
    f64x2.add(f64x2.mul(inside, f64x2.splat(65535)), f64x2.splat(0.5)),
  );
}

/**
 * A row's colours and gloss as codes, and its heights as 32-bit floats, padded with one before the first and
 * one after the last, which wrap around. `count` is even.
 */
export function writeRow(codes: usize, heights: usize, count: i32): void {
  const end = (<usize>count) << 3;
  let code = codes;
  let to = heights;
  for (let at: usize = 0; at < end; at += 16) {
    const r = codesOf(v128.load(red + at));
    const g = codesOf(v128.load(green + at));
    const b = codesOf(v128.load(blue + at));
    const s = codesOf(v128.load(gloss + at));
    v128.store16_lane(code, r, 0);
    v128.store16_lane(code, g, 0, 2);
    v128.store16_lane(code, b, 0, 4);
    v128.store16_lane(code, s, 0, 10);
    v128.store16_lane(code, r, 2, 12);
    v128.store16_lane(code, g, 2, 14);
    v128.store16_lane(code, b, 2, 16);
    v128.store16_lane(code, s, 2, 22);
    v128.store64_lane(to, f32x4.demote_f64x2_zero(v128.load(height + at)), 0);
    code += 2 * texelBytes;
    to += 8;
  }
  store<f32>(heights - 4, load<f32>(to - 4));
  store<f32>(to, load<f32>(heights));
}

/** Slopes of a row from its heights and those of the adjacent rows; `count` is even. */
export function slopeRow(
  own: usize,
  up: usize,
  down: usize,
  codes: usize,
  perMetre: f64,
  count: i32,
): void {
  const scale = f64x2.splat(perMetre);
  const share = f64x2.splat(perSlope);
  const level = f64x2.splat(0.5);
  const end = (<usize>count) << 2;
  let code = codes;
  for (let at: usize = 0; at < end; at += 8) {
    const across = f64x2.sub(heightsAt(own + at + 4), heightsAt(own + at - 4));
    const along = f64x2.sub(heightsAt(down + at), heightsAt(up + at));
    const u = codesOf(f64x2.add(level, f64x2.mul(f64x2.mul(across, scale), share)));
    const v = codesOf(f64x2.add(level, f64x2.mul(f64x2.mul(along, scale), share)));
    v128.store16_lane(code, u, 0, 6);
    v128.store16_lane(code, v, 0, 8);
    v128.store16_lane(code, u, 2, 18);
    v128.store16_lane(code, v, 2, 20);
    code += 2 * texelBytes;
  }
}

function heightsAt(at: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(at));
}
