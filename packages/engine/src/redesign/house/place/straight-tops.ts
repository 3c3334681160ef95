/** Columns in which the upper edge of the old house is straight: a gable's verge, and not leaves that hang before its wall. */

/** Half of the run that is looked at, and how far its rows may lie off a line, as shares of the width. */
const reachShare = 0.022;
const offShare = 0.0024;
/** Twigs fray the edge: it lies where the house is whole for so many rows, as a share of the width. */
const wholeShare = 0.008;

/** First row of each column under which the house is whole. */
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
