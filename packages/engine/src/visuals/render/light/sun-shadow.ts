/** Shadow map of the sun with percentage-closer soft shadows (Fernando 2005). */

import { clamp01 } from '../../../ops/ramps.ts';
import type { Box3, Scene, Vector3 } from '../../scene-model.ts';
import { type Camera, createCamera } from '../camera/camera.ts';
import type { Workspace } from '../memory/workspace.ts';
import { evenGrid, type RasterSource } from '../raster/rasterize.ts';
import { rasterize, roleBits, visibilityBytes } from '../raster/visibility.ts';
import type { Environment } from '../sky/environment.ts';
import type { SurfacePoint } from '../surface/surface-point.ts';

/** Side of the map in texels; rasterised as half as many four-sample pixels. */
export const shadowMapTexels = 2048;
const depthOrigin = 2000;
const taps = 12;

export interface SunShadow {
  /** 0 in shadow .. 1 in the sun. `jitter` 0..1 rotates the kernel. */
  soft(point: SurfacePoint, jitter: number): number;
  /** Four samples, for leaves, whose irregularity hides the noise. */
  quick(x: number, y: number, z: number, jitter: number): number;
  /** One sample, for bounced light. */
  hard(point: SurfacePoint): number;
}

/** Look-ups are offset by this towards the eye, so that no sun leaks in along walls and ceilings. */
export function sunPullMetres(environment: Environment): number {
  return environment.setting.indoors ? 0.05 : 0;
}

/** Region of the sun's depth map: the subject and everything between it and the camera. */
export function shadowRegion(scene: Scene, camera: Camera): Box3 {
  const { min, max } = scene.camera.subject;
  if (scene.setting.indoors) return { min, max };
  const reach = 4 + 0.35 * Math.hypot(max[0] - min[0], max[2] - min[2]);
  const [x, , z] = camera.position;
  const pull = 0.55;
  const middleX = (min[0] + max[0]) / 2;
  const middleZ = (min[2] + max[2]) / 2;
  const nearX = middleX + (x - middleX) * pull;
  const nearZ = middleZ + (z - middleZ) * pull;
  return {
    min: [Math.min(min[0] - reach, nearX - 4), 0, Math.min(min[2] - reach, nearZ - 4)],
    max: [Math.max(max[0] + reach, nearX + 4), max[1], Math.max(max[2] + reach, nearZ + 4)],
  };
}

const none: SunShadow = { soft: () => 0, quick: () => 0, hard: () => 0 };

export function sunShadowBytes(): number {
  return visibilityBytes(shadowMapTexels / 2, shadowMapTexels / 2, false);
}

/** @param region with sharp shadows; everything outside counts as sunlit */
export function drawSunShadow(
  workspace: Workspace,
  source: RasterSource,
  environment: Environment,
  region: Box3,
): SunShadow {
  if (!environment.hasSun) return none;
  const [sx, sy, sz] = environment.sunDirection;
  const middle: Vector3 = [
    (region.min[0] + region.max[0]) / 2,
    (region.min[1] + region.max[1]) / 2,
    (region.min[2] + region.max[2]) / 2,
  ];
  const radius =
    Math.hypot(
      region.max[0] - region.min[0],
      region.max[1] - region.min[1],
      region.max[2] - region.min[2],
    ) / 2;
  const pixels = shadowMapTexels / 2;
  const camera = createCamera(
    [middle[0] + sx * 1000, middle[1] + sy * 1000, middle[2] + sz * 1000],
    Math.atan2(sx, sz),
    Math.asin(Math.min(1, sy)),
    pixels / 2 / radius,
    pixels / 2,
    pixels / 2,
  );
  const map = {
    widthPx: pixels,
    heightPx: pixels,
    inverseDepth: workspace.floats(pixels * pixels * 4),
    triangles: undefined,
  };
  rasterize(
    workspace,
    source,
    {
      camera,
      roleBits: roleBits('solid', 'detail'),
      pattern: evenGrid,
      parallelDepth: depthOrigin,
    },
    map,
  );
  return createReader(map.inverseDepth, camera, environment, shadowMapTexels / 2 / radius);
}

