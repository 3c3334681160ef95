/** Detects pages of text: many small marks in rows, while a drawing has few long lines. */
import { connectedComponents } from '../../ops/components.ts';
import { withScratch } from '../../ops/scratch-arrays.ts';

/** Maximum height of letters and words, as a share of the picture. */
const mostHeight = 0.045;
const leastMarks = 120;
/** Share of all ink in such marks: a page on a desk has .5, no photo of a home more than .35. */
const leastShare = 0.45;
/** Share of blank rows between the first and last ink of a strip: the gaps between lines of text. */
const leastBareRows = 0.2;
/** Vertical strips, so that a page may be slightly rotated. */
const strips = 10;

/** @param line 1 for ink, as in sketch/lines/ink.ts */
export function looksWritten(line: Uint8Array, width: number, height: number): boolean {
  const { bare, ink } = bareRows(line, width, height);
  if (bare < leastBareRows) return false;
  const { count, share } = smallMarks(line, width, height, ink);
  return count >= leastMarks && share >= leastShare;
}

function bareRows(line: Uint8Array, width: number, height: number) {
  const inRow = new Uint32Array(strips * height);
  let ink = 0;
  for (let pixel = 0; pixel < line.length; pixel++) {
    if (line[pixel] === 0) continue;
    const strip = Math.floor(((pixel % width) * strips) / width);
    inRow[strip * height + Math.floor(pixel / width)]!++;
    ink++;
  }
  let [rows, bare] = [0, 0];
  for (let strip = 0; strip < strips; strip++) {
    const counts = inRow.subarray(strip * height, (strip + 1) * height);
    const first = counts.findIndex((count) => count > 0);
    if (first < 0) continue;
    const inked = counts.subarray(first, counts.findLastIndex((count) => count > 0) + 1);
    rows += inked.length;
    for (const count of inked) if (count === 0) bare++;
  }
  return { bare: bare / Math.max(1, rows), ink };
}

function smallMarks(line: Uint8Array, width: number, height: number, ink: number) {
  return withScratch(() => {
    const { of, size } = connectedComponents(line, width, height);
    const top = new Int32Array(size.length).fill(height);
    const bottom = new Int32Array(size.length);
    for (let pixel = 0; pixel < line.length; pixel++) {
      const mark = of[pixel]!;
      if (mark < 0) continue;
      const row = Math.floor(pixel / width);
      if (row < top[mark]!) top[mark] = row;
      if (row > bottom[mark]!) bottom[mark] = row;
    }
    let [count, inSmall] = [0, 0];
    for (const [mark, pixels] of size.entries()) {
      if (bottom[mark]! - top[mark]! >= mostHeight * height) continue;
      if (pixels > 3) count++;
      inSmall += pixels;
    }
    return { count, share: inSmall / Math.max(1, ink) };
  });
}
