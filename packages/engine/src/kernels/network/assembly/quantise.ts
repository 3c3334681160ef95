/** Quantises a sheet of 32-bit floats to 16-bit integers, symmetrically. */

/** Below this a sheet is zero: the reciprocal of its step would overflow a float. */
const least: f32 = 1e-30;
/**
 * At this magnitude floats are integers, so that adding it rounds into the lowest bits. The conversion
 * instruction also handles NaN and overflow, and is slower.
 */
const whole: f32 = 12582912;

/**
 * `count` is a multiple of eight; `farthest` is the largest quantised value. Returns the quantisation step.
 */
export function quantise(from: usize, to: usize, count: i32, farthest: f32): f32 {
  const end = from + ((<usize>count) << 2);
  let most = f32x4.splat(0);
  let other = most;
  for (let at = from; at < end; at += 32) {
    most = f32x4.pmax(most, f32x4.abs(v128.load(at)));
    other = f32x4.pmax(other, f32x4.abs(v128.load(at, 16)));
  }
  most = f32x4.pmax(most, other);
  const greatest = max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
  const steps = f32x4.splat(greatest > least ? farthest / greatest : 0);
  const middle = f32x4.splat(whole);
  let out = to;
  for (let at = from; at < end; at += 32) {
    const low = f32x4.add(f32x4.mul(v128.load(at), steps), middle);
    const high = f32x4.add(f32x4.mul(v128.load(at, 16), steps), middle);
    v128.store(out, i16x8.narrow_i32x4_s(i32x4.sub(low, middle), i32x4.sub(high, middle)));
    out += 16;
  }
  return greatest / farthest;
}
