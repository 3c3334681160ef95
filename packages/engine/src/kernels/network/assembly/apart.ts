/** Depthwise convolutions of the surface network, in 32-bit floats. */

/**
 * Filters each channel separately, with zero padding. Channels come in eights, weights are
 * [row][column][channel].
 */
export function filterApart(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  channels: i32,
  width: i32,
  height: i32,
  rowBytes: usize,
  reach: i32,
): void {
  const pixel = (<usize>channels) << 2;
  const weightRow = pixel * <usize>(2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const top = max(-reach, -y);
    const bottom = min(reach, height - 1 - y);
    const row = <usize>y * rowBytes;
    let x = 0;
    while (x < width) {
      const here = row + <usize>x * pixel;
      const isInside = x >= reach && x + 4 + reach <= width;
      const left = max(-reach, -x);
      const taps = isInside ? 2 * reach + 1 : min(reach, width - 1 - x) - left + 1;
      const rows = bottom - top + 1;
      const from = input + here + <usize>top * rowBytes + <usize>left * pixel;
      const first = weights + <usize>(top + reach) * weightRow + <usize>(left + reach) * pixel;
      const to = output + here;
      if (isInside) fourPixels(from, to, first, bias, pixel, rows, taps, rowBytes, weightRow);
      else onePixel(from, to, first, bias, pixel, rows, taps, rowBytes, weightRow);
      x += isInside ? 4 : 1;
    }
  }
}

/** Four adjacent pixels that see the same taps: each weight is read once for all. */
function fourPixels(
  from: usize,
  to: usize,
  weights: usize,
  bias: usize,
  pixel: usize,
  rows: i32,
  taps: i32,
  rowBytes: usize,
  weightRow: usize,
): void {
  for (let shift: usize = 0; shift < pixel; shift += 32) {
    const bias0 = v128.load(bias + shift);
    const bias1 = v128.load(bias + shift, 16);
    let a0 = bias0;
    let a1 = bias1;
    let b0 = bias0;
    let b1 = bias1;
    let c0 = bias0;
    let c1 = bias1;
    let d0 = bias0;
    let d1 = bias1;
    for (let row = 0; row < rows; row++) {
      let p = from + shift + <usize>row * rowBytes;
      let w = weights + shift + <usize>row * weightRow;
      for (const end = p + <usize>taps * pixel; p < end; p += pixel) {
        const w0 = v128.load(w);
        const w1 = v128.load(w, 16);
        a0 = f32x4.add(a0, f32x4.mul(v128.load(p), w0));
        a1 = f32x4.add(a1, f32x4.mul(v128.load(p, 16), w1));
        b0 = f32x4.add(b0, f32x4.mul(v128.load(p + pixel), w0));
        b1 = f32x4.add(b1, f32x4.mul(v128.load(p + pixel, 16), w1));
        const q = p + 2 * pixel;
        c0 = f32x4.add(c0, f32x4.mul(v128.load(q), w0));
        c1 = f32x4.add(c1, f32x4.mul(v128.load(q, 16), w1));
        d0 = f32x4.add(d0, f32x4.mul(v128.load(q + pixel), w0));
        d1 = f32x4.add(d1, f32x4.mul(v128.load(q + pixel, 16), w1));
        w += pixel;
      }
    }
    const out = to + shift;
    store(out, a0, a1);
    store(out + pixel, b0, b1);
    store(out + 2 * pixel, c0, c1);
    store(out + 3 * pixel, d0, d1);
  }
}

function onePixel(
  from: usize,
  to: usize,
  weights: usize,
  bias: usize,
  pixel: usize,
  rows: i32,
  taps: i32,
  rowBytes: usize,
  weightRow: usize,
): void {
  for (let shift: usize = 0; shift < pixel; shift += 32) {
    let a0 = v128.load(bias + shift);
    let a1 = v128.load(bias + shift, 16);
    for (let row = 0; row < rows; row++) {
      let p = from + shift + <usize>row * rowBytes;
      let w = weights + shift + <usize>row * weightRow;
      for (const end = p + <usize>taps * pixel; p < end; p += pixel) {
        a0 = f32x4.add(a0, f32x4.mul(v128.load(p), v128.load(w)));
        a1 = f32x4.add(a1, f32x4.mul(v128.load(p, 16), v128.load(w, 16)));
        w += pixel;
      }
    }
    store(to + shift, a0, a1);
  }
}

function store(out: usize, low: v128, high: v128): void {
  v128.store(out, low);
  v128.store(out, high, 16);
}
