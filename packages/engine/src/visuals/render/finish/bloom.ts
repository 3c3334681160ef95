/** Bloom around lights at quarter resolution, with a narrow and a wide blur. */
import type { BufferPool } from '../memory/buffer-pool.ts';

/** Three box blurs approximate a Gaussian; in place on a small three-channel picture. */
function blur(data: Float32Array, spare: Float32Array, width: number, height: number, r: number) {
  const line = (
    from: Float32Array,
    to: Float32Array,
    start: number,
    step: number,
    count: number,
  ) => {
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += from[start + Math.min(count - 1, Math.max(0, i)) * step]!;
    const inverse = 1 / (2 * r + 1);
    for (let i = 0; i < count; i++) {
      to[start + i * step] = sum * inverse;
      sum +=
        from[start + Math.min(count - 1, i + r + 1) * step]! -
        from[start + Math.max(0, i - r) * step]!;
    }
  };
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) {
      for (let c = 0; c < 3; c++) line(data, spare, y * width * 3 + c, 3, width);
    }
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) line(spare, data, x * 3 + c, width * 3, height);
    }
  }
}

export const bloomStep = 4;

export function bloomLayers(
  radiance: Float32Array,
  widthPx: number,
  heightPx: number,
  exposure: number,
  pool: BufferPool,
) {
  const width = Math.max(1, Math.floor(widthPx / bloomStep));
  const height = Math.max(1, Math.floor(heightPx / bloomStep));
  const tight = pool.passing.floats(width * height * 3);
  const wide = pool.passing.floats(width * height * 3);
  const spare = pool.passing.floats(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = 0; j < bloomStep; j++) {
        const row = Math.min(heightPx - 1, y * bloomStep + j) * widthPx;
        for (let i = 0; i < bloomStep; i++) {
          const at = (row + Math.min(widthPx - 1, x * bloomStep + i)) * 3;
          red += Math.min(12, radiance[at]! * exposure);
          green += Math.min(12, radiance[at + 1]! * exposure);
          blue += Math.min(12, radiance[at + 2]! * exposure);
        }
      }
      const to = (y * width + x) * 3;
      const share = 1 / (bloomStep * bloomStep);
      tight[to] = red * share;
      tight[to + 1] = green * share;
      tight[to + 2] = blue * share;
    }
  }
  const scale = widthPx / 1024;
  blur(tight, spare, width, height, Math.max(1, Math.round(2 * scale)));
  wide.set(tight);
  blur(wide, spare, width, height, Math.max(2, Math.round(12 * scale)));
  for (let at = 0; at < tight.length; at++) tight[at] = 0.8 * tight[at]! + 0.6 * wide[at]!;
  return { width, height, mixed: tight };
}
