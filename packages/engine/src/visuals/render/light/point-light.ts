/** Traced light on a point that no cell of the light grid represents. */
import { fraction } from '../../../ops/ramps.ts';
import { nearMetres } from './gather-light.ts';
import type { LightTransport } from './light-transport.ts';
import type { SceneLights } from './scene-lights.ts';

const reachMetres = 40;
const liftMetres = 0.003;
const lampPicks = 4;

export interface LitPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

/**
 * Light on a white surface.
 * @param randomA 0..1, as `randomB`
 * @returns 0..1: openness of the nearest metre
 */
export type PointLight = (
  point: LitPoint,
  rays: number,
  randomA: number,
  randomB: number,
  out: Float64Array,
) => number;

export function createPointLight(transport: LightTransport, lights: SceneLights): PointLight {
  const light = new Float64Array(3);
  return ({ x: px, y: py, z: pz, nx, ny, nz }, rays, randomA, randomB, out) => {
    const [x, y, z] = [px + nx * liftMetres, py + ny * liftMetres, pz + nz * liftMetres];
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    let open = 0;
    out.fill(0);
    for (let ray = 0; ray < rays; ray++) {
      const u = (ray + randomA) / rays;
      const angle = 6.2831853 * fraction(randomB + ray * 0.569840291);
      const ring = Math.sqrt(u);
      const cx = ring * Math.cos(angle);
      const cy = ring * Math.sin(angle);
      const cz = Math.sqrt(Math.max(0, 1 - u));
      const went = transport.bounced(
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
      open += Math.min(1, went / nearMetres);
      for (let c = 0; c < 3; c++) out[c]! += light[c]! / rays;
    }
    for (let pick = 0; lights.count > 0 && pick < lampPicks; pick++) {
      const randomC = fraction(randomA * 7.31 + (pick + 0.5) / lampPicks);
      lights.sample(
        x,
        y,
        z,
        nx,
        ny,
        nz,
        randomA,
        fraction(randomB + pick * 0.754878),
        randomC,
        light,
      );
      for (let c = 0; c < 3; c++) out[c]! += light[c]! / lampPicks;
    }
    return open / rays;
  };
}
