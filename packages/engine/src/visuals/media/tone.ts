import type { Drawing } from './drawing.ts';

/** Lightness of the photograph, 0..1, stretched to use the sheet's white. */
export function toneOf(drawing: Drawing): Float32Array {
  const { widthPx, heightPx, photograph, pool } = drawing;
  const count = widthPx * heightPx;
  const tone = pool.passing.floats(count);
  const histogram = new Uint32Array(256);
  for (let at = 0; at < count; at++) {
    const from = at * 3;
    const level =
      0.3 * photograph.data[from]! +
      0.59 * photograph.data[from + 1]! +
      0.11 * photograph.data[from + 2]!;
    histogram[Math.floor(level)]!++;
    tone[at] = level / 255;
  }
  const quantile = (share: number): number => {
    let below = 0;
    for (let level = 0; level < 256; level++) {
      below += histogram[level]!;
      if (below >= share * count) return level / 255;
    }
    return 1;
  };
  const low = quantile(0.02);
  const high = Math.max(low + 0.2, quantile(0.93));
  for (let at = 0; at < count; at++) {
    const t = Math.min(1, Math.max(0, (tone[at]! - low) / (high - low)));
    tone[at] = t ** 0.82;
  }
  return tone;
}
