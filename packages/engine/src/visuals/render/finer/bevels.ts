/**
 * Bevels: edges of real things have a few millimetres between their two sides that catch a window's light. Scene
 * edges are sharp; a pixel that sees both sides of one is shaded as if it were bevelled.
 */
import { type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { LightTransport } from '../light/light-transport.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import type { Hit } from '../surface/surface-point.ts';
import { Ray } from '../tracing/ray.ts';

const bevelMetres = 0.004;
/** Rougher materials such as chalk, plaster and fabric have no highlight. */
const roughestGlint = 0.8;
/** Limits of the highlight that an edge gains: absolute, and relative to its own light. */
const mostGlint = 0.2;
const glintTimes = { own: 0.07, least: 0.015 } as const;
const leastTurn = 0.94;

export interface Bevels {
  /** Turns a hit's normal towards the other side of its edge; false if there is no such edge. */
  bend(hit: Hit, depth: number, other: number, ox: number, oy: number, oz: number): boolean;
  /** Adds the edge's reflection after `bend` returned true. */
  glint(hit: Hit, colour: Float64Array): void;
}

interface BevelInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly transport: LightTransport;
}

export function createBevels({ soup, materials, camera, transport }: BevelInput): Bevels {
  const mirrored = new Float64Array(3);
  const reflection = new Ray();
  let mx = 0;
  let my = 1;
  let mz = 0;
  let width = 0;
  return {
    bend(hit, depth, other, ox, oy, oz) {
      const material = materials[soup.materials[hit.triangle]!]!;
      if (material.isFoliage || material.surface !== 'opaque') return false;
      // Curved surfaces have no edge to bevel.
      if ((soup.flags[hit.triangle]! | soup.flags[other]!) & triangleFlags.smooth) return false;
      const at = other * 9;
      let bx = soup.normals[at]!;
      let by = soup.normals[at + 1]!;
      let bz = soup.normals[at + 2]!;
      if (bx * hit.dx + by * hit.dy + bz * hit.dz > 0) {
        bx = -bx;
        by = -by;
        bz = -bz;
      }
      const turn = hit.nx * bx + hit.ny * by + hit.nz * bz;
      if (turn > leastTurn || turn < -0.5) return false;
      // Concave edges stay sharp: the other side lies above this one's plane.
      const above = (ox - hit.x) * hit.nx + (oy - hit.y) * hit.ny + (oz - hit.z) * hit.nz;
      if (above >= 0) return false;
      const x = hit.nx + bx;
      const y = hit.ny + by;
      const z = hit.nz + bz;
      const length = Math.sqrt(x * x + y * y + z * z) || 1;
      mx = x / length;
      my = y / length;
      mz = z / length;
      width = Math.min(1, (bevelMetres * camera.focalPx) / depth);
      hit.nx += (mx - hit.nx) * width;
      hit.ny += (my - hit.ny) * width;
      hit.nz += (mz - hit.nz) * width;
      const scale = 1 / Math.sqrt(hit.nx ** 2 + hit.ny ** 2 + hit.nz ** 2);
      hit.nx *= scale;
      hit.ny *= scale;
      hit.nz *= scale;
      return true;
    },
    glint(hit, colour) {
      const { roughness, specular } = materials[soup.materials[hit.triangle]!]!;
      if (roughness > roughestGlint) return;
      const along = 2 * (hit.dx * mx + hit.dy * my + hit.dz * mz);
      reflection
        .from(hit.x + mx * 0.006, hit.y + my * 0.006, hit.z + mz * 0.006)
        .towards(hit.dx - along * mx, hit.dy - along * my, hit.dz - along * mz);
      transport.reflected(reflection, 0.05, mirrored);
      const straight = 1 + along / 2;
      const share = width * (1 - roughness) * (specular + (1 - specular) * straight ** 5);
      for (let c = 0; c < 3; c++) {
        const most = Math.min(mostGlint, glintTimes.least + glintTimes.own * colour[c]!);
        colour[c]! += Math.min(most, mirrored[c]! * share);
      }
    },
  };
}
