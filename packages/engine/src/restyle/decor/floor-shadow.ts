/** Contact shadow of a piece on the floor. */
import { createPlanePoint, planeSampler, projectPoint } from '../../sense/surfaces/plane-point.ts';
import type { FloorArea } from './clear-space.ts';
import type { DecorContext } from './decor-context.ts';

/** Distance in metres at which a shadow ends. */
const reach = 1.2;
const stepsPerMetre = 128;

/** Darkness by distance: a narrow shadow inside a wide one. */
const fadeTable = (nearMetres: number) =>
  Float32Array.from({ length: Math.ceil(reach * Math.SQRT2 * stepsPerMetre) + 2 }, (_, step) => {
    const away = step / stepsPerMetre / nearMetres;
    return 0.62 * Math.exp(-away) + 0.38 * Math.exp(-away / 4);
  });

/** Soft shadow on the floor around a footprint, also on things already there. */
export function castShadow(
  context: DecorContext,
  area: FloorArea,
  depth: number,
  nearMetres: number,
) {
  const { analysis, layer, space } = context;
  const plane = analysis.planes.find((one) => one.id === 'floor');
  if (!plane) return;
  const sampler = planeSampler(analysis.camera, plane);
  const spot = createPlanePoint();
  const { widthPx } = analysis.photo;
  const matte = space.floor.matte.data;
  const [ux, , uz] = plane.uAxis;
  const [vx, , vz] = plane.vAxis;
  const fade = fadeTable(nearMetres);
  const frame = pixelsAround(context, area);
  for (let y = frame.top; y < frame.bottom; y++) {
    let isTouched = false;
    for (let x = frame.left; x < frame.right; x++) {
      const index = y * widthPx + x;
      const floor = matte[index]!;
      if (floor < 0.05 || !sampler(x + 0.5, y + 0.5, spot)) continue;
      const worldX = ux * spot.u + vx * spot.v;
      const worldZ = uz * spot.u + vz * spot.v;
      const dx = Math.max(area.x0 - worldX, 0, worldX - area.x1);
      const dz = Math.max(area.z0 - worldZ, 0, worldZ - area.z1);
      if (dx > reach || dz > reach) continue;
      const at = Math.sqrt(dx * dx + dz * dz) * stepsPerMetre;
      const step = at | 0;
      const from = fade[step]!;
      const dark = depth * (from + (fade[step + 1]! - from) * (at - step));
      const left = 1 - dark * floor;
      layer.shade[index] = layer.shade[index]! * left + 0.5;
      if (layer.cover[index]! > 0) {
        for (let k = 0; k < 3; k++) layer.light[index * 3 + k] = layer.light[index * 3 + k]! * left;
      }
      isTouched = true;
    }
    if (!isTouched) continue;
    layer.top = Math.min(layer.top, y);
    layer.bottom = Math.max(layer.bottom, y);
  }
}

/** The part of the picture that may show this shadow. */
function pixelsAround({ analysis, space }: DecorContext, area: FloorArea) {
  const { widthPx, heightPx } = analysis.photo;
  let left = widthPx;
  let right = 0;
  let top = heightPx;
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
  // Near the camera an area can extend below the frame, so clamp it to the frame.
  return {
    left: held(left - 2, widthPx),
    right: held(right + 2, widthPx),
    top: held(top - 2, heightPx),
    bottom: heightPx,
  };
}
