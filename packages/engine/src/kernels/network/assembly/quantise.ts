/** A sheet of 32-bit floats as 16-bit whole numbers: steps to either side of nothing. */

/** Below this a sheet is nothing: the number of steps to one would be beyond a float. */
const least: f32 = 1e-30;
/**
 * Where floats are whole numbers, and the lowest bits of one are the number that was added to it.
 * The conversion of the instruction set minds NaN and what is too large, which takes longer.
 */
const whole: f32 = 12582912;

/** `count` is a multiple of eight, `farthest` the step of the greatest. Gives what a step is worth. */
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
