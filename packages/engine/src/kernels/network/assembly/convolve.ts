/**
 * Convolutions of the surface network, in integers: inputs and weights of 16 bits, sums of 32. A picture is
 * rows of pixels with interleaved channels; addresses point to the first value that is read or written, so
 * padding is up to the caller.
 *
 * Sums can't overflow: a weight is at most 22, an input 32767, and no output has more than nine taps of 128
 * channels (22 x 32768 x 9 x 128 is .4 of 2^31).
 */

/**
 * `input` comes from `quantise`, with its quantisation step `worth`; channels come in eights. Weights are
 * integers as [block of eight outputs][row][column][pair of inputs][8][2]. `scales`: quantisation step of
 * each output, followed by all biases. The output is 32-bit floats; `residual` has the same layout and is
 * added before the ReLU, 0 for none.
 */
export function convolve(
  input: usize,
  worth: f32,
  output: usize,
  weights: usize,
  scales: usize,
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
  const inputPixel = (<usize>inputs) << 1;
  const stride = inputPixel * <usize>step;
  // the taps of a row are adjacent, as are the weights
  const tapBytes = inputPixel * <usize>size;
  const outputPixel = (<usize>blocks) << 5;
  const blockBytes = (<usize>(size * size * inputs)) << 4;
  const one = f32x4.splat(worth);
  for (let block = 0; block < blocks; block++) {
    const at = weights + <usize>block * blockBytes;
    const shift = (<usize>block) << 5;
    const scale0 = f32x4.mul(one, v128.load(scales + shift));
    const scale1 = f32x4.mul(one, v128.load(scales + shift, 16));
    const bias0 = v128.load(scales + outputPixel + shift);
    const bias1 = v128.load(scales + outputPixel + shift, 16);
    for (let y = 0; y < height; y++) {
      const rowIn = input + <usize>(y * step) * inputRowBytes;
      const rowOut = output + <usize>y * outputRowBytes + shift;
      const rowAdd = residual ? residual + <usize>y * outputRowBytes + shift : 0;
      let x = 0;
      for (; width >= 4 && x < width; x += 4) {
        // the last four overlap the previous ones, with identical results
        x = min(x, width - 4);
        let a0 = i32x4.splat(0);
        let a1 = a0;
        let b0 = a0;
        let b1 = a0;
        let c0 = a0;
        let c1 = a0;
        let d0 = a0;
        let d1 = a0;
        let w = at;
        for (let ky = 0; ky < size; ky++) {
          let p = rowIn + <usize>ky * inputRowBytes + <usize>x * stride;
          const end = p + tapBytes;
          while (p < end) {
            let w0 = v128.load(w);
            let w1 = v128.load(w, 16);
            const q = p + 2 * stride;
            let v = v128.load32_splat(p);
            a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v, w0));
            a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v, w1));
            v = v128.load32_splat(p + stride);
            b0 = i32x4.add(b0, i32x4.dot_i16x8_s(v, w0));
            b1 = i32x4.add(b1, i32x4.dot_i16x8_s(v, w1));
            v = v128.load32_splat(q);
            c0 = i32x4.add(c0, i32x4.dot_i16x8_s(v, w0));
            c1 = i32x4.add(c1, i32x4.dot_i16x8_s(v, w1));
            v = v128.load32_splat(q + stride);
            d0 = i32x4.add(d0, i32x4.dot_i16x8_s(v, w0));
            d1 = i32x4.add(d1, i32x4.dot_i16x8_s(v, w1));
            w0 = v128.load(w, 32);
            w1 = v128.load(w, 48);
            v = v128.load32_splat(p, 4);
            a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v, w0));
            a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v, w1));
            v = v128.load32_splat(p + stride, 4);
            b0 = i32x4.add(b0, i32x4.dot_i16x8_s(v, w0));
            b1 = i32x4.add(b1, i32x4.dot_i16x8_s(v, w1));
            v = v128.load32_splat(q, 4);
            c0 = i32x4.add(c0, i32x4.dot_i16x8_s(v, w0));
            c1 = i32x4.add(c1, i32x4.dot_i16x8_s(v, w1));
            v = v128.load32_splat(q + stride, 4);
            d0 = i32x4.add(d0, i32x4.dot_i16x8_s(v, w0));
            d1 = i32x4.add(d1, i32x4.dot_i16x8_s(v, w1));
            p += 8;
            w += 64;
          }
        }
        const offset = <usize>x * outputPixel;
        const out = rowOut + offset;
        const add = residual ? rowAdd + offset : 0;
        store(out, add, a0, a1, scale0, scale1, bias0, bias1, cut);
        const second = add ? add + outputPixel : 0;
        store(out + outputPixel, second, b0, b1, scale0, scale1, bias0, bias1, cut);
        const third = add ? add + 2 * outputPixel : 0;
        store(out + 2 * outputPixel, third, c0, c1, scale0, scale1, bias0, bias1, cut);
        const fourth = add ? add + 3 * outputPixel : 0;
        store(out + 3 * outputPixel, fourth, d0, d1, scale0, scale1, bias0, bias1, cut);
      }
      for (; x < width; x++) {
        let a0 = i32x4.splat(0);
        let a1 = a0;
        let w = at;
        for (let ky = 0; ky < size; ky++) {
          let p = rowIn + <usize>ky * inputRowBytes + <usize>x * stride;
          const end = p + tapBytes;
          while (p < end) {
            const v = v128.load32_splat(p);
            a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v, v128.load(w)));
            a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v, v128.load(w, 16)));
            p += 4;
            w += 32;
          }
        }
        const offset = <usize>x * outputPixel;
        const add = residual ? rowAdd + offset : 0;
        store(rowOut + offset, add, a0, a1, scale0, scale1, bias0, bias1, cut);
      }
    }
  }
}

function store(
  out: usize,
  add: usize,
  low: v128,
  high: v128,
  scale0: v128,
  scale1: v128,
  bias0: v128,
  bias1: v128,
  cut: i32,
): void {
  let first = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(low), scale0), bias0);
  let second = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(high), scale1), bias1);
  if (add) {
    first = f32x4.add(first, v128.load(add));
    second = f32x4.add(second, v128.load(add, 16));
  }
  if (cut) {
    const zero = f32x4.splat(0);
    first = f32x4.pmax(zero, first);
    second = f32x4.pmax(zero, second);
  }
  v128.store(out, first);
  v128.store(out, second, 16);
}
