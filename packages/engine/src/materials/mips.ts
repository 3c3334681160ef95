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
    for (let y = 0; y < size; y++) halveRow(source, level, size, y);
    levels.push(level);
    source = level;
  }
  return levels;
}

/** One row of a level of this size, from two rows of the level before. */
function halveRow(source: Uint16Array, level: Uint16Array, size: number, y: number): void {
  const sourceRow = size * 2 * channels;
  const end = (y + 1) * size * channels;
  let from = y * 2 * sourceRow;
  for (let to = y * size * channels; to < end; to += channels, from += 2 * channels) {
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
