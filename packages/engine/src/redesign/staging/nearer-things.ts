/** How far away what stays of the photo stands, so that new furniture behind it is hidden by it. */
import type { Analysis } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { behind } from '../empty/planes-behind.ts';
import { roomClass } from '../shell/room-class.ts';

/** Distance along the view axis (metres) per pixel; Infinity where nothing stands on the floor. */
export function nearerThings(
  { classOf, camera, planes: surfaces, photo }: Analysis,
  planes: Uint8Array,
): Float32Array {
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  const depth = new Float32Array(w * h).fill(Infinity);
  const sample = planeSampler(camera, surfaces[behind.floor]!);
  const point = createPlanePoint();
  for (let x = 0; x < w; x++) {
    let foot: number | undefined;
    for (let y = h - 1; y >= 0; y--) {
      const at = y * w + x;
      if (classOf[at] !== object) {
        foot = undefined;
        continue;
      }
      const isOnFloor = planes[at] === behind.floor && sample(x + 0.5, y + 0.5, point);
      foot ??= isOnFloor ? point.depth : Infinity;
      depth[at] = foot;
    }
  }
  return depth;
}
