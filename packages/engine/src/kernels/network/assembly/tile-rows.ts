/** Winograd transforms: pixels to the sixteen values of a tile, and products back to pixels; see tiles.ts. */

/** To [place][tile][input]. */
export function spreadRow(input: usize, to: usize, inputs: i32, tiles: i32, rowBytes: usize): void {
  const pixel = (<usize>inputs) << 1;
  const placeBytes = pixel * <usize>tiles;
  for (let tile = 0; tile < tiles; tile++) {
    const from = input + <usize>(2 * tile) * pixel;
    const out = to + <usize>tile * pixel;
    for (let shift: usize = 0; shift < pixel; shift += 16) {
      for (let column: usize = 0; column < 4; column++) {
        const at = from + shift;
        const a = between(at, column, pixel);
        const b = between(at + rowBytes, column, pixel);
        const c = between(at + 2 * rowBytes, column, pixel);
        const d = between(at + 3 * rowBytes, column, pixel);
        const place = out + shift + column * placeBytes;
        v128.store(place, i16x8.sub(a, c));
        v128.store(place + 4 * placeBytes, i16x8.add(b, c));
        v128.store(place + 8 * placeBytes, i16x8.sub(c, b));
        v128.store(place + 12 * placeBytes, i16x8.sub(b, d));
      }
    }
  }
}

function between(at: usize, column: usize, pixel: usize): v128 {
  if (column === 0) return i16x8.sub(v128.load(at), v128.load(at + 2 * pixel));
  if (column === 1) return i16x8.add(v128.load(at + pixel), v128.load(at + 2 * pixel));
  if (column === 2) return i16x8.sub(v128.load(at + 2 * pixel), v128.load(at + pixel));
  return i16x8.sub(v128.load(at + pixel), v128.load(at + 3 * pixel));
}

/** Two rows of pixels; `below` is the offset of the second, 0 if there is none. */
export function gatherRow(
  sums: usize,
  output: usize,
  residual: usize,
  scales: usize,
  worth: f32,
  blocks: i32,
  width: i32,
  below: usize,
): void {
  const pixel = (<usize>blocks) << 5;
  const tiles = (width + 1) >> 1;
  const rowBytes = pixel * <usize>tiles * 4;
  const one = f32x4.splat(worth / 4);
  for (let tile = 0; tile < tiles; tile++) {
    const columns: usize = 2 * tile + 1 < width ? 2 : 1;
    for (let shift: usize = 0; shift < pixel; shift += 16) {
      const scale = f32x4.mul(one, v128.load(scales + shift));
      const bias = v128.load(scales + pixel + shift);
      const from = sums + <usize>tile * pixel + shift;
      const at = <usize>(2 * tile) * pixel + shift;
      const out = output + at;
      const add = residual ? residual + at : 0;
      for (let column: usize = 0; column < columns; column++) {
        const a = across(from, column, pixel * <usize>tiles);
        const b = across(from + rowBytes, column, pixel * <usize>tiles);
        const c = across(from + 2 * rowBytes, column, pixel * <usize>tiles);
        const beside = column * pixel;
        finish(out + beside, add ? add + beside : 0, i32x4.add(i32x4.add(a, b), c), scale, bias);
        if (!below) continue;
        const d = across(from + 3 * rowBytes, column, pixel * <usize>tiles);
        const lower = i32x4.sub(i32x4.sub(b, c), d);
        finish(out + beside + below, add ? add + beside + below : 0, lower, scale, bias);
      }
    }
  }
}

function across(from: usize, column: usize, placeBytes: usize): v128 {
  const b = v128.load(from + placeBytes);
  const c = v128.load(from + 2 * placeBytes);
  if (column === 0) return i32x4.add(i32x4.add(v128.load(from), b), c);
  return i32x4.sub(i32x4.sub(b, c), v128.load(from + 3 * placeBytes));
}

function finish(out: usize, add: usize, sum: v128, scale: v128, bias: v128): void {
  let value = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sum), scale), bias);
  if (add) value = f32x4.add(value, v128.load(add));
  v128.store(out, f32x4.pmax(f32x4.splat(0), value));
}
