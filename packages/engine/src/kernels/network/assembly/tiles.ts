/**
 * 3 x 3 filters with fewer multiplications (Winograd's F(2x2, 3x3)): 4 x 4 pixels and a filter are each
 * transformed to sixteen values, whose products are transformed back to 2 x 2 pixels. Sixteen multiplications
 * replace thirty-six.
 *
 * All in integers, and bit-identical to direct convolution. An input is at most 8191, since up to four are
 * added in 16 bits, and results are four times the sum, since filters are never halved. That fits 32 bits (4
 * x 22 x 8191 x 9 x 128 is .4 of 2^31), so overflow in between is harmless.
 */

import { gatherRow, spreadRow } from './tile-rows';

const places = 16;

/**
 * Like `convolve` with size 3 and stride 1, with a ReLU. `scratch` takes 96 bytes for each channel and every
 * other pixel of a row, for the larger of both channel counts. Reads one row beyond the input's border, whose
 * results are discarded.
 */
export function convolveTiles(
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
  scratch: usize,
): void {
  const tiles = (width + 1) >> 1;
  const sums = scratch + ((<usize>(places * tiles * inputs)) << 1);
  for (let y = 0; y < height; y += 2) {
    spreadRow(input + <usize>y * inputRowBytes, scratch, inputs, tiles, inputRowBytes);
    multiply(scratch, weights, sums, inputs, blocks, tiles);
    const shift = <usize>y * outputRowBytes;
    const add = residual ? residual + shift : 0;
    const below = y + 1 < height ? outputRowBytes : 0;
    gatherRow(sums, output + shift, add, scales, worth, blocks, width, below);
  }
}

/** To [place][tile][output]. */
function multiply(
  from: usize,
  weights: usize,
  to: usize,
  inputs: i32,
  blocks: i32,
  tiles: i32,
): void {
  const stride = (<usize>inputs) << 1;
  const outputBytes = (<usize>blocks) << 5;
  let w = weights;
  for (let place = 0; place < places; place++) {
    const rowIn = from + <usize>(place * tiles) * stride;
    const rowOut = to + <usize>(place * tiles) * outputBytes;
    for (let block = 0; block < blocks; block++) {
      let tile = 0;
      for (; tiles >= 4 && tile < tiles; tile += 4) {
        // the last four overlap the previous ones, with identical results
        tile = min(tile, tiles - 4);
        let a0 = i32x4.splat(0);
        let a1 = a0;
        let b0 = a0;
        let b1 = a0;
        let c0 = a0;
        let c1 = a0;
        let d0 = a0;
        let d1 = a0;
        let p = rowIn + <usize>tile * stride;
        let at = w;
        // As in convolve.ts: a function can't return eight sums, and keeping them in memory costs more than
        // the loop.
        for (const end = p + stride; p < end; p += 8) {
          let w0 = v128.load(at);
          let w1 = v128.load(at, 16);
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
          w0 = v128.load(at, 32);
          w1 = v128.load(at, 48);
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
          at += 64;
        }
        const out = rowOut + <usize>tile * outputBytes + ((<usize>block) << 5);
        store(out, a0, a1);
        store(out + outputBytes, b0, b1);
        store(out + 2 * outputBytes, c0, c1);
        store(out + 3 * outputBytes, d0, d1);
      }
      for (; tile < tiles; tile++) {
        let a0 = i32x4.splat(0);
        let a1 = a0;
        let p = rowIn + <usize>tile * stride;
        let at = w;
        for (const end = p + stride; p < end; p += 4) {
          const v = v128.load32_splat(p);
          a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v, v128.load(at)));
          a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v, v128.load(at, 16)));
          at += 32;
        }
        store(rowOut + <usize>tile * outputBytes + ((<usize>block) << 5), a0, a1);
      }
      w += stride << 3;
    }
  }
}

function store(out: usize, low: v128, high: v128): void {
  v128.store(out, low);
  v128.store(out, high, 16);
}
