/** How a tile is stored: six 16-bit codes a texel, halved until one texel is left. */

/** Red, green, blue (linear), slope along u, slope along v, gloss. */
export const channels = 6;

/** Steepest relief kept, rise over run. */
export const slopeLimit = 2;

/** Sizes of the levels, finest first. */
export function levelSizes(sizePx: number): number[] {
  const sizes: number[] = [];
  for (let size = sizePx; size >= 1; size >>= 1) sizes.push(size);
  return sizes;
}
