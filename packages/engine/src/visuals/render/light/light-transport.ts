/**
 * Radiance at the points that traced rays hit, for reflections and bounced light. Over 300 lines: both paths share
 * one hit, one surface and one cache, reused between rays.
 */

import { fraction, smoothStep } from '../../../ops/ramps.ts';
import type { SceneObject, TriangleSoup } from '../../scene-model.ts';
import { roundFootprint } from '../raster/primary-hit.ts';
import type { LightFrom } from '../render-request.ts';
import type { Environment } from '../sky/environment.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import { evaluateSurface } from '../surface/surface.ts';
import { completeHit, Hit, liftPoint, Surface, SurfacePoint } from '../surface/surface-point.ts';
import { mirroredFaces } from '../tracing/mirrored-faces.ts';
import { Ray } from '../tracing/ray.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { cellMetres, LightCache } from './light-cache.ts';
import { LightChoice, type SceneLights } from './scene-lights.ts';
import type { SunShadow } from './sun-shadow.ts';

/** Clamp on a single bounce: fireflies are worse than a little lost light. */
const brightestBounce = 6;
const brightestReflection = 9;
/** Default number of estimates before a cell may be shown in a mirror. */
const fewMirrorEstimates = 20;
/** Jitter of cache look-ups: about one cell. */
const lookUpSpreadMetres = 0.3;

export interface LightTransport {
  /**
   * Radiance of a diffuse ray with one bounce, from mean colours.
   * @returns its length, `reach` for a miss
   */
  bounced(ray: Ray, reach: number, random: number, out: Float64Array): number;
  /** Radiance of a mirror ray: sharp, with textures. */
  reflected(ray: Ray, footprint: number, out: Float64Array): void;
  /** Bounced light so far counts as a first guess from now on. */
  age(): void;
  /** Moves light in mirrors towards the room's typical level: in photos walls differ less than they are lit. */
  evenMirrorsTo(level: number): void;
  /** Ambient light for points without traced rays. */
  ambient(ny: number, out: Float64Array): void;
}

/** A wall is hidden if something is closer in front of it. */
const coveredMetres = 0.08;
/** Range relative to the brightest neighbouring cell in which a cell counts as being behind something. */
const darkCell = { from: 0.2, to: 0.45 } as const;
const leastNear = 0.02;
/** Exponent that moves dark light in a mirror towards the room's, and its limit. */
const evened = { power: 0.5, most: 1.9 } as const;

/** How much a slope of a panel or tile shows in a mirror. */
const mirroredRelief = 0.8;

export interface TransportScene {
  readonly soup: TriangleSoup;
  readonly objects: readonly SceneObject[];
  readonly materials: readonly PreparedMaterial[];
  readonly environment: Environment;
  readonly tracer: Tracer;
  readonly lights: SceneLights;
  readonly shadow: SunShadow;
  /** Estimates of bounced light per cell. */
  readonly estimates?: number;
  /** Least estimates for mirrors: with too few, walls look stained. */
  readonly mirrorEstimates?: number;
  /** Shown in mirrors for rays that miss; default: the sky. */
  readonly outside?: LightFrom | undefined;
}

