/**
 * Traces indirect light for every second (outdoors) or third (indoors) pixel: a few rays over the hemisphere, and one
 * ray around the mirror direction for glossy surfaces. denoise.ts removes the remaining noise.
 */

import { interleavedNoise } from '../../../ops/noise-field.ts';
import { fraction } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import type { Box3, TriangleSoup } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import { primaryHit } from '../raster/primary-hit.ts';
import { rotatedGrid, samplesPerPixel, type VisibilityBuffer } from '../raster/rasterize.ts';
import type { Environment } from '../sky/environment.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import { evaluateSurface } from '../surface/surface.ts';
import { Hit, liftPoint, Surface, SurfacePoint } from '../surface/surface-point.ts';
import { Ray } from '../tracing/ray.ts';
import { cellKinds, type LightGrid } from './light-grid.ts';
import type { LightTransport } from './light-transport.ts';
import { LightChoice, type SceneLights } from './scene-lights.ts';

export interface GatherOptions {
  /** Rays start at a cell's sample position, not at its pixel's centre. */
  readonly isExact?: boolean;
  readonly stepPx: number;
  readonly rays: number;
  /** Lamp and window samples per cell. */
  readonly lightSamples: number;
  /** Index among several rounds over one picture; each uses different ray directions. */
  readonly round?: number;
  /** Receives direct light of lamps and windows separately, 3 floats per cell. */
  readonly lamps?: Float32Array;
  /** A room where sky light enters through windows only; points outside see the sky. */
  readonly room?: Box3;
}

/** Rays are not traced farther, metres. */
const farthestTraced = 140;

/** Radius of ambient occlusion. */
export const nearMetres = 0.9;
/** Share of light left under full occlusion, from multiple bounces. */
const leastOpen = 0.15;

/** Factor on the rays of curtain cells. */
const foldedTimes = 4;

/** How far frames and sills protrude from a room's walls, metres. */
const wallMetres = 0.4;

function isOutside({ x, y, z }: Hit, room: Box3 | undefined): boolean {
  if (!room) return false;
  const { min, max } = room;
  return (
    x < min[0] - wallMetres ||
    x > max[0] + wallMetres ||
    y < min[1] - wallMetres ||
    y > max[1] + wallMetres ||
    z < min[2] - wallMetres ||
    z > max[2] + wallMetres
  );
}

/** Rougher surfaces get no mirror ray. */
const roughestMirrored = { first: 0.62, exact: 0.95 } as const;

interface GatherInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly visibility: VisibilityBuffer & { readonly triangles: Int32Array };
  readonly environment: Environment;
  readonly transport: LightTransport;
  readonly lights: SceneLights;
  /** By object: 1 for folded surfaces, where neighbours differ and each cell needs more rays. */
  readonly isFolded: Uint8Array;
  readonly options: GatherOptions;
  readonly pool: BufferPool;
}

