/** Noise of a row of texels, two at a time: see materials/noise.ts. */

/**
 * A table has this many columns and rows, plus a copy of the first column and row at the end, so that
 * interpolation needs no wrapping.
 */
const sizePx: i32 = 512;
const mask: i32 = sizePx - 1;
const lineBytes: i32 = (sizePx + 1) << 2;

/**
 * At `us` times `uTimes` plus `uShift` times `uShiftTimes`, and `v` likewise; all are rows of 64-bit floats,
 * like `out`. May write one value too many.
 */
export function noiseRow(
  table: usize,
  us: usize,
  uTimes: f64,
  uShift: usize,
  uShiftTimes: f64,
  vs: usize,
  vTimes: f64,
  vShift: usize,
  vShiftTimes: f64,
  out: usize,
  from: i32,
  to: i32,
): void {
  const uScale = f64x2.splat(uTimes);
  const uShiftScale = f64x2.splat(uShiftTimes);
  const vScale = f64x2.splat(vTimes);
  const vShiftScale = f64x2.splat(vShiftTimes);
  const size = f64x2.splat(<f64>sizePx);
  const inside = i32x4.splat(mask);
  const line = i32x4.splat(lineBytes);
  const end = (<usize>to) << 3;
  for (let at = (<usize>from) << 3; at < end; at += 16) {
    const u = f64x2.add(
      f64x2.mul(v128.load(us + at), uScale),
      f64x2.mul(v128.load(uShift + at), uShiftScale),
    );
    const v = f64x2.add(
      f64x2.mul(v128.load(vs + at), vScale),
      f64x2.mul(v128.load(vShift + at), vShiftScale),
    );
    const x = f64x2.mul(u, size);
    const y = f64x2.mul(v, size);
    const left = f64x2.floor(x);
    const top = f64x2.floor(y);
    const tx = f64x2.sub(x, left);
    const ty = f64x2.sub(y, top);
    const columns = v128.and(i32x4.trunc_sat_f64x2_s_zero(left), inside);
    const rows = v128.and(i32x4.trunc_sat_f64x2_s_zero(top), inside);
    const places = i32x4.add(i32x4.mul(rows, line), i32x4.shl(columns, 2));
    const one = table + <usize>i32x4.extract_lane(places, 0);
    const two = table + <usize>i32x4.extract_lane(places, 1);
    const upperOne = f64x2.promote_low_f32x4(v128.load64_zero(one));
    const upperTwo = f64x2.promote_low_f32x4(v128.load64_zero(two));
    const lowerOne = f64x2.promote_low_f32x4(v128.load64_zero(one, lineBytes));
    const lowerTwo = f64x2.promote_low_f32x4(v128.load64_zero(two, lineBytes));
    const upper = mix(
      v128.shuffle<f64>(upperOne, upperTwo, 0, 2),
      v128.shuffle<f64>(upperOne, upperTwo, 1, 3),
      tx,
    );
    const lower = mix(
      v128.shuffle<f64>(lowerOne, lowerTwo, 0, 2),
      v128.shuffle<f64>(lowerOne, lowerTwo, 1, 3),
      tx,
    );
    v128.store(out + at, mix(upper, lower, ty));
  }
}

function mix(first: v128, second: v128, share: v128): v128 {
  return f64x2.add(first, f64x2.mul(f64x2.sub(second, first), share));
}
