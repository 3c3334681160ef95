/** Columns where the old house's upper edge is straight: a gable's verge, not leaves hanging in front of a wall. */

/** Half window width, and tolerance from a line, as shares of the width. */
const reachShare = 0.022;
const offShare = 0.0024;
/** Twigs break up the edge: it is where this many rows are solid house, as a share of the width. */
const wholeShare = 0.008;

/** First row of solid house in each column. */
function wholeTops(mask: Uint8Array, w: number): Int32Array {
  const h = mask.length / w;
  const least = Math.max(3, Math.round(wholeShare * w));
  return Int32Array.from({ length: w }, (_, x) => {
    let run = 0;
    for (let y = 0; y < h; y++) {
      run = mask[y * w + x] === 1 ? run + 1 : 0;
      if (run === least) return y + 1 - least;
    }
    return h;
  });
}

export function straightTops(mask: Uint8Array, w: number): Uint8Array {
  const h = mask.length / w;
  const topOf = wholeTops(mask, w);
  const reach = Math.max(4, Math.round(reachShare * w));
  const found = new Uint8Array(w);
  for (let x = reach; x < w - reach; x++) {
    let [sum, slope, squares] = [0, 0, 0];
    let isWhole = true;
    for (let d = -reach; d <= reach && isWhole; d++) {
      isWhole = topOf[x + d]! < h;
      sum += topOf[x + d]!;
      slope += d * topOf[x + d]!;
      squares += d * d;
    }
    if (!isWhole) continue;
    const [mean, rise] = [sum / (2 * reach + 1), slope / squares];
    let off = 0;
    for (let d = -reach; d <= reach; d++) off += (topOf[x + d]! - mean - rise * d) ** 2;
    if (Math.sqrt(off / (2 * reach + 1)) > Math.max(0.8, offShare * w)) continue;
    found.fill(1, x - reach, x + reach + 1);
  }
  return found;
}
