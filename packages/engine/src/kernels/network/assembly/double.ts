/** Upsamples a sheet by two (bilinear) and adds it to another. */

/**
 * Both are 32-bit floats with the same number of channels, in fours; addresses of the first pixel inside the
 * border.
 */
export function addDoubled(
  from: usize,
  to: usize,
  channels: i32,
  fromWidth: i32,
  fromHeight: i32,
  fromRowBytes: usize,
  toWidth: i32,
  toHeight: i32,
  toRowBytes: usize,
): void {
  const pixel = (<usize>channels) << 2;
  for (let y = 0; y < toHeight; y++) {
    const low = lowOf(y);
    const above = from + <usize>low * fromRowBytes;
    const below = from + <usize>min(fromHeight - 1, low + 1) * fromRowBytes;
    const down = f32x4.splat(farOf(y));
    for (let x = 0; x < toWidth; x++) {
      const left = lowOf(x);
      const right = <usize>min(fromWidth - 1, left + 1) * pixel - <usize>left * pixel;
      const along = f32x4.splat(farOf(x));
      let upper = above + <usize>left * pixel;
      let lower = below + <usize>left * pixel;
      let out = to + <usize>y * toRowBytes + <usize>x * pixel;
      for (const end = out + pixel; out < end; out += 16) {
        const near = between(v128.load(upper), v128.load(lower), down);
        const far = between(v128.load(upper + right), v128.load(lower + right), down);
        v128.store(out, f32x4.add(v128.load(out), between(near, far, along)));
        upper += 16;
        lower += 16;
      }
    }
  }
}

function between(near: v128, far: v128, share: v128): v128 {
  return f32x4.add(near, f32x4.mul(f32x4.sub(far, near), share));
}

/** Index of the first of the two half-size pixels around a pixel. */
function lowOf(place: i32): i32 {
  return max(0, place - 1) >> 1;
}

/** Distance of a pixel from the first of those two. */
function farOf(place: i32): f32 {
  return place === 0 ? 0 : place & 1 ? 0.25 : 0.75;
}
