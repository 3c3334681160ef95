/**
 * Sharpening after exposure: local contrast at pixel scale, which averaging passes soften, and at a wide scale. Both
 * are clamped to avoid halos.
 */
import { luminance } from '../../../ops/ramps.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';

/** Share of the difference to the local mean that is added, and its limit (natural logarithms). */
const fine = { share: 0.55, most: 0.12 };
const wide = { share: 0.16, most: 0.07 };
/** Width of the wide window, as a share of the picture's width. */
const wideShare = 1 / 24;
const darkest = 1e-4;

function bounded(value: number, most: number): number {
  return value > most ? most : value < -most ? -most : value;
}

/** Rows or columns of a picture: how many, of how many pixels, and the steps between both in memory. */
interface Lines {
  readonly lines: number;
  readonly lineStep: number;
  readonly count: number;
  readonly step: number;
}

/** Box blur along lines; edges are repeated. */
function blurLines(
  from: Float32Array,
  to: Float32Array,
  { lines, lineStep, count, step }: Lines,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) {
      sum += from[start + Math.min(count - 1, Math.max(0, i)) * step]!;
    }
    for (let i = 0; i < count; i++) {
      to[start + i * step] = sum * share;
      sum +=
        from[start + Math.min(count - 1, i + reach + 1) * step]! -
        from[start + Math.max(0, i - reach) * step]!;
    }
  }
}

/** In place. */
export function addCrispness(
  radiance: Float32Array,
  widthPx: number,
  heightPx: number,
  pool: BufferPool,
): void {
  pool.nextStage();
  const pixels = widthPx * heightPx;
  const logs = pool.passing.floats(pixels);
  const near = pool.passing.floats(pixels);
  const far = pool.passing.floats(pixels);
  const spare = pool.passing.floats(pixels);
  const pixel = new Float64Array(3);
  for (let at = 0; at < pixels; at++) {
    for (let c = 0; c < 3; c++) pixel[c] = radiance[at * 3 + c]!;
    logs[at] = Math.log(luminance(pixel) + darkest);
  }
  const rows: Lines = { lines: heightPx, lineStep: widthPx, count: widthPx, step: 1 };
  const columns: Lines = { lines: widthPx, lineStep: 1, count: heightPx, step: widthPx };
  const blur = (to: Float32Array, reach: number) => {
    blurLines(logs, spare, rows, reach);
    blurLines(spare, to, columns, reach);
  };
  blur(near, 1);
  blur(far, Math.max(2, Math.round((widthPx * wideShare) / 2)));
  for (let at = 0; at < pixels; at++) {
    const added =
      bounded((logs[at]! - near[at]!) * fine.share, fine.most) +
      bounded((logs[at]! - far[at]!) * wide.share, wide.most);
    const times = Math.exp(added);
    for (let c = at * 3; c < at * 3 + 3; c++) radiance[c]! *= times;
  }
}
