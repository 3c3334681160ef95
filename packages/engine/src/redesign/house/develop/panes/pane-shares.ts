/** Share of glass per pixel, antialiased: glazing bars don't reflect. */

/** Filter weights of a pixel and its neighbours. */
const own = 0.5;
const beside = 0.25;

export function paneShares(isPane: Uint8Array, w: number): Float32Array {
  const h = isPane.length / w;
  const rows = new Float32Array(isPane.length);
  const shares = new Float32Array(isPane.length);
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const left = x > 0 ? isPane[i - 1]! : isPane[i]!;
      const right = x < w - 1 ? isPane[i + 1]! : isPane[i]!;
      rows[i] = own * isPane[i]! + beside * (left + right);
    }
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const above = y > 0 ? rows[i - w]! : rows[i]!;
      const below = y < h - 1 ? rows[i + w]! : rows[i]!;
      shares[i] = own * rows[i]! + beside * (above + below);
    }
  return shares;
}
