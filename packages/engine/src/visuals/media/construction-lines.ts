/**
 * Construction lines: the building's box extended beyond its corners towards the vanishing points, and the horizon.
 */
import type { Plane } from '../../image/image.ts';
import type { Vector3 } from '../scene-model.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { strokeSegment } from './stroke-segment.ts';

const overshoot = 0.22;

/** Projects a point of the scene into the picture; undefined behind the camera. */
export function projectPoint(drawing: Drawing, point: Vector3): [number, number] | undefined {
  const { position, right, up, forward, focalPx, centreX, centreY } = drawing.camera;
  const x = point[0] - position[0];
  const y = point[1] - position[1];
  const z = point[2] - position[2];
  const depth = x * forward[0] + y * forward[1] + z * forward[2];
  if (depth < 0.3) return undefined;
  return [
    centreX + (focalPx * (x * right[0] + y * right[1] + z * right[2])) / depth,
    centreY - (focalPx * (x * up[0] + y * up[1] + z * up[2])) / depth,
  ];
}

/** Darkness of the construction lines, one channel. */
export function drawConstruction(drawing: Drawing): Float32Array {
  const { widthPx, heightPx, scene, pool, camera } = drawing;
  const data = pool.passing.floats(widthPx * heightPx).fill(0);
  const target: Plane = { widthPx, heightPx, data };
  const scale = pixelScale(drawing);
  const { min, max } = scene.camera.subject;
  const corner = (bits: number): Vector3 => [
    bits & 1 ? max[0] : min[0],
    bits & 2 ? max[1] : min[1],
    bits & 4 ? max[2] : min[2],
  ];
  for (const axis of [1, 2, 4]) {
    for (let bits = 0; bits < 8; bits++) {
      if (bits & axis) continue;
      const from = projectPoint(drawing, corner(bits));
      const to = projectPoint(drawing, corner(bits | axis));
      if (!from || !to) continue;
      const dx = (to[0] - from[0]) * overshoot;
      const dy = (to[1] - from[1]) * overshoot;
      strokeSegment(
        target,
        [from[0] - dx, from[1] - dy],
        [to[0] + dx, to[1] + dy],
        1.1 * scale,
        0.75,
      );
    }
  }
  if (camera.forward[1] === 0 && !scene.setting.indoors) {
    const horizon = camera.centreY;
    strokeSegment(target, [0, horizon], [widthPx, horizon], scale, 0.4);
  }
  return data;
}
