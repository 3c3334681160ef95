/** The shadow of what stands on the floor. */
import { createPlanePoint, planeSampler, projectPoint } from '../../sense/plane-point.ts';
import type { FloorArea } from './clear-space.ts';
import type { Studio } from './studio.ts';

/** Soft darkness on the floor around a foot, also on what lies there already. */
export function castShadow(studio: Studio, area: FloorArea, depth: number, nearMetres: number) {
  const { analysis, layer, space } = studio;
  const plane = analysis.planes.find((one) => one.id === 'floor');
  if (!plane) return;
  const sampler = planeSampler(analysis.camera, plane);
  const spot = createPlanePoint();
  const { widthPx } = analysis.photo;
  const frame = pixelsAround(studio, area);
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) {
      const index = y * widthPx + x;
      const floor = space.floor.matte.data[index]!;
      if (floor < 0.05 || !sampler(x + 0.5, y + 0.5, spot)) continue;
      const worldX = plane.uAxis[0] * spot.u + plane.vAxis[0] * spot.v;
      const worldZ = plane.uAxis[2] * spot.u + plane.vAxis[2] * spot.v;
      const dx = Math.max(area.x0 - worldX, 0, worldX - area.x1);
      const dz = Math.max(area.z0 - worldZ, 0, worldZ - area.z1);
      if (dx > 1.2 || dz > 1.2) continue;
      const away = Math.hypot(dx, dz);
      const dark =
        depth * (0.62 * Math.exp(-away / nearMetres) + 0.38 * Math.exp(-away / (nearMetres * 4)));
      const left = 1 - dark * floor;
      layer.shade[index] = Math.round(layer.shade[index]! * left);
      if (layer.cover[index]! > 0) {
        for (let k = 0; k < 3; k++) layer.light[index * 3 + k] = layer.light[index * 3 + k]! * left;
      }
      layer.top = Math.min(layer.top, y);
      layer.bottom = Math.max(layer.bottom, y);
    }
  }
}

/** The part of the picture in which a shadow of this area can be seen. */
function pixelsAround({ analysis, space }: Studio, area: FloorArea) {
  const { widthPx, heightPx } = analysis.photo;
  let left = widthPx;
  let right = 0;
  let top = heightPx;
  const reach = 1.2;
  for (const x of [area.x0 - reach, area.x1 + reach]) {
    for (const z of [Math.max(0.4, area.z0 - reach), area.z1 + reach]) {
      const seen = projectPoint(analysis.camera, x, space.floorY, z);
      if (!seen) return { left: 0, right: widthPx, top: 0, bottom: heightPx };
      left = Math.min(left, seen.x);
      right = Math.max(right, seen.x);
      top = Math.min(top, seen.y);
    }
  }
  const held = (value: number, high: number) => Math.max(0, Math.min(high, Math.round(value)));
  // Near the viewer an area can reach below the frame, so its lower end is the frame's.
  return {
    left: held(left - 2, widthPx),
    right: held(right + 2, widthPx),
    top: held(top - 2, heightPx),
    bottom: heightPx,
  };
}
