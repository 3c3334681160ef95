/**
 * Convolutions for the surface network. A picture is rows of pixels, a pixel its channels side by
 * side, all 32-bit floats; addresses point at the first value that is read or written, so borders
 * are the caller's affair. Weights are stored as [block of eight outputs][row][column][input][8].
 */

/** `residual` is added before the cut at zero; 0 for none. It lies as the output does. */
export function convolve(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  residual: usize,
  inputs: i32,
  blocks: i32,
  width: i32,
  height: i32,
  inputRowBytes: usize,
  outputRowBytes: usize,
  size: i32,
  step: i32,
  cut: i32,
): void {
  const inputPixel = (<usize>inputs) << 2;
  const stride = inputPixel * <usize>step;
  const outputPixel = (<usize>blocks) << 5;
  const blockBytes = (<usize>(size * size * inputs)) << 5;
  for (let block = 0; block < blocks; block++) {
    const at = weights + <usize>block * blockBytes;
    const shift = (<usize>block) << 5;
    const bias0 = v128.load(bias + shift);
    const bias1 = v128.load(bias + shift, 16);
    for (let y = 0; y < height; y++) {
      const rowIn = input + <usize>(y * step) * inputRowBytes;
      const rowOut = output + <usize>y * outputRowBytes + shift;
      const rowAdd = residual ? residual + <usize>y * outputRowBytes + shift : 0;
      let x = 0;
      for (; x + 4 <= width; x += 4) {
        let a0 = bias0;
        let a1 = bias1;
        let b0 = bias0;
        let b1 = bias1;
        let c0 = bias0;
        let c1 = bias1;
        let d0 = bias0;
        let d1 = bias1;
        let w = at;
        for (let ky = 0; ky < size; ky++) {
          let p = rowIn + <usize>ky * inputRowBytes + <usize>x * stride;
          // the taps of a row lie side by side, as the weights do
          const end = p + inputPixel * <usize>size;
          while (p < end) {
            const w0 = v128.load(w);
            const w1 = v128.load(w, 16);
            const a = v128.load32_splat(p);
            const b = v128.load32_splat(p + stride);
            const c = v128.load32_splat(p + 2 * stride);
            const d = v128.load32_splat(p + 3 * stride);
            a0 = f32x4.add(a0, f32x4.mul(a, w0));
            a1 = f32x4.add(a1, f32x4.mul(a, w1));
            b0 = f32x4.add(b0, f32x4.mul(b, w0));
            b1 = f32x4.add(b1, f32x4.mul(b, w1));
            c0 = f32x4.add(c0, f32x4.mul(c, w0));
            c1 = f32x4.add(c1, f32x4.mul(c, w1));
            d0 = f32x4.add(d0, f32x4.mul(d, w0));
            d1 = f32x4.add(d1, f32x4.mul(d, w1));
            p += 4;
            w += 32;
          }
        }
        const offset = <usize>x * outputPixel;
        const out = rowOut + offset;
        const add = residual ? rowAdd + offset : 0;
        store(out, add, a0, a1, cut);
        store(out + outputPixel, add ? add + outputPixel : 0, b0, b1, cut);
        store(out + 2 * outputPixel, add ? add + 2 * outputPixel : 0, c0, c1, cut);
        store(out + 3 * outputPixel, add ? add + 3 * outputPixel : 0, d0, d1, cut);
      }
      for (; x < width; x++) {
        let a0 = bias0;
        let a1 = bias1;
        let w = at;
        for (let ky = 0; ky < size; ky++) {
          let p = rowIn + <usize>ky * inputRowBytes + <usize>x * stride;
          const end = p + inputPixel * <usize>size;
          while (p < end) {
            const a = v128.load32_splat(p);
            a0 = f32x4.add(a0, f32x4.mul(a, v128.load(w)));
            a1 = f32x4.add(a1, f32x4.mul(a, v128.load(w, 16)));
            p += 4;
            w += 32;
          }
        }
        const offset = <usize>x * outputPixel;
        store(rowOut + offset, residual ? rowAdd + offset : 0, a0, a1, cut);
      }
    }
  }
}

/** Each channel filtered by itself; beyond the picture nothing is added. Weights are [row][column][channel]. */
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
    for (let x = 0; x < width; x++) {
      const left = max(-reach, -x);
      const taps = min(reach, width - 1 - x) - left + 1;
      const here = <usize>y * rowBytes + <usize>x * pixel;
      // sixteen channels at a time
      for (let shift: usize = 0; shift < pixel; shift += 64) {
        let a = v128.load(bias + shift);
        let b = v128.load(bias + shift, 16);
        let c = v128.load(bias + shift, 32);
        let d = v128.load(bias + shift, 48);
        for (let ky = top; ky <= bottom; ky++) {
          let p = input + here + shift + <usize>ky * rowBytes + <usize>left * pixel;
          let w = weights + shift + <usize>(ky + reach) * weightRow + <usize>(left + reach) * pixel;
          const end = p + <usize>taps * pixel;
          while (p < end) {
            a = f32x4.add(a, f32x4.mul(v128.load(p), v128.load(w)));
            b = f32x4.add(b, f32x4.mul(v128.load(p, 16), v128.load(w, 16)));
            c = f32x4.add(c, f32x4.mul(v128.load(p, 32), v128.load(w, 32)));
            d = f32x4.add(d, f32x4.mul(v128.load(p, 48), v128.load(w, 48)));
            p += pixel;
            w += pixel;
          }
        }
        const out = output + here + shift;
        v128.store(out, a);
        v128.store(out, b, 16);
        v128.store(out, c, 32);
        v128.store(out, d, 48);
      }
    }
  }
}

function store(out: usize, add: usize, low: v128, high: v128, cut: i32): void {
  let first = low;
  let second = high;
  if (add) {
    first = f32x4.add(first, v128.load(add));
    second = f32x4.add(second, v128.load(add, 16));
  }
  if (cut) {
    const zero = f32x4.splat(0);
    first = f32x4.max(zero, first);
    second = f32x4.max(zero, second);
  }
  v128.store(out, first);
  v128.store(out, second, 16);
}
