/** Sines of two 64-bit angles, accurate to thirteen decimals. */

/** 1 / pi, and pi in two parts of which the first ends in zero bits, so that its multiples are exact. */
const perHalfTurn: f64 = 0.3183098861837907;
const halfTurn: f64 = 3.1415926218032837;
const halfTurnRest: f64 = 3.178650954705639e-8;

export function sinesOf(angles: v128): v128 {
  const turns = f64x2.nearest(f64x2.mul(angles, f64x2.splat(perHalfTurn)));
  const near = f64x2.sub(angles, f64x2.mul(turns, f64x2.splat(halfTurn)));
  const r = f64x2.sub(near, f64x2.mul(turns, f64x2.splat(halfTurnRest)));
  const q = f64x2.mul(r, r);
  let sum = f64x2.splat(2.8114572543455206e-15);
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(-7.647163731819816e-13));
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(1.6059043836821613e-10));
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(-2.505210838544172e-8));
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(2.7557319223985893e-6));
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(-0.0001984126984126984));
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(0.008333333333333333));
  sum = f64x2.add(f64x2.mul(sum, q), f64x2.splat(-0.16666666666666666));
  const sines = f64x2.add(r, f64x2.mul(f64x2.mul(sum, q), r));
  // Flips the sign of every second half turn.
  const halves = i64x2.extend_low_i32x4_s(i32x4.trunc_sat_f64x2_s_zero(turns));
  return v128.xor(sines, i64x2.shl(halves, 63));
}
