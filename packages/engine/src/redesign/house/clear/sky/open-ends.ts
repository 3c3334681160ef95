/** Rounds off filled crowns beside open sky, so that they don't end in a vertical line. */
import { layers } from '../layers.ts';

/** Slope of a crown: rows per column away from open sky. */
const steepness = 1.2;

/** Number of known sky pixels from each pixel down. */
function skyBelow(isSky: (pixel: number) => boolean, w: number, h: number): Int32Array {
  const depth = new Int32Array(w * h);
  for (let i = w * h - 1; i >= 0; i--) if (isSky(i)) depth[i] = 1 + (depth[i + w] ?? 0);
  return depth;
}

/** Turns fill to sky where its height above the visible skyline exceeds its distance from it. */
export function clearTowardsSky(
  holes: Uint8Array,
  isKnown: (pixel: number) => boolean,
  isSky: (pixel: number) => boolean,
  w: number,
  h: number,
): void {
  const depth = skyBelow((i) => isKnown(i) && isSky(i), w, h);
  for (let y = 0; y < h; y++)
    for (const [from, to, step] of [
      [y * w, (y + 1) * w, 1],
      [(y + 1) * w - 1, y * w - 1, -1],
    ] as const) {
      let [open, away] = [0, 0];
      for (let i = from; i !== to; i += step) {
        if (isKnown(i)) [open, away] = [depth[i]!, 0];
        else away++;
        if (holes[i] === layers.behind && open > steepness * away) holes[i] = layers.sky;
      }
    }
}
