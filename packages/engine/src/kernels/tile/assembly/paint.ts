/** The current row of texels, painted two at a time. All are rows of 64-bit floats: see materials/face.ts. */

export let red: usize = 0;
export let green: usize = 0;
export let blue: usize = 0;
export let height: usize = 0;
export let gloss: usize = 0;

export function setTexels(
  redAt: usize,
  greenAt: usize,
  blueAt: usize,
  heightAt: usize,
  glossAt: usize,
): void {
  red = redAt;
  green = greenAt;
  blue = blueAt;
  height = heightAt;
  gloss = glossAt;
}

/** Colours of the pieces; their meaning depends on the face. */
const colours = memory.data(6 * 8);

export function setColours(
  red1: f64,
  green1: f64,
  blue1: f64,
  red2: f64,
  green2: f64,
  blue2: f64,
): void {
  store<f64>(colours, red1);
  store<f64>(colours, green1, 8);
  store<f64>(colours, blue1, 16);
  store<f64>(colours, red2, 24);
  store<f64>(colours, green2, 32);
  store<f64>(colours, blue2, 40);
}

/** Component `part` (0 .. 2) of the first colour times a factor, blended with the second by `amount`. */
export function blended(part: usize, factor: v128, amount: v128): v128 {
  const first = v128.load64_splat(colours + (part << 3));
  const second = v128.load64_splat(colours + (part << 3), 24);
  const own = f64x2.mul(first, factor);
  return f64x2.add(own, f64x2.mul(f64x2.sub(second, own), amount));
}

export function withinUnit(values: v128): v128 {
  return f64x2.pmin(f64x2.splat(1), f64x2.pmax(f64x2.splat(0), values));
}
