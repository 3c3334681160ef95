/** Winograd transform of 3 x 3 filters to sixteen values; see tiles.ts. */

/**
 * From the weights of `convolve` to [place][block of eight outputs][pair of inputs][8][2], which takes 16/9
 * of the memory.
 */
export function tileWeights(from: usize, to: usize, inputs: i32, blocks: i32): void {
  const tapBytes = (<usize>inputs) << 4;
  const placeBytes = tapBytes * <usize>blocks;
  for (let block = 0; block < blocks; block++) {
    const weights = from + <usize>(block * 9) * tapBytes;
    const filters = to + <usize>block * tapBytes;
    for (let at: usize = 0; at < tapBytes; at += 16) {
      for (let row = 0; row < 4; row++) {
        const a = tiledRow(weights + at, row, 3 * tapBytes);
        const b = tiledRow(weights + at + tapBytes, row, 3 * tapBytes);
        const c = tiledRow(weights + at + 2 * tapBytes, row, 3 * tapBytes);
        const out = filters + at + <usize>(4 * row) * placeBytes;
        const ends = i16x8.add(a, c);
        v128.store(out, i16x8.add(a, a));
        v128.store(out + placeBytes, i16x8.add(ends, b));
        v128.store(out + 2 * placeBytes, i16x8.sub(ends, b));
        v128.store(out + 3 * placeBytes, i16x8.add(c, c));
      }
    }
  }
}

function tiledRow(at: usize, row: i32, rowBytes: usize): v128 {
  const a = v128.load(at);
  const c = v128.load(at + 2 * rowBytes);
  if (row === 0) return i16x8.add(a, a);
  if (row === 3) return i16x8.add(c, c);
  const b = v128.load(at + rowBytes);
  const ends = i16x8.add(a, c);
  return row === 1 ? i16x8.add(ends, b) : i16x8.sub(ends, b);
}
