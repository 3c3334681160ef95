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

/** A light flattened to numbers for sampling. */
interface PreparedLight {
  readonly isPortal: boolean;
  readonly isArea: boolean;
  readonly px: number;
  readonly py: number;
  readonly pz: number;
  readonly ux: number;
  readonly uy: number;
  readonly uz: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  /** Direction it faces; zero for an omnidirectional lamp. */
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly lobe: number;
  readonly radius: number;
  /** Area / pi for area lights. */
  readonly areaByPi: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function prepare(light: SceneLight, lampLevel: number): PreparedLight {
  if (light.kind === 'point') {
    const level = light.when === 'always' ? 1 : lampLevel;
    const [nx, ny, nz] = light.direction ?? [0, 0, 0];
    return {
      isPortal: false,
      isArea: false,
      px: light.position[0],
      py: light.position[1],
      pz: light.position[2],
      ux: 0,
      uy: 0,
      uz: 0,
      vx: 0,
      vy: 0,
      vz: 0,
      nx,
      ny,
      nz,
      lobe: light.lobe ?? 1,
      radius: light.radiusMetres,
      areaByPi: 0,
      red: light.intensity[0] * level,
      green: light.intensity[1] * level,
      blue: light.intensity[2] * level,
    };
  }
  const { corner, edgeU, edgeV, normal } = light;
  const cx = edgeU[1] * edgeV[2] - edgeU[2] * edgeV[1];
  const cy = edgeU[2] * edgeV[0] - edgeU[0] * edgeV[2];
  const cz = edgeU[0] * edgeV[1] - edgeU[1] * edgeV[0];
  const isPortal = light.kind === 'portal';
  const level = light.kind === 'portal' || light.when === 'always' ? 1 : lampLevel;
  const radiance = light.kind === 'portal' ? [1, 1, 1] : light.radiance;
  return {
    isPortal,
    isArea: true,
    px: corner[0],
    py: corner[1],
    pz: corner[2],
    ux: edgeU[0],
    uy: edgeU[1],
    uz: edgeU[2],
    vx: edgeV[0],
    vy: edgeV[1],
    vz: edgeV[2],
    nx: normal[0],
    ny: normal[1],
    nz: normal[2],
    lobe: 1,
    radius: 0,
    areaByPi: Math.sqrt(cx * cx + cy * cy + cz * cz) / Math.PI,
    red: radiance[0]! * level,
    green: radiance[1]! * level,
    blue: radiance[2]! * level,
  };
}

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
    .map((light) => prepare(light, environment.lampLevel))
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
