/**
 * A row of a plane that is held smaller than the photo, as wide as the photo. Every `step`-th value of it is
 * written, at the place that the pixel has in the row.
 * @param firsts, seconds, shares for each pixel the two values it lies between, and how near it is to the second
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
