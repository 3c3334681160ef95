/** The room's plane behind each pixel, whatever is in front. */
import type { Analysis, BoxLayout } from '../../sense/analysis.ts';
import type { ShellLines } from '../shell/shell-lines.ts';

export const behind = { floor: 0, ceiling: 1, left: 2, right: 3, back: 4 } as const;

/** Indices of the room's planes in an analysis. */
export function planesBehind(
  { camera, photo }: Analysis,
  box: BoxLayout,
  { top, foot }: ShellLines,
): Uint8Array {
  const { widthPx, heightPx } = photo;
  const m = camera.rotation;
  const planes = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const b = (y + 0.5 - camera.principal.y) / camera.focalPx;
    for (let x = 0; x < widthPx; x++) {
      const a = (x + 0.5 - camera.principal.x) / camera.focalPx;
      const dx = m[0]! * a + m[3]! * b + m[6]!;
      const dz = m[2]! * a + m[5]! * b + m[8]!;
      const side = dx > 0 ? box.right : box.left;
      const isBack = dz > 1e-6 && box.depth * Math.abs(dx) <= side * dz;
      planes[y * widthPx + x] =
        y + 0.5 > foot[x]!
          ? behind.floor
          : y + 0.5 < top[x]!
            ? behind.ceiling
            : isBack
              ? behind.back
              : dx > 0
                ? behind.right
                : behind.left;
    }
  }
  return planes;
}
