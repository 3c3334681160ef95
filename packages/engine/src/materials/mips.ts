/** How a tile is stored: six 16-bit codes a texel, halved until one texel is left. */

/** Red, green, blue (linear), slope along u, slope along v, gloss. */
export const channels = 6;

/** Steepest relief kept, rise over run. */
export const slopeLimit = 2;

export function unitToCode(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? 65535 : (value * 65535 + 0.5) | 0;
}

export function slopeToCode(slope: number): number {
  return unitToCode(0.5 + (0.5 * slope) / slopeLimit);
}

export function mipChain(finest: Uint16Array, sizePx: number): Uint16Array[] {
  const levels = [finest];
  let source = finest;
  for (let size = sizePx >> 1; size >= 1; size >>= 1) {
    const level = new Uint16Array(size * size * channels);
    const sourceRow = size * 2 * channels;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const from = y * 2 * sourceRow + x * 2 * channels;
        const to = (y * size + x) * channels;
        for (let channel = 0; channel < channels; channel++) {
          const at = from + channel;
          level[to + channel] =
            (source[at]! +
              source[at + channels]! +
              source[at + sourceRow]! +
              source[at + sourceRow + channels]! +
              2) >>
            2;
        }
      }
    }
    levels.push(level);
    source = level;
  }
  return levels;
}