export function gatherLight({
  soup,
  materials,
  camera,
  visibility,
  environment,
  transport,
  lights,
  isFolded,
  options,
  pool,
}: GatherInput): LightGrid {
  const { stepPx, lamps, round = 0 } = options;
  lamps?.fill(0);
  const width = Math.ceil(visibility.widthPx / stepPx);
  const height = Math.ceil(visibility.heightPx / stepPx);
  const cells = width * height;
  const grid: LightGrid = {
    width,
    height,
    stepPx,
    kinds: pool.bytes('cell kinds', cells).fill(cellKinds.empty),
    depths: pool.floats('cell depths', cells),
    positions: pool.floats('cell positions', cells * 3),
    normals: pool.floats('cell normals', cells * 3).fill(0),
    irradiance: pool.floats('cell light', cells * 3).fill(0),
    openness: pool.floats('cell openness', cells).fill(1),
    gloss: pool.floats('cell gloss', cells * 3).fill(0),
    glossy: pool.bytes('cell glossy', cells).fill(0),
  };
  const view = { soup, camera };
  const hit = new Hit();
  const lifted = new SurfacePoint();
  const ray = new Ray();
  const choice = new LightChoice();
  const surface = new Surface();
  const light = new Float64Array(3);
  const sampleLights = lamps ? lights.sampleEach : lights.sample;
  const middle = stepPx >> 1;
  // The depth is that of a pixel's first sample: at the pixel's centre a floor at a grazing angle is centimetres off,
  // and rays would start below it. First pictures keep that light, which users know.
  const beside = options.isExact
    ? { x: 0.5 + rotatedGrid.x[0], y: 0.5 + rotatedGrid.y[0] }
    : { x: 0.5, y: 0.5 };
  // Wood grain crosses the roughness limit: isolated cells without reflection showed as dark scribbles.
  const roughest = options.isExact ? roughestMirrored.exact : roughestMirrored.first;
  const { indoors } = environment.setting;
  const reach = indoors ? 40 : 60;
  for (let row = 0; row < height; row++) {
    const py = Math.min(visibility.heightPx - 1, row * stepPx + middle);
    for (let column = 0; column < width; column++) {
      const px = Math.min(visibility.widthPx - 1, column * stepPx + middle);
      const at = (py * visibility.widthPx + px) * samplesPerPixel;
      const triangle = visibility.triangles[at]!;
      if (triangle < 0) continue;
      const cell = row * width + column;
      const material = materials[soup.materials[triangle]!]!;
      const inverseDepth = visibility.inverseDepth[at]!;
      grid.depths[cell] = 1 / inverseDepth;
      if (material.isFoliage) {
        grid.kinds[cell] = cellKinds.foliage;
        continue;
      }
      grid.kinds[cell] = cellKinds.surface;
      primaryHit(view, px + beside.x, py + beside.y, inverseDepth, triangle, hit);
      const { nx, ny, nz } = hit;
      grid.normals[cell * 3] = nx;
      grid.normals[cell * 3 + 1] = ny;
      grid.normals[cell * 3 + 2] = nz;
      grid.positions[cell * 3] = hit.x;
      grid.positions[cell * 3 + 1] = hit.y;
      grid.positions[cell * 3 + 2] = hit.z;
      if (material.surface === 'water') continue;
      if (1 / inverseDepth > farthestTraced || isOutside(hit, options.room)) {
        transport.ambient(ny, light);
        for (let channel = 0; channel < 3; channel++) {
          grid.irradiance[cell * 3 + channel] = light[channel]! * 0.82;
        }
        continue;
      }
      const times = isFolded[soup.objects[triangle]!] ? foldedTimes : 1;
      const rays = options.rays * times;
      const lightSamples = options.lightSamples * times;
      const randomA = fraction(interleavedNoise(column, row) + round * 0.618034);
      const randomB = fraction(hashLattice(column, row, 21) + round * 0.754878);
      const lift = 0.003 + 0.0008 / inverseDepth;
      liftPoint(hit, lift, lifted);
      ray.from(lifted.x, lifted.y, lifted.z);
      // Two tangents of the normal (Duff 2017).
      const sign = nz >= 0 ? 1 : -1;
      const a = -1 / (sign + nz);
      const b = nx * ny * a;
      const tx = 1 + sign * nx * nx * a;
      const ty = sign * b;
      const tz = -sign * nx;
      const sx = b;
      const sy = sign + ny * ny * a;
      const sz = -ny;
      let red = 0;
      let green = 0;
      let blue = 0;
      let open = 0;
      for (let index = 0; index < rays; index++) {
        const u = (index + fraction(randomA + index * 0.7548776662)) / rays;
        const angle = 6.2831853 * fraction(randomB + index * 0.569840291);
        const ring = Math.sqrt(u);
        const cx = ring * Math.cos(angle);
        const cy = ring * Math.sin(angle);
        const cz = Math.sqrt(Math.max(0, 1 - u));
        ray.towards(
          tx * cx + sx * cy + nx * cz,
          ty * cx + sy * cy + ny * cz,
          tz * cx + sz * cy + nz * cz,
        );
        const went = transport.bounced(ray, reach, fraction(randomA + index * 0.381), light);
        red += light[0]!;
        green += light[1]!;
        blue += light[2]!;
        open += Math.min(1, went / nearMetres);
      }
      if (indoors) grid.openness[cell] = leastOpen + ((1 - leastOpen) * open) / rays;
      red /= rays;
      green /= rays;
      blue /= rays;
      if (lights.count > 0) {
        for (let pick = 0; pick < lightSamples; pick++) {
          choice.set(
            fraction(randomA + pick * 0.618034),
            fraction(randomB + pick * 0.754878),
            fraction(randomA * 7.31 + randomB * 3.7 + (pick + 0.5) / lightSamples),
          );
          sampleLights(lifted, choice, light);
          if (lamps) {
            for (let c = 0; c < 3; c++) lamps[cell * 3 + c]! += light[c]! / lightSamples;
            continue;
          }
          red += light[0]! / lightSamples;
          green += light[1]! / lightSamples;
          blue += light[2]! / lightSamples;
        }
      }
      grid.irradiance[cell * 3] = red;
      grid.irradiance[cell * 3 + 1] = green;
      grid.irradiance[cell * 3 + 2] = blue;

      const canBeWet = material.holdsPuddles && ny > 0.8;
      if (!material.isGlossy && !material.isMetal && !canBeWet) continue;
      evaluateSurface(soup, material, environment, hit, 1, surface);
      if (surface.roughness > roughest || (surface.roughness < 0.05 && !canBeWet)) continue;
      // Samples a GGX normal, then the mirror direction about it (Walter 2007).
      const alpha = surface.roughness * surface.roughness;
      const cosine = Math.sqrt((1 - randomA) / (1 + (alpha * alpha - 1) * randomA));
      const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
      const turn = 6.2832 * randomB;
      const cosTurn = Math.cos(turn) * sine;
      const sinTurn = Math.sin(turn) * sine;
      const mx = tx * cosTurn + sx * sinTurn + nx * cosine;
      const my = ty * cosTurn + sy * sinTurn + ny * cosine;
      const mz = tz * cosTurn + sz * sinTurn + nz * cosine;
      const along = 2 * (hit.dx * mx + hit.dy * my + hit.dz * mz);
      let rx = hit.dx - along * mx;
      let ry = hit.dy - along * my;
      let rz = hit.dz - along * mz;
      // At grazing angles half of the lobe points into the surface: it is reflected to above it.
      const inwards = Math.min(0, rx * nx + ry * ny + rz * nz);
      rx -= 2 * inwards * nx;
      ry -= 2 * inwards * ny;
      rz -= 2 * inwards * nz;
      transport.reflected(ray.towards(rx, ry, rz), 0.03, light);
      grid.gloss[cell * 3] = light[0]!;
      grid.gloss[cell * 3 + 1] = light[1]!;
      grid.gloss[cell * 3 + 2] = light[2]!;
      grid.glossy[cell] = 1;
    }
  }
  return grid;
}
