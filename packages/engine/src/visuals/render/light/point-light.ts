/** Traced light on a point that no cell of the light grid represents. */
import { fraction } from '../../../ops/ramps.ts';
import { liftPoint, SurfacePoint } from '../surface/surface-point.ts';
import { Ray } from '../tracing/ray.ts';
import { nearMetres } from './gather-light.ts';
import type { LightTransport } from './light-transport.ts';
import { LightChoice, type SceneLights } from './scene-lights.ts';

const reachMetres = 40;
const liftMetres = 0.003;
const lampPicks = 4;

/**
 * Light on a white surface.
 * @param randomA 0..1, as `randomB`
 * @returns 0..1: openness of the nearest metre
 */
export type PointLight = (
  point: SurfacePoint,
  rays: number,
  randomA: number,
  randomB: number,
  out: Float64Array,
) => number;

export function createPointLight(transport: LightTransport, lights: SceneLights): PointLight {
  const light = new Float64Array(3);
  const lifted = new SurfacePoint();
  const ray = new Ray();
  const choice = new LightChoice();
  return (point, rays, randomA, randomB, out) => {
    const { nx, ny, nz } = point;
    liftPoint(point, liftMetres, lifted);
    ray.from(lifted.x, lifted.y, lifted.z);
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    let open = 0;
    out.fill(0);
    for (let index = 0; index < rays; index++) {
      const u = (index + randomA) / rays;
      const angle = 6.2831853 * fraction(randomB + index * 0.569840291);
      const ring = Math.sqrt(u);
      const cx = ring * Math.cos(angle);
      const cy = ring * Math.sin(angle);
      const cz = Math.sqrt(Math.max(0, 1 - u));
      ray.towards(
        (1 + sign * nx * nx * a) * cx + b * cy + nx * cz,
        sign * b * cx + (sign + ny * ny * a) * cy + ny * cz,
        -sign * nx * cx - ny * cy + nz * cz,
      );
      const went = transport.bounced(ray, reachMetres, fraction(randomA + index * 0.381), light);
      open += Math.min(1, went / nearMetres);
      for (let c = 0; c < 3; c++) out[c]! += light[c]! / rays;
    }
    for (let pick = 0; lights.count > 0 && pick < lampPicks; pick++) {
      const randomC = fraction(randomA * 7.31 + (pick + 0.5) / lampPicks);
      choice.set(randomA, fraction(randomB + pick * 0.754878), randomC);
      lights.sample(lifted, choice, light);
      for (let c = 0; c < 3; c++) out[c]! += light[c]! / lampPicks;
    }
    return open / rays;
  };
}
