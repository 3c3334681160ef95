/** Selects pixels that further passes can improve: edges, leaves, fine patterns. */
import { luminance } from '../../../ops/ramps.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import type { PictureBuffers } from '../shading/picture-buffers.ts';

/** Relative difference between neighbours that counts as detail. */
const evenShare = 0.05;

/**
 * 1 for pixels with detail, and around them: lines thinner than a pixel are sampled only in some of their pixels, and
 * would look dashed.
 */
export function findDetail(
  { radiance, ids }: PictureBuffers,
  widthPx: number,
  heightPx: number,
  pool: BufferPool,
): Uint8Array {
  const found = pool.bytes('detail', widthPx * heightPx).fill(0);
  const level = (pixel: number) => luminance(radiance.subarray(pixel * 3, pixel * 3 + 3));
  const levels = pool.floats('levels', widthPx * heightPx);
  for (let pixel = 0; pixel < levels.length; pixel++) levels[pixel] = level(pixel);
  const compare = (a: number, b: number) => {
    const [low, high] =
      levels[a]! < levels[b]! ? [levels[a]!, levels[b]!] : [levels[b]!, levels[a]!];
    if (ids[a] === ids[b] && high - low <= evenShare * high) return;
    found[a] = 1;
    found[b] = 1;
  };
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (x + 1 < widthPx) compare(pixel, pixel + 1);
      if (y + 1 < heightPx) compare(pixel, pixel + widthPx);
    }
  }
  widen(found, widthPx, heightPx, pool.bytes('detail in rows', found.length));
  return found;
}

/** In place: dilates by one pixel. */
function widen(found: Uint8Array, w: number, h: number, rows: Uint8Array): void {
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      rows[at] = found[at]! | (x > 0 ? found[at - 1]! : 0) | (x + 1 < w ? found[at + 1]! : 0);
    }
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      found[at] = rows[at]! | (y > 0 ? rows[at - w]! : 0) | (y + 1 < h ? rows[at + w]! : 0);
    }
  }
}

/** Detailed pixels where `values` differ too, or an object ends; all others are final. */
export function findUneven(
  detailed: Uint8Array,
  values: Float32Array,
  ids: Uint16Array,
  widthPx: number,
  out: Uint8Array,
): Uint8Array {
  const last = values.length - 1;
  const differs = (a: number, b: number) => values[a] !== values[b] || ids[a] !== ids[b];
  for (let pixel = 0; pixel < values.length; pixel++) {
    const isUneven =
      differs(pixel, Math.max(0, pixel - 1)) ||
      differs(pixel, Math.min(last, pixel + 1)) ||
      differs(pixel, Math.max(0, pixel - widthPx)) ||
      differs(pixel, Math.min(last, pixel + widthPx));
    out[pixel] = isUneven ? detailed[pixel]! : 0;
  }
  return out;
}
