/** How much of each pixel is glass, about as edges are smoothed: a bar of a window mirrors nothing. */

/** Weights of a pixel and of its neighbours, each way. */
const own = 0.5;
const beside = 0.25;

export function paneShares(isPane: Uint8Array, w: number): Float32Array {
  const h = isPane.length / w;
  const rows = new Float32Array(isPane.length);
  for (let i = 0; i < isPane.length; i++) {
    const x = i % w;
    const [left, right] = [x > 0 ? i - 1 : i, x < w - 1 ? i + 1 : i];
    rows[i] = own * isPane[i]! + beside * (isPane[left]! + isPane[right]!);
  }
  const shares = new Float32Array(isPane.length);
  for (let i = 0; i < rows.length; i++) {
    const y = (i / w) | 0;
    const [up, down] = [y > 0 ? i - w : i, y < h - 1 ? i + w : i];
    shares[i] = own * rows[i]! + beside * (rows[up]! + rows[down]!);
  }
  return shares;
}