export function createLightTransport(scene: TransportScene): LightTransport {
  const { soup, objects, materials, environment, tracer, lights, shadow } = scene;
  const isIndoors = environment.setting.indoors;
  const cache = new LightCache(scene.estimates);
  const onlyMirrored = mirroredFaces(soup);
  const { mirrorEstimates = fewMirrorEstimates } = scene;
  const outside: LightFrom =
    scene.outside ?? ((dx, dy, dz, out) => environment.sky.sample(dx, dy, dz, out));
  const hit = new Hit();
  const surface = new Surface();
  const cached = new Float64Array(3);
  const direct = new Float64Array(3);
  const next = new Float64Array(3);
  const ownRay = new Ray();
  const choice = new LightChoice();
  /** Ends of rays, and points beside them. */
  const end = new SurfacePoint();
  const beside = new SurfacePoint();
  const lifted = new SurfacePoint();
  const isLamp = Uint8Array.from(objects, (object) => (object.label === 'lamp' ? 1 : 0));
  const [sunX, sunY, sunZ] = environment.sunDirection;
  const [sunRed, sunGreen, sunBlue] = environment.sunRadiance;

  const ambient = (ny: number, out: Float64Array) => {
    const up = ny * 0.5 + 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const low = environment.ambientDown[channel]!;
      out[channel] = low + (environment.ambientUp[channel]! - low) * up;
    }
  };

  const sunOn = (point: SurfacePoint): number => {
    const cosine = point.nx * sunX + point.ny * sunY + point.nz * sunZ;
    return cosine > 0 && environment.hasSun ? cosine * shadow.hard(point) : 0;
  };

  /** Adds an estimate to a cache cell: lamps, windows and one further bounce. */
  const refine = (slot: number, count: number, point: SurfacePoint, random: number) => {
    const { x, y, z, nx, ny, nz } = point;
    const r1 = fraction(random + count * 0.7548776662);
    const r2 = fraction(random * 7.13 + count * 0.569840291);
    lights.sample(point, choice.set(r1, r2, fraction(random * 3.71 + count * 0.618034)), direct);
    let red = direct[0]!;
    let green = direct[1]!;
    let blue = direct[2]!;
    const ring = Math.sqrt(r1);
    const angle = 6.2831853 * r2;
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const cx = ring * Math.cos(angle);
    const cy = ring * Math.sin(angle);
    const cz = Math.sqrt(Math.max(0, 1 - r1));
    const dx = (1 + sign * nx * nx * a) * cx + b * cy + nx * cz;
    const dy = sign * b * cx + (sign + ny * ny * a) * cy + ny * cz;
    const dz = -sign * nx * cx - ny * cy + nz * cz;
    ownRay.from(x + nx * 0.005, y + ny * 0.005, z + nz * 0.005).towards(dx, dy, dz);
    const triangle = tracer.closest(ownRay, 40);
    if (triangle >= 0) {
      const reach = tracer.distance;
      const at = triangle * 9;
      let mx = soup.normals[at]!;
      let my = soup.normals[at + 1]!;
      let mz = soup.normals[at + 2]!;
      if (mx * dx + my * dy + mz * dz > 0) {
        mx = -mx;
        my = -my;
        mz = -mz;
      }
      end.x = x + dx * reach;
      end.y = y + dy * reach;
      end.z = z + dz * reach;
      end.nx = mx;
      end.ny = my;
      end.nz = mz;
      cache.read(cache.find(end.x, end.y, end.z, mx, my, mz), next);
      const sun = sunOn(end);
      const material = materials[soup.materials[triangle]!]!;
      red += Math.min(brightestBounce, material.red * (next[0]! + sun * sunRed));
      green += Math.min(brightestBounce, material.green * (next[1]! + sun * sunGreen));
      blue += Math.min(brightestBounce, material.blue * (next[2]! + sun * sunBlue));
    } else if (!lights.hasPortals) {
      environment.sky.sample(dx, dy, dz, next);
      red += next[0]!;
      green += next[1]!;
      blue += next[2]!;
    }
    cache.add(slot, red, green, blue);
  };

  /** Irradiance at a hit except from the sun. */
  const around = (random: number, out: Float64Array) => {
    if (!isIndoors) {
      ambient(hit.ny, out);
      // Other buildings and trees hide part of the sky from most surfaces.
      for (let channel = 0; channel < 3; channel++) out[channel]! *= 0.62;
      return;
    }
    // Jittered, to hide the cells.
    const x = hit.x + (fraction(random * 17.3) - 0.5) * lookUpSpreadMetres * (1 - Math.abs(hit.nx));
    const y = hit.y + (fraction(random * 31.7) - 0.5) * lookUpSpreadMetres * (1 - Math.abs(hit.ny));
    const z = hit.z + (fraction(random * 53.9) - 0.5) * lookUpSpreadMetres * (1 - Math.abs(hit.nz));
    const slot = cache.find(x, y, z, hit.nx, hit.ny, hit.nz);
    const count = cache.wants(slot);
    if (count >= 0) refine(slot, count, hit, random);
    cache.read(slot, out);
  };

  let usualLevel = 0;
  const cornerLight = new Float64Array(12);
  const cornerWeights = new Float64Array(4);
  const levelOf = (corner: number) =>
    cornerLight[corner * 3]! + cornerLight[corner * 3 + 1]! + cornerLight[corner * 3 + 2]!;

  /**
   * Light at a hit as shown in a mirror: interpolated between the four cells around it in the surface's plane, each
   * of many estimates. Single cells would show as tiles.
   */
  const blended = (out: Float64Array) => {
    const { x, y, z, nx, ny, nz } = hit;
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    const isLevel = ay > ax && ay > az;
    const isSideways = !isLevel && ax > az;
    const isFrontal = !isLevel && !isSideways;
    const u = (isSideways ? y : x) / cellMetres - 0.5;
    const v = (isFrontal ? y : z) / cellMetres - 0.5;
    const fu = fraction(u);
    const fv = fraction(v);
    let brightest = 0;
    beside.nx = nx;
    beside.ny = ny;
    beside.nz = nz;
    for (let corner = 0; corner < 4; corner++) {
      cornerWeights[corner] = 0;
      const first = (Math.floor(u) + (corner & 1) + 0.5) * cellMetres;
      const second = (Math.floor(v) + (corner >> 1) + 0.5) * cellMetres;
      beside.x = isSideways ? x : first;
      beside.y = isSideways ? first : isFrontal ? second : y;
      beside.z = isFrontal ? z : second;
      liftPoint(beside, 0.004, lifted);
      ownRay.from(lifted.x, lifted.y, lifted.z).towards(nx, ny, nz);
      // the dark area behind a picture must not show beside it
      if (tracer.blocked(ownRay, coveredMetres)) continue;
      const slot = cache.find(beside.x, beside.y, beside.z, nx, ny, nz);
      for (let count = cache.wants(slot, mirrorEstimates); count >= 0; ) {
        refine(slot, count, beside, fraction(slot * 0.618034));
        count = cache.wants(slot, mirrorEstimates);
      }
      cache.read(slot, next);
      cornerLight.set(next, corner * 3);
      const near = (corner & 1 ? fu : 1 - fu) * (corner & 2 ? fv : 1 - fv);
      cornerWeights[corner] = Math.max(leastNear, near);
      brightest = Math.max(brightest, levelOf(corner));
    }
    let red = 0;
    let green = 0;
    let blue = 0;
    let total = 0;
    for (let corner = 0; corner < 4; corner++) {
      // a cell that was filled from behind an object is darker than its neighbours
      const seen = smoothStep(
        darkCell.from,
        darkCell.to,
        levelOf(corner) / Math.max(1e-9, brightest),
      );
      const weight = cornerWeights[corner]! * Math.max(1e-4, seen);
      if (cornerWeights[corner] === 0) continue;
      red += cornerLight[corner * 3]! * weight;
      green += cornerLight[corner * 3 + 1]! * weight;
      blue += cornerLight[corner * 3 + 2]! * weight;
      total += weight;
    }
    if (total <= 0) {
      around(fraction(x * 91.7 + y * 37.3 + z * 53.1), out);
      return;
    }
    const level = (red + green + blue) / total / 3;
    const gain =
      usualLevel > level && level > 0
        ? Math.min(evened.most, (usualLevel / level) ** evened.power)
        : 1;
    out[0] = (red * gain) / total;
    out[1] = (green * gain) / total;
    out[2] = (blue * gain) / total;
  };

  const setHit = (triangle: number, { ox, oy, oz, dx, dy, dz }: Ray, reach: number) => {
    hit.triangle = triangle;
    hit.x = ox + dx * reach;
    hit.y = oy + dy * reach;
    hit.z = oz + dz * reach;
    hit.dx = dx;
    hit.dy = dy;
    hit.dz = dz;
    completeHit(soup, hit);
  };

  return {
    ambient,
    age: () => cache.age(),
    evenMirrorsTo(level) {
      usualLevel = level;
    },
    bounced(ray, reach, random, out) {
      const triangle = tracer.closest(ray, reach);
      if (triangle < 0) {
        // Portals are sampled separately; the sky must not be counted twice.
        if (lights.hasPortals) out.fill(0);
        else environment.sky.sample(ray.dx, ray.dy, ray.dz, out);
        return reach;
      }
      const { distance } = tracer;
      const material = materials[soup.materials[triangle]!]!;
      setHit(triangle, ray, distance);
      let red = material.red;
      let green = material.green;
      let blue = material.blue;
      let emitRed = material.emitRed;
      let emitGreen = material.emitGreen;
      let emitBlue = material.emitBlue;
      if (material.surface === 'curtainWall' || material.takesSnow) {
        roundFootprint(hit, 0.2);
        evaluateSurface(soup, material, environment, hit, 1, surface);
        red = surface.red;
        green = surface.green;
        blue = surface.blue;
        emitRed = surface.emitRed;
        emitGreen = surface.emitGreen;
        emitBlue = surface.emitBlue;
      }
      // Lamps are sampled separately too.
      if (isLamp[soup.objects[triangle]!]) {
        emitRed = 0;
        emitGreen = 0;
        emitBlue = 0;
      }
      around(random, cached);
      const sun = sunOn(hit);
      out[0] = Math.min(brightestBounce, red * (cached[0]! + sun * sunRed) + emitRed);
      out[1] = Math.min(brightestBounce, green * (cached[1]! + sun * sunGreen) + emitGreen);
      out[2] = Math.min(brightestBounce, blue * (cached[2]! + sun * sunBlue) + emitBlue);
      return distance;
    },
    reflected(ray, footprint, out) {
      const traced = tracer.closest(ray, 400);
      if (traced < 0) {
        outside(ray.dx, ray.dy, ray.dz, out);
        return;
      }
      const shown = onlyMirrored?.closest(ray, tracer.distance) ?? -1;
      const reach = shown < 0 ? tracer.distance : onlyMirrored!.distance;
      const triangle = shown < 0 ? traced : shown;
      setHit(triangle, ray, reach);
      roundFootprint(hit, footprint + reach * 0.0015);
      const own = materials[soup.materials[triangle]!]!;
      const material = materials[own.source.mirroredAs ?? -1] ?? own;
      evaluateSurface(soup, material, environment, hit, 1, surface);
      if (isIndoors) blended(cached);
      else around(fraction(hit.x * 91.7 + hit.y * 37.3 + hit.z * 53.1), cached);
      // hollows of panels are darker, and their slopes towards the light brighter
      const relief = isIndoors
        ? surface.cavity * Math.max(0.5, 1 + mirroredRelief * (surface.ny - hit.ny))
        : 1;
      for (let channel = 0; channel < 3; channel++) cached[channel]! *= relief;
      hit.nx = surface.nx;
      hit.ny = surface.ny;
      hit.nz = surface.nz;
      const sun = sunOn(hit);
      out[0] = surface.red * (cached[0]! + sun * sunRed) + surface.emitRed;
      out[1] = surface.green * (cached[1]! + sun * sunGreen) + surface.emitGreen;
      out[2] = surface.blue * (cached[2]! + sun * sunBlue) + surface.emitBlue;
      for (let channel = 0; channel < 3; channel++) {
        out[channel] = Math.min(brightestReflection, out[channel]!);
      }
    },
  };
}
