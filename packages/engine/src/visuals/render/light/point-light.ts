/** Light on a point that no cell of the light grid represents: narrow faces, gaps between fronts. */
import { interleavedNoise } from '../../../ops/noise-field.ts';
import { fraction } from '../../../ops/ramps.ts';
import type { Hit } from '../surface/surface-point.ts';
import type { LightTransport } from './light-transport.ts';
import type { SceneLights } from './scene-lights.ts';

const rays = 8;
const reachMetres = 40;
const liftMetres = 0.003;

/** @returns traces the light on a white surface at `hit`; its place in the picture seeds the rays */
export function createPointLight(transport: LightTransport, lights: SceneLights) {
  const light = new Float64Array(3);
  return (hit: Hit, px: number, py: number, out: Float64Array): void => {
    const { nx, ny, nz } = hit;
    const [x, y, z] = [hit.x + nx * liftMetres, hit.y + ny * liftMetres, hit.z + nz * liftMetres];
    const randomA = interleavedNoise(px * 7.13, py * 3.71);
    const randomB = fraction(randomA * 91.7 + px * 0.618034 + py * 0.754878);
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    out.fill(0);
    for (let ray = 0; ray < rays; ray++) {
      const u = (ray + randomA) / rays;
      const angle = 6.2831853 * fraction(randomB + ray * 0.569840291);
      const ring = Math.sqrt(u);
      const cx = ring * Math.cos(angle);
      const cy = ring * Math.sin(angle);
      const cz = Math.sqrt(Math.max(0, 1 - u));
      transport.bounced(
        x,
        y,
        z,
        (1 + sign * nx * nx * a) * cx + b * cy + nx * cz,
        sign * b * cx + (sign + ny * ny * a) * cy + ny * cz,
        -sign * nx * cx - ny * cy + nz * cz,
        reachMetres,
        fraction(randomA + ray * 0.381),
        light,
      );
      for (let c = 0; c < 3; c++) out[c]! += light[c]! / rays;
    }
    if (lights.count === 0) return;
    lights.sample(x, y, z, nx, ny, nz, randomA, randomB, fraction(randomA * 7.31 + randomB), light);
    for (let c = 0; c < 3; c++) out[c]! += light[c]!;
  };
}
