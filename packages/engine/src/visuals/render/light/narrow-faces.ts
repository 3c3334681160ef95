/**
 * Light on narrow faces: edges of boards, frames, grooves. A cell of the light grid falls on them here and there, so
 * each gets samples of its own along its length, between which light is interpolated: no pixel differs from the next.
 */
import { fraction } from '../../../ops/ramps.ts';
import { type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import type { Hit, SurfacePoint } from '../surface/surface-point.ts';
import { Ray } from '../tracing/ray.ts';
import type { LightTransport } from './light-transport.ts';
import { type NarrowFace, narrowFace } from './narrow-face.ts';
import type { PointLight } from './point-light.ts';

/** Samples on each side of a point that count: a few rays each are noisy. */
const blended = 3;
const rays = 20;
const mirrorRays = 4;
/** Brightest reflection relative to the room's light: an edge a pixel wide that glares looks stepped. */
const mostMirrored = { byMetal: 2.5, byOther: 1.1 } as const;
const liftMetres = 0.006;
/** Openness of a free surface in a furnished room. */
const usualOpenness = 0.9;
/** Light, then the mirrored light. */
const numbers = 6;

export interface NarrowFaces {
  /**
   * False if the face is not narrow; then nothing is written.
   * @param gloss three colours and their weight
   */
  light(hit: Hit, light: Float64Array, gloss: Float64Array): boolean;
}

interface NarrowInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly stepPx: number;
  readonly transport: LightTransport;
  readonly pointLight: PointLight;
  /** Mean light of the room. */
  readonly meanLevel: number;
  /** Exponent on the openness that deepens shade. */
  readonly deepened: number;
}

export function createNarrowFaces(input: NarrowInput): NarrowFaces {
  const { soup, materials, camera, stepPx, transport, pointLight, meanLevel, deepened } = input;
  const faces = new Map<number, NarrowFace | undefined>();
  const mirrored = new Float64Array(3);
  const reflection = new Ray();

  const sampleAt = (face: NarrowFace, place: number, hit: Hit): Float64Array => {
    const known = face.samples.get(place);
    if (known) return known;
    const sample = new Float64Array(numbers);
    face.samples.set(place, sample);
    const end = face.lengthMetres;
    const t = Math.min(0.98 * end, Math.max(0.02 * end, place * face.stepMetres));
    const foot = Math.min(0.999 * end, Math.max(0.001 * end, face.footMetres));
    const rise = (t < foot ? t / foot : (end - t) / (end - foot)) / 2;
    const at = (c: 0 | 1 | 2) => face.from[c] + face.along[c] * t + face.across[c] * rise;
    const side = hit.dx * hit.faceX + hit.dy * hit.faceY + hit.dz * hit.faceZ > 0 ? -1 : 1;
    const [nx, ny, nz] = [hit.faceX * side, hit.faceY * side, hit.faceZ * side];
    const point = { x: at(0), y: at(1), z: at(2), nx, ny, nz };
    const randomA = fraction(place * 0.618034 + 0.5);
    const randomB = fraction(place * 0.754878 + 0.25);
    const light = sample.subarray(0, 3) as Float64Array;
    const open = pointLight(point, rays, randomA, randomB, light);
    const kept = deepened > 0 ? Math.min(1, open / usualOpenness) ** deepened : 1;
    for (let c = 0; c < 3; c++) light[c]! *= kept;
    mirror(point, materials[soup.materials[hit.triangle]!]!, randomB, sample);
    return sample;
  };

  /** Mean of rays around the mirror direction, jittered by the roughness. */
  const mirror = (
    { x, y, z, nx, ny, nz }: SurfacePoint,
    { roughness, isMetal }: PreparedMaterial,
    random: number,
    sample: Float64Array,
  ): void => {
    const most = (isMetal ? mostMirrored.byMetal : mostMirrored.byOther) * meanLevel;
    const [ex, ey, ez] = camera.position;
    const length = Math.hypot(x - ex, y - ey, z - ez);
    const [dx, dy, dz] = [(x - ex) / length, (y - ey) / length, (z - ez) / length];
    reflection.from(x + nx * liftMetres, y + ny * liftMetres, z + nz * liftMetres);
    for (let ray = 0; ray < mirrorRays; ray++) {
      const spread = roughness * roughness * 0.7;
      const turn = 6.2831853 * fraction(random + ray / mirrorRays);
      const [jx, jy, jz] = [
        Math.cos(turn) * spread,
        Math.sin(turn) * spread,
        Math.sin(turn + 2) * spread,
      ];
      const wide = Math.hypot(nx + jx, ny + jy, nz + jz);
      const [mx, my, mz] = [(nx + jx) / wide, (ny + jy) / wide, (nz + jz) / wide];
      const along = 2 * (dx * mx + dy * my + dz * mz);
      let [rx, ry, rz] = [dx - along * mx, dy - along * my, dz - along * mz];
      const inwards = Math.min(0, rx * nx + ry * ny + rz * nz);
      [rx, ry, rz] = [rx - 2 * inwards * nx, ry - 2 * inwards * ny, rz - 2 * inwards * nz];
      transport.reflected(reflection.towards(rx, ry, rz), 0.03, mirrored);
      for (let c = 0; c < 3; c++) sample[3 + c]! += Math.min(most, mirrored[c]!) / mirrorRays;
    }
  };

  return {
    light(hit, light, gloss) {
      let face = faces.get(hit.triangle);
      if (!face && !faces.has(hit.triangle)) {
        face = narrowFace(soup, camera, stepPx, hit.triangle);
        faces.set(hit.triangle, face);
      }
      if (!face) return false;
      const { from, along, stepMetres } = face;
      const t =
        ((hit.x - from[0]) * along[0] +
          (hit.y - from[1]) * along[1] +
          (hit.z - from[2]) * along[2]) /
        stepMetres;
      const first = Math.floor(t) - blended + 1;
      light.fill(0, 0, 3);
      gloss.fill(0, 0, 3);
      for (let place = first; place < first + 2 * blended; place++) {
        const sample = sampleAt(face, place, hit);
        const share = (1 - Math.abs(place - t) / blended) / blended;
        for (let c = 0; c < 3; c++) {
          light[c]! += sample[c]! * share;
          gloss[c]! += sample[3 + c]! * share;
        }
      }
      const material = materials[soup.materials[hit.triangle]!]!;
      // a curved face mirrors differently at each of its pixels
      const isCurved = (soup.flags[hit.triangle]! & triangleFlags.smooth) !== 0;
      const mirrors = (material.isGlossy || material.isMetal) && material.roughness >= 0.05;
      gloss[3] = mirrors && !isCurved ? 1 : 0;
      return true;
    },
  };
}
