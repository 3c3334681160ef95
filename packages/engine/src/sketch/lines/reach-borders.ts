/**
 * Strokes often end before the paper does: through the gap beside a short ground line, the sky would leak
 * into the lawn. On each side the longest horizontal stroke near the border is extended to it for region
 * detection; in the picture it stays.
 */

/** Maximum distance from the border, and minimum length, as shares of the width. */
const nearShare = 0.09;
const longShare = 0.05;
const highestShare = 0.4;
/** A stroke may have gaps of this many pixels, and a slope of one. */
const breakPx = 3;

export function reachBorders(line: Uint8Array, widthPx: number, heightPx: number): void {
  for (const fromLeft of [true, false]) {
    const column = (along: number) => (fromLeft ? along : widthPx - 1 - along);
    const isLine = (along: number, y: number) =>
      along < widthPx && y >= 0 && y < heightPx && line[y * widthPx + column(along)] === 1;
    /** Length of a nearly horizontal stroke that starts here, inwards. */
    const lengthOf = (start: number, startY: number): number => {
      let [y, missed, along] = [startY, 0, start];
      for (; along < widthPx && missed <= breakPx; along++) {
        const next = [y, y - 1, y + 1].find((row) => isLine(along, row));
        if (next === undefined) missed++;
        else [y, missed] = [next, 0];
      }
      const length = along - missed - start;
      return Math.abs(y - startY) < length * 0.2 ? length : 0;
    };
    let best = { length: longShare * widthPx, start: 0, y: 0 };
    for (let y = Math.round(heightPx * highestShare); y < heightPx; y++) {
      let start = 0;
      while (start < nearShare * widthPx && !isLine(start, y)) start++;
      if (start >= nearShare * widthPx) continue;
      const length = lengthOf(start, y);
      if (length > best.length) best = { length, start, y };
    }
    for (let along = 0; along < best.start; along++) line[best.y * widthPx + column(along)] = 1;
  }
}
