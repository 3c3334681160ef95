/** Rows known for some columns, NaN for the others. */

/** Rate at which a skyline seen beside the house returns to the default, as a share of the width. */
export const fallShare = 0.08;
/** Aspect of a round crown, and its share of the height; the rest is a slope of lower ones. */
const crownAspect = 0.55;
const roundShare = 0.7;

/** Continues crowns behind the house from both sides: rows above the default skyline, in one direction. */
export function carriedRows(known: Float32Array, usual: number, step: number): Float32Array {
  const w = known.length;
  const found = new Float32Array(w);
  let [off, away] = [0, 0];
  for (let k = 0; k < w; k++) {
    const x = step > 0 ? k : w - 1 - k;
    if (Number.isNaN(known[x])) away++;
    else [off, away] = [known[x]! - usual, 0];
    const half = Math.max(fallShare * w, crownAspect * Math.abs(off));
    const round = Math.sqrt(Math.max(0, 1 - (away / half) ** 2));
    found[x] = off * (roundShare * round + (1 - roundShare) * Math.exp(-away / (fallShare * w)));
  }
  return found;
}

/** Removes narrow runs: leaves that touch the roof in a few columns are no tree behind it. */
export function dropNarrow(known: Float32Array, least: number): void {
  for (let x = 0; x < known.length; x++) {
    if (Number.isNaN(known[x])) continue;
    let end = x;
    while (end < known.length && !Number.isNaN(known[end])) end++;
    if (end - x < least && x > 0 && end < known.length) known.fill(Number.NaN, x, end);
    x = end;
  }
}

/** Distance of each column to the nearest one with a visible skyline. */
export function distancesTo(known: Float32Array): Float32Array {
  const found = new Float32Array(known.length).fill(known.length);
  for (let x = 0; x < known.length; x++)
    found[x] = Number.isNaN(known[x]) ? (found[x - 1] ?? known.length) + 1 : 0;
  for (let x = known.length - 2; x >= 0; x--) found[x] = Math.min(found[x]!, found[x + 1]! + 1);
  return found;
}
