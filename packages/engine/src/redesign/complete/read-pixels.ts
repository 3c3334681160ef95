/** Values of a surface between its pixels. */
import { part, type SurfacePixels } from './surface-texels.ts';

/** Mean of those pixels that are seen: of two by two by their nearness, or of more where these are finer. */
export function readPixels(
  { widthPx, heightPx, values, parts }: SurfacePixels,
  x: number,
  y: number,
  finer: number,
  out: Float64Array,
): boolean {
  const [px, py] = [x - finer / 2, y - finer / 2];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  let total = 0;
  out.fill(0);
  for (let row = 0; row <= finer; row++) {
    for (let column = 0; column <= finer; column++) {
      const [cx, cy] = [left + column, top + row];
      if (cx < 0 || cy < 0 || cx >= widthPx || cy >= heightPx) continue;
      const at = cy * widthPx + cx;
      if (parts[at]! < part.joined) continue;
      const across = column === 0 ? 1 - fx : column === finer ? fx : 1;
      const down = row === 0 ? 1 - fy : row === finer ? fy : 1;
      const share = across * down + 1e-6;
      total += share;
      for (let c = 0; c < 3; c++) out[c]! += share * values[at * 3 + c]!;
    }
  }
  if (total === 0) return false;
  for (let c = 0; c < 3; c++) out[c]! /= total;
  return true;
}
