/**
 * A new sky: a gradient by the ray's elevation, and clouds on a flat layer high above, so that they get
 * denser towards the horizon.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { noiseAt, noiseTable } from '../../materials/noise.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Camera } from '../../sense/analysis.ts';
import type { SkyRow } from '../looks/skies.ts';

export interface Sky {
  readonly row: SkyRow;
  readonly zenith: LinearRgb;
  readonly middle: LinearRgb;
  readonly horizon: LinearRgb;
  readonly cloudLight: LinearRgb;
  readonly cloudShade: LinearRgb;
  readonly camera: Camera;
  readonly shiftU: number;
  readonly shiftV: number;
  /** Brightness of the sky relative to this photo. */
  readonly level: number;
  /** Elevation of the rays at the lowest visible sky, which has the horizon's colour. */
  readonly lowest: number;
}

export function createSky(
  row: SkyRow,
  camera: Camera,
  seed: number,
  level: number,
  lowestY: number,
): Sky {
  const sky = {
    row,
    zenith: linearFromHex(row.zenith),
    middle: linearFromHex(row.middle),
    horizon: linearFromHex(row.horizon),
    cloudLight: linearFromHex(row.cloudLight),
    cloudShade: linearFromHex(row.cloudShade),
    camera,
    shiftU: ((seed * 0.618) % 1) + 0.11,
    shiftV: ((seed * 0.414) % 1) + 0.37,
    level: level * row.level,
    lowest: 0,
  };
  // Trees and roofs hide the true horizon; part of the distance below still counts as low sky.
  return { ...sky, lowest: Math.max(0, heightOf(camera, camera.principal.x, lowestY)) * 0.55 };
}

/** Sine-like elevation of a ray, -1..1. */
function heightOf(camera: Camera, x: number, y: number): number {
  const m = camera.rotation;
  const a = (x - camera.principal.x) / camera.focalPx;
  const b = (y - camera.principal.y) / camera.focalPx;
  const down = m[1]! * a + m[4]! * b + m[7]!;
  return -down / Math.sqrt(a * a + b * b + 1);
}

export function skyLight(sky: Sky, x: number, y: number, out: Float64Array): void {
  const { row, camera } = sky;
  const m = camera.rotation;
  const a = (x - camera.principal.x) / camera.focalPx;
  const b = (y - camera.principal.y) / camera.focalPx;
  const right = m[0]! * a + m[3]! * b + m[6]!;
  const down = m[1]! * a + m[4]! * b + m[7]!;
  const ahead = m[2]! * a + m[5]! * b + m[8]!;
  const up = -down / Math.sqrt(right * right + down * down + ahead * ahead);
  const above = Math.max(0, (up - sky.lowest) / (1 - sky.lowest));
  const low = Math.exp(-above * 7.5);
  const high = 1 - Math.exp(-above * 2.6);
  for (let k = 0; k < 3; k++) {
    const base = sky.middle[k]! + (sky.zenith[k]! - sky.middle[k]!) * high;
    out[k] = base + (sky.horizon[k]! - base) * low;
  }
  const layer = 1 / (Math.max(0, up) + 0.13);
  const flat = Math.sqrt(right * right + ahead * ahead + 1e-6);
  const u = (right / flat) * layer * 0.16 + sky.shiftU;
  const v = (ahead / flat) * layer * 0.16 + sky.shiftV;
  const clouds = noiseTable('clouds');
  const warp = noiseAt(clouds, u * 0.7 + 0.31, v * 0.7) * 0.09;
  const dense =
    noiseAt(clouds, u + warp, v * 1.25 - warp) + 0.3 * noiseAt(clouds, u * 3.1, v * 4.3);
  const edge = 1.15 - row.cover * 2.3;
  const cover =
    smoothStep(edge - row.softness, edge + row.softness, dense) * smoothStep(0, 0.08, above + 0.03);
  if (cover > 0.003) {
    // Compares the density a little towards the sun, for the clouds' shading.
    const aside = noiseAt(clouds, u + warp + 0.018, v * 1.25 - warp - 0.03);
    const lit = smoothStep(-0.45, 0.55, (dense - aside) * 1.4 + 0.18 - 0.28 * cover);
    const veil = cover * (1 - 0.45 * low);
    for (let k = 0; k < 3; k++) {
      const cloud = sky.cloudShade[k]! + (sky.cloudLight[k]! - sky.cloudShade[k]!) * lit;
      out[k]! += (cloud - out[k]!) * veil;
    }
  }
  out[0]! *= sky.level;
  out[1]! *= sky.level;
  out[2]! *= sky.level;
}
