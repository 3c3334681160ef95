/**
 * Lamps and window portals. One light is picked in proportion to its unoccluded contribution, and only that one is
 * traced (resampled importance sampling, Talbot 2005).
 */

import { fraction } from '../../../ops/ramps.ts';
import type { SceneLight } from '../../scene-model.ts';
import type { Environment } from '../sky/environment.ts';
import type { SurfacePoint } from '../surface/surface-point.ts';
import { Ray } from '../tracing/ray.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { ball, ballSteps } from './lamp-ball.ts';
import { prepareLight } from './prepared-light.ts';

/** (35 cm)², in square metres. */
const nearestLampSquared = 0.12;
/** Values per candidate: direction 3, distance, colour 3, weight. */
const stride = 8;

/** Lights that contribute less than this share are sampled together. */
const matteringShare = 0.12;

/** Random numbers 0..1 that select a point on each light, and a light. */
export class LightChoice {
  u = 0;
  v = 0;
  pick = 0;

  set(u: number, v: number, pick: number): this {
    this.u = u;
    this.v = v;
    this.pick = pick;
    return this;
  }
}

type SampleLights = (point: SurfacePoint, choice: LightChoice, out: Float64Array) => void;

export interface SceneLights {
  readonly count: number;
  readonly hasPortals: boolean;
  /** Irradiance / pi from lamps and portals, estimated with one traced ray. */
  readonly sample: SampleLights;
  /**
   * The same with one ray to each important light, and one for the rest: more expensive, but without the noise of
   * picking.
   */
  readonly sampleEach: SampleLights;
  /** The same without shadows, for leaves and water. */
  unshadowed(x: number, y: number, z: number, out: Float64Array): void;
}

export function createSceneLights(
  lights: readonly SceneLight[],
  environment: Environment,
  tracer: Tracer,
): SceneLights {
  // Outdoors by day lamps are negligible against the sky, and not worth rays.
  const sky = environment.sky;
  const skyLight = environment.setting.indoors ? 0 : sky.mean[0] + sky.mean[1] + sky.mean[2];
  const prepared = lights
    .map((light) => prepareLight(light, environment.lampLevel))
    .filter((light) => light.red + light.green + light.blue > Math.max(0.001, skyLight * 0.3));
  const count = prepared.length;
  const candidates = new Float64Array(count * stride);
  const portalColour = new Float64Array(3);
  const ray = new Ray();

  const consider = (index: number, point: SurfacePoint, choice: LightChoice): number => {
    const { x, y, z, nx, ny, nz } = point;
    const light = prepared[index]!;
    const at = index * stride;
    candidates[at + 7] = 0;
    const a = fraction(choice.u + index * 0.618);
    const b = fraction(choice.v + index * 0.7548);
    let dx = light.px - x;
    let dy = light.py - y;
    let dz = light.pz - z;
    if (light.isArea) {
      dx += light.ux * a + light.vx * b;
      dy += light.uy * a + light.vy * b;
      dz += light.uz * a + light.vz * b;
    } else {
      const place = (((a * ballSteps) | 0) * ballSteps + ((b * ballSteps) | 0)) * 3;
      dx += ball[place]! * light.radius;
      dy += ball[place + 1]! * light.radius;
      dz += ball[place + 2]! * light.radius;
    }
    // Lights behind the surface are the majority: rejected before anything expensive.
    if (dx * nx + dy * ny + dz * nz <= 0) return 0;
    const squared = dx * dx + dy * dy + dz * dz;
    const distance = Math.sqrt(squared);
    if (distance < 1e-4) return 0;
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const cosine = dx * nx + dy * ny + dz * nz;
    // Distance clamp: closer lamps would burn a white hole into a wall, and closer area lights cause fireflies.
    let geometry = cosine / Math.max(squared, light.isArea ? 0.02 : nearestLampSquared);
    if (light.isArea || light.lobe > 1) {
      const facing = -(dx * light.nx + dy * light.ny + dz * light.nz);
      if (facing <= 0) return 0;
      geometry *= light.isArea ? facing * light.areaByPi : facing ** light.lobe;
    }
    let { red, green, blue } = light;
    if (light.isPortal) {
      sky.sample(dx, dy, dz, portalColour);
      red = portalColour[0]!;
      green = portalColour[1]!;
      blue = portalColour[2]!;
    }
    const weight = geometry * (red + green + blue);
    if (!(weight > 1e-4)) return 0;
    candidates[at] = dx;
    candidates[at + 1] = dy;
    candidates[at + 2] = dz;
    candidates[at + 3] = distance - 0.03 - light.radius;
    candidates[at + 4] = red * geometry;
    candidates[at + 5] = green * geometry;
    candidates[at + 6] = blue * geometry;
    candidates[at + 7] = weight;
    return weight;
  };

  const isLit = (index: number, { x, y, z, nx, ny, nz }: SurfacePoint): boolean => {
    const at = index * stride;
    ray
      .from(x + nx * 0.004, y + ny * 0.004, z + nz * 0.004)
      .towards(candidates[at]!, candidates[at + 1]!, candidates[at + 2]!);
    return !tracer.blocked(ray, candidates[at + 3]!);
  };
  const addLight = (index: number, times: number, out: Float64Array) => {
    for (let c = 0; c < 3; c++) out[c]! += candidates[index * stride + 4 + c]! * times;
  };

  return {
    count,
    hasPortals: prepared.some((light) => light.isPortal),
    sample(point, choice, out) {
      out.fill(0);
      let sum = 0;
      for (let index = 0; index < count; index++) {
        sum += consider(index, point, choice);
      }
      if (!(sum > 0)) return;
      let left = choice.pick * sum;
      let picked = -1;
      for (let index = 0; index < count; index++) {
        const weight = candidates[index * stride + 7]!;
        if (weight <= 0) continue;
        picked = index;
        left -= weight;
        if (left <= 0) break;
      }
      if (isLit(picked, point)) addLight(picked, sum / candidates[picked * stride + 7]!, out);
    },
    sampleEach(point, choice, out) {
      out.fill(0);
      let sum = 0;
      for (let index = 0; index < count; index++) {
        sum += consider(index, point, choice);
      }
      if (!(sum > 0)) return;
      let rest = 0;
      for (let index = 0; index < count; index++) {
        const weight = candidates[index * stride + 7]!;
        if (weight < sum * matteringShare) rest += weight;
        else if (isLit(index, point)) addLight(index, 1, out);
      }
      let left = choice.pick * rest;
      for (let index = 0; index < count; index++) {
        const weight = candidates[index * stride + 7]!;
        if (weight <= 0 || weight >= sum * matteringShare) continue;
        left -= weight;
        if (left > 0) continue;
        if (isLit(index, point)) addLight(index, rest / weight, out);
        break;
      }
    },
    unshadowed(x, y, z, out) {
      out.fill(0);
      for (const light of prepared) {
        if (light.isPortal) continue;
        const dx = light.px + (light.ux + light.vx) * 0.5 - x;
        const dy = light.py + (light.uy + light.vy) * 0.5 - y;
        const dz = light.pz + (light.uz + light.vz) * 0.5 - z;
        const squared = dx * dx + dy * dy + dz * dz;
        if (squared > 80) continue;
        const fall = (0.25 * (light.isArea ? light.areaByPi : 1)) / (squared + 0.5);
        out[0]! += light.red * fall;
        out[1]! += light.green * fall;
        out[2]! += light.blue * fall;
      }
    },
  };
}
