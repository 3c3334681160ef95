/** Storage of a tile: six 16-bit codes per texel, and mip levels down to one texel. */

/** Red, green, blue (linear), slope along u, slope along v, gloss. */
export const channels = 6;

/** Clamp of the relief's slope, rise over run. */
export const slopeLimit = 2;

/** Sizes of the mip levels, finest first. */
export function levelSizes(sizePx: number): number[] {
  const sizes: number[] = [];
  for (let size = sizePx; size >= 1; size >>= 1) sizes.push(size);
  return sizes;
}
