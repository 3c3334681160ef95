/** A dense layer of a network that runs row by row, in 32-bit floats. */

/** Weights are [block of eight outputs][input][8]; outputs are clamped to at least `least`. */
export function mixRows(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  inputs: i32,
  blocks: i32,
  rows: i32,
  least: f32,
): void {
  const rowIn = (<usize>inputs) << 2;
  const rowOut = (<usize>blocks) << 5;
  const floor = f32x4.splat(least);
  for (let block = 0; block < blocks; block++) {
    const shift = (<usize>block) << 5;
    const at = weights + <usize>(block * inputs) * 32;
    const bias0 = v128.load(bias + shift);
    const bias1 = v128.load(bias + shift, 16);
    let row = 0;
    for (; row + 4 <= rows; row += 4) {
      let a0 = bias0;
      let a1 = bias1;
      let b0 = bias0;
      let b1 = bias1;
      let c0 = bias0;
      let c1 = bias1;
      let d0 = bias0;
      let d1 = bias1;
      let w = at;
      let p = input + <usize>row * rowIn;
      for (const end = p + rowIn; p < end; p += 4) {
        const w0 = v128.load(w);
        const w1 = v128.load(w, 16);
        const a = v128.load32_splat(p);
        const b = v128.load32_splat(p + rowIn);
        const c = v128.load32_splat(p + 2 * rowIn);
        const d = v128.load32_splat(p + 3 * rowIn);
        a0 = f32x4.add(a0, f32x4.mul(a, w0));
        a1 = f32x4.add(a1, f32x4.mul(a, w1));
        b0 = f32x4.add(b0, f32x4.mul(b, w0));
        b1 = f32x4.add(b1, f32x4.mul(b, w1));
        c0 = f32x4.add(c0, f32x4.mul(c, w0));
        c1 = f32x4.add(c1, f32x4.mul(c, w1));
        d0 = f32x4.add(d0, f32x4.mul(d, w0));
        d1 = f32x4.add(d1, f32x4.mul(d, w1));
        w += 32;
      }
      const out = output + <usize>row * rowOut + shift;
      store(out, f32x4.max(floor, a0), f32x4.max(floor, a1));
      store(out + rowOut, f32x4.max(floor, b0), f32x4.max(floor, b1));
      store(out + 2 * rowOut, f32x4.max(floor, c0), f32x4.max(floor, c1));
      store(out + 3 * rowOut, f32x4.max(floor, d0), f32x4.max(floor, d1));
    }
    for (; row < rows; row++) {
      let a0 = bias0;
      let a1 = bias1;
      let w = at;
      let p = input + <usize>row * rowIn;
      for (const end = p + rowIn; p < end; p += 4) {
        const a = v128.load32_splat(p);
        a0 = f32x4.add(a0, f32x4.mul(a, v128.load(w)));
        a1 = f32x4.add(a1, f32x4.mul(a, v128.load(w, 16)));
        w += 32;
      }
      store(output + <usize>row * rowOut + shift, f32x4.max(floor, a0), f32x4.max(floor, a1));
    }
  }
}

function store(out: usize, low: v128, high: v128): void {
  v128.store(out, low);
  v128.store(out, high, 16);
}
