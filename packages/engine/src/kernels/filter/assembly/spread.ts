import { groups } from './local-lines';

/** Interpolates two rows of coefficients: `count` vectors. */
export function spread(upper: usize, lower: usize, share: f32, target: usize, count: i32): void {
  const t = f32x4.splat(share);
  const end = (<usize>count) << 4;
  for (let at: usize = 0; at < end; at += 16) {
    const a = v128.load(upper + at);
    v128.store(target + at, f32x4.add(a, f32x4.mul(f32x4.sub(v128.load(lower + at), a), t)));
  }
}

/** Interpolates a row to `count` values. */
export function drawOut(
  row: usize,
  firsts: usize,
  seconds: usize,
  between: usize,
  target: usize,
  count: i32,
): void {
  for (let at: usize = 0; at < (<usize>count) << 2; at += 16) {
    const left = four(row, firsts + at);
    const step = f32x4.sub(four(row, seconds + at), left);
    v128.store(target + at, f32x4.add(left, f32x4.mul(step, v128.load(between + at))));
  }
}

function four(row: usize, places: usize): v128 {
  let values = v128.load32_zero(row + <usize>load<i32>(places));
  values = v128.load32_lane(row + <usize>load<i32>(places, 4), values, 1);
  values = v128.load32_lane(row + <usize>load<i32>(places, 8), values, 2);
  return v128.load32_lane(row + <usize>load<i32>(places, 12), values, 3);
}

function put(left: usize, right: usize, share: usize, guide: usize): v128 {
  const t = v128.load32_splat(share);
  const slope = v128.load(left);
  const offset = v128.load(left, 16);
  const a = f32x4.add(slope, f32x4.mul(f32x4.sub(v128.load(right), slope), t));
  const b = f32x4.add(offset, f32x4.mul(f32x4.sub(v128.load(right, 16), offset), t));
  const value = f32x4.add(f32x4.mul(a, v128.load32_splat(guide)), b);
  return f32x4.pmax(f32x4.splat(0), f32x4.pmin(f32x4.splat(1), value));
}

/** Values of four pixels, class by class, before normalisation. */
const sharpened = memory.data(512, 16);

/**
 * Applies an interpolated row of coefficients to the guide, giving covers that sum to 1: the most likely
 * class takes almost everything, borders stay soft. Four pixels at a time, so rows are padded to fours.
 * `firsts` and `seconds` are the byte offsets of each pixel's columns in the row; `covers` is the row of the
 * first plane. `certainty` may alias the guide.
 */
export function enlargeRow(
  mixed: usize,
  firsts: usize,
  seconds: usize,
  between: usize,
  guide: usize,
  covers: usize,
  coverBytes: usize,
  planes: i32,
  names: usize,
  classes: usize,
  certainty: usize,
  count: i32,
): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  for (let x: usize = 0; x < <usize>count; x += 4) {
    const at = x << 2;
    let most = f32x4.splat(-1);
    let likeliest = i32x4.splat(0);
    let sum = zero;
    let sharp = zero;
    for (let group = 0; group < groups; group++) {
      const row = mixed + ((<usize>group) << 5);
      const p = put(
        row + <usize>load<i32>(firsts + at),
        row + <usize>load<i32>(seconds + at),
        between + at,
        guide + at,
      );
      const q = put(
        row + <usize>load<i32>(firsts + at, 4),
        row + <usize>load<i32>(seconds + at, 4),
        between + at + 4,
        guide + at + 4,
      );
      const r = put(
        row + <usize>load<i32>(firsts + at, 8),
        row + <usize>load<i32>(seconds + at, 8),
        between + at + 8,
        guide + at + 8,
      );
      const s = put(
        row + <usize>load<i32>(firsts + at, 12),
        row + <usize>load<i32>(seconds + at, 12),
        between + at + 12,
        guide + at + 12,
      );
      const pqLow = i32x4.shuffle(p, q, 0, 4, 1, 5);
      const pqHigh = i32x4.shuffle(p, q, 2, 6, 3, 7);
      const rsLow = i32x4.shuffle(r, s, 0, 4, 1, 5);
      const rsHigh = i32x4.shuffle(r, s, 2, 6, 3, 7);
      const to = sharpened + ((<usize>group) << 6);
      v128.store(to, i64x2.shuffle(pqLow, rsLow, 0, 2));
      v128.store(to, i64x2.shuffle(pqLow, rsLow, 1, 3), 16);
      v128.store(to, i64x2.shuffle(pqHigh, rsHigh, 0, 2), 32);
      v128.store(to, i64x2.shuffle(pqHigh, rsHigh, 1, 3), 48);
    }
    for (let k = 0; k < planes; k++) {
      const place = sharpened + ((<usize>k) << 4);
      let value = v128.load(place);
      likeliest = v128.bitselect(i32x4.splat(k), likeliest, f32x4.gt(value, most));
      most = f32x4.pmax(most, value);
      sum = f32x4.add(sum, value);
      // the fourth power keeps a border about as wide as the filter's and clears the rest
      value = f32x4.mul(value, value);
      value = f32x4.mul(value, value);
      sharp = f32x4.add(sharp, value);
      v128.store(place, value);
    }
    const some = f32x4.gt(sharp, zero);
    const inverse = v128.and(f32x4.div(one, sharp), some);
    let to = covers + at;
    for (let k = 0; k < planes; k++) {
      v128.store(to, f32x4.mul(v128.load(sharpened + ((<usize>k) << 4)), inverse));
      to += coverBytes;
    }
    v128.store(certainty + at, v128.and(f32x4.div(most, sum), f32x4.gt(sum, zero)));
    store<u8>(classes + x, load<u8>(names + <usize>i32x4.extract_lane(likeliest, 0)));
    store<u8>(classes + x, load<u8>(names + <usize>i32x4.extract_lane(likeliest, 1)), 1);
    store<u8>(classes + x, load<u8>(names + <usize>i32x4.extract_lane(likeliest, 2)), 2);
    store<u8>(classes + x, load<u8>(names + <usize>i32x4.extract_lane(likeliest, 3)), 3);
  }
}