function createReader(
  depths: Float32Array,
  camera: ReturnType<typeof createCamera>,
  environment: Environment,
  texelsPerMetre: number,
): SunShadow {
  const [px, py, pz] = camera.position;
  const [rx, , rz] = camera.right;
  const [ux, uy, uz] = camera.up;
  const [fx, fy, fz] = camera.forward;
  const half = shadowMapTexels / 2;
  const row = (shadowMapTexels / 2) * 4;
  const limit = shadowMapTexels - 4;
  /** Texels are stored in 2 x 2 blocks, as the rasteriser writes its samples. */
  const depthAt = (column: number, line: number): number =>
    depths[(line >> 1) * row + (column >> 1) * 4 + ((line & 1) << 1) + (column & 1)]!;
  const diskX = new Float64Array(taps);
  const diskY = new Float64Array(taps);
  for (let tap = 0; tap < taps; tap++) {
    const angle = tap * 2.39996;
    const radius = Math.sqrt((tap + 0.5) / taps);
    diskX[tap] = Math.cos(angle) * radius;
    diskY[tap] = Math.sin(angle) * radius;
  }
  const texelMetres = 1 / texelsPerMetre;
  const offsetMetres = Math.max(0.008, texelMetres * 1.2);
  const bias = Math.max(0.004, texelMetres * 1.4);
  const widestTexels = Math.min(48, 2.2 * environment.penumbra * 10 * texelsPerMetre + 3);
  const place = new Float64Array(3);
  const locate = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => {
    const dx = x + nx * offsetMetres - px;
    const dy = y + ny * offsetMetres - py;
    const dz = z + nz * offsetMetres - pz;
    place[0] = half + texelsPerMetre * (dx * rx + dz * rz);
    place[1] = half - texelsPerMetre * (dx * ux + dy * uy + dz * uz);
    place[2] = depthOrigin - (dx * fx + dy * fy + dz * fz);
    return place[0] > 3 && place[1] > 3 && place[0] < limit && place[1] < limit;
  };
  /** Bilinear share of the four texels around a point that are behind it. */
  const lit = (column: number, line: number, depth: number): number => {
    const c = column - 0.5;
    const l = line - 0.5;
    if (!(c > 1 && l > 1 && c < limit && l < limit)) return 1;
    const ci = c | 0;
    const li = l | 0;
    const fc = c - ci;
    const fl = l - li;
    const a = depthAt(ci, li) <= depth ? 1 : 0;
    const b = depthAt(ci + 1, li) <= depth ? 1 : 0;
    const d = depthAt(ci, li + 1) <= depth ? 1 : 0;
    const e = depthAt(ci + 1, li + 1) <= depth ? 1 : 0;
    const top = a + (b - a) * fc;
    return top + (d + (e - d) * fc - top) * fl;
  };
  return {
    hard({ x, y, z, nx, ny, nz }) {
      if (!locate(x, y, z, nx, ny, nz)) return 1;
      return depthAt(place[0]! | 0, place[1]! | 0) > place[2]! + bias ? 0 : 1;
    },
    quick(x, y, z, jitter) {
      if (!locate(x, y, z, 0, 1, 0)) return 1;
      const depth = place[2]! + bias;
      const angle = jitter * 1.5708;
      const dx = Math.cos(angle) * 1.6;
      const dy = Math.sin(angle) * 1.6;
      const column = place[0]!;
      const line = place[1]!;
      let sum = depthAt((column + dx) | 0, (line + dy) | 0) <= depth ? 0.25 : 0;
      if (depthAt((column - dx) | 0, (line - dy) | 0) <= depth) sum += 0.25;
      if (depthAt((column - dy) | 0, (line + dx) | 0) <= depth) sum += 0.25;
      if (depthAt((column + dy) | 0, (line - dx) | 0) <= depth) sum += 0.25;
      return sum;
    },
    soft({ x, y, z, nx, ny, nz }, jitter) {
      if (!locate(x, y, z, nx, ny, nz)) return 1;
      const column = place[0]!;
      const line = place[1]!;
      const depth = place[2]! + bias;
      const cos = Math.cos(jitter * 6.2832);
      const sin = Math.sin(jitter * 6.2832);
      let blockers = 0;
      let gap = 0;
      let looks = 0;
      for (let tap = 1; tap < taps; tap += 2) {
        const c = column + (diskX[tap]! * cos - diskY[tap]! * sin) * widestTexels;
        const l = line + (diskX[tap]! * sin + diskY[tap]! * cos) * widestTexels;
        if (!(c > 1 && l > 1 && c < limit && l < limit)) continue;
        looks++;
        const blocker = depthAt(c | 0, l | 0);
        if (blocker > depth) {
          blockers++;
          gap += blocker - depth;
        }
      }
      const centre = depthAt(column | 0, line | 0) > depth;
      if (blockers === 0 && !centre) return lit(column, line, depth);
      const meanGap = blockers > 0 ? gap / blockers : depthAt(column | 0, line | 0) - depth;
      const width = Math.min(
        widestTexels,
        Math.max(1.3, meanGap * environment.penumbra * texelsPerMetre),
      );
      if (blockers === looks && centre && width < 2) return 0;
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) {
        sum += lit(
          column + (diskX[tap]! * cos - diskY[tap]! * sin) * width,
          line + (diskX[tap]! * sin + diskY[tap]! * cos) * width,
          depth,
        );
      }
      return clamp01(sum / taps);
    },
  };
}
