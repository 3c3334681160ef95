/** Scales a photo's rows down and converts them to OKLab: see sense/photo/working-image.ts. */
import { cubeRoot } from './cube-root';

/** Adds the weighted light of codes; sums are written in fours, up to three past the end. */
export function addLight(sums: usize, codes: usize, light: usize, share: f32, count: i32): void {
  const t = f32x4.splat(share);
  const end = codes + <usize>count;
  let to = sums;
  for (let at = codes; at < end; at += 4) {
    let four = v128.load32_zero(light + ((<usize>load<u8>(at)) << 2));
    four = v128.load32_lane(light + ((<usize>load<u8>(at, 1)) << 2), four, 1);
    four = v128.load32_lane(light + ((<usize>load<u8>(at, 2)) << 2), four, 2);
    four = v128.load32_lane(light + ((<usize>load<u8>(at, 3)) << 2), four, 3);
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(four, t)));
    to += 16;
  }
}

/** Red, green and blue of one pixel in three lanes, from `count` offsets and weights. */
function under(sums: usize, places: usize, shares: usize, count: i32): v128 {
  let sum = f32x4.splat(0);
  for (let k: usize = 0; k < (<usize>count) << 2; k += 4) {
    const light = v128.load(sums + <usize>load<i32>(places + k));
    sum = f32x4.add(sum, f32x4.mul(light, v128.load32_splat(shares + k)));
  }
  return sum;
}

function blend(x: v128, y: v128, z: v128, a: f32, b: f32, c: f32): v128 {
  const two = f32x4.add(f32x4.mul(x, f32x4.splat(a)), f32x4.mul(y, f32x4.splat(b)));
  return f32x4.add(two, f32x4.mul(z, f32x4.splat(c)));
}

/**
 * OKLab of `width` pixels, one plane each for lightness, a and b, in fours: writes up to three past the end.
 * `places` are byte offsets into the sums, `count` per pixel.
 */
export function writeLab(
  sums: usize,
  places: usize,
  shares: usize,
  count: i32,
  lightness: usize,
  a: usize,
  b: usize,
  width: i32,
): void {
  const step = (<usize>count) << 2;
  let from: usize = 0;
  for (let x: usize = 0; x < (<usize>width) << 2; x += 16) {
    const p = under(sums, places + from, shares + from, count);
    from += step;
    const q = under(sums, places + from, shares + from, count);
    from += step;
    const r = under(sums, places + from, shares + from, count);
    from += step;
    const s = under(sums, places + from, shares + from, count);
    from += step;
    const pqLow = i32x4.shuffle(p, q, 0, 4, 1, 5);
    const rsLow = i32x4.shuffle(r, s, 0, 4, 1, 5);
    const red = i64x2.shuffle(pqLow, rsLow, 0, 2);
    const green = i64x2.shuffle(pqLow, rsLow, 1, 3);
    const blue = i64x2.shuffle(
      i32x4.shuffle(p, q, 2, 6, 2, 6),
      i32x4.shuffle(r, s, 2, 6, 2, 6),
      0,
      2,
    );
    const l = cubeRoot(blend(red, green, blue, 0.4122214708, 0.5363325363, 0.0514459929));
    const m = cubeRoot(blend(red, green, blue, 0.2119034982, 0.6806995451, 0.1073969566));
    const t = cubeRoot(blend(red, green, blue, 0.0883024619, 0.2817188376, 0.6299787005));
    v128.store(lightness + x, blend(l, m, t, 0.2104542553, 0.793617785, -0.0040720468));
    v128.store(a + x, blend(l, m, t, 1.9779984951, -2.428592205, 0.4505937099));
    v128.store(b + x, blend(l, m, t, 0.0259040371, 0.7827717662, -0.808675766));
  }
}
