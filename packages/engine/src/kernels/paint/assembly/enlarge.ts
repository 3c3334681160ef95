/**
 * Interpolates a row of a smaller plane to the photo's width. Writes every `step`-th value, at its pixel's
 * index.
 * @param firsts, seconds, shares for each pixel the two values around it, and the weight of the second
 */
export function enlargeRow(
  source: usize,
  firsts: usize,
  seconds: usize,
  shares: usize,
  target: usize,
  step: i32,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = (<usize>(i * step)) << 2;
    const first = <f64>load<f32>(source + ((<usize>load<i32>(firsts + at)) << 2));
    const second = <f64>load<f32>(source + ((<usize>load<i32>(seconds + at)) << 2));
    store<f32>(target + at, <f32>(first + (second - first) * <f64>load<f32>(shares + at)));
  }
}
