/** Curves on four values at once. */

/** Binary logarithm of positive numbers, accurate to a few millionths. */
function logOf(value: v128): v128 {
  // The mantissa is in sqrt(1/2)..sqrt(2), where the series converges fast.
  const exponent = i32x4.shr_s(i32x4.sub(value, i32x4.splat(0x3f3504f3)), 23);
  const mantissa = i32x4.sub(value, i32x4.shl(exponent, 23));
  const above = f32x4.sub(mantissa, f32x4.splat(1));
  const s = f32x4.div(above, f32x4.add(above, f32x4.splat(2)));
  const t = f32x4.mul(s, s);
  let series = f32x4.add(f32x4.splat(0.4121986), f32x4.mul(t, f32x4.splat(0.3205989)));
  series = f32x4.add(f32x4.splat(0.577078), f32x4.mul(t, series));
  series = f32x4.add(f32x4.splat(0.9617967), f32x4.mul(t, series));
  series = f32x4.add(f32x4.splat(2.8853901), f32x4.mul(t, series));
  return f32x4.add(f32x4.convert_i32x4_s(exponent), f32x4.mul(s, series));
}

/** Powers of two, with a relative error of a few millionths. */
export function powerOfTwo(value: v128): v128 {
  const held = f32x4.pmax(f32x4.splat(-120), f32x4.pmin(f32x4.splat(120), value));
  const whole = f32x4.nearest(held);
  const rest = f32x4.sub(held, whole);
  let series = f32x4.add(f32x4.splat(0.0096181), f32x4.mul(rest, f32x4.splat(0.0013333558)));
  series = f32x4.add(f32x4.splat(0.0555041), f32x4.mul(rest, series));
  series = f32x4.add(f32x4.splat(0.2402265), f32x4.mul(rest, series));
  series = f32x4.add(f32x4.splat(<f32>Math.LN2), f32x4.mul(rest, series));
  series = f32x4.add(f32x4.splat(1), f32x4.mul(rest, series));
  const scale = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23);
  return f32x4.mul(series, scale);
}

/** Non-negative numbers to a power; zero stays zero. */
export function power(value: v128, exponent: v128): v128 {
  const is = powerOfTwo(f32x4.mul(logOf(f32x4.pmax(value, f32x4.splat(1e-30))), exponent));
  return v128.and(is, f32x4.gt(value, f32x4.splat(1e-30)));
}

/** Smooth step from 0 at `low` to 1 at `low + 1 / over`. */
export function smoothStep(value: v128, low: f32, over: f32): v128 {
  const t = f32x4.pmin(
    f32x4.pmax(f32x4.mul(f32x4.sub(value, f32x4.splat(low)), f32x4.splat(over)), f32x4.splat(0)),
    f32x4.splat(1),
  );
  const slope = f32x4.sub(f32x4.splat(3), f32x4.add(t, t));
  return f32x4.mul(f32x4.mul(t, t), slope);
}
