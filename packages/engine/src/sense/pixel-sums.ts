/** Summed tables of the simple measures of a photo, for means over any rectangle. */
import { createIntegral, type Integral } from '../ops/integral.ts';
import type { Evidence } from './evidence.ts';

export interface PixelSums {
  readonly lightness: Integral;
  readonly lightnessSquared: Integral;
  readonly a: Integral;
  readonly b: Integral;
  /** Strength of upright and of level edges. */
  readonly upright: Integral;
  readonly level: Integral;
  /** Fine texture: how far a pixel is from the mean of its neighbours. */
  readonly texture: Integral;
  /** Burnt-out pixels. */
  readonly glare: Integral;
  /** Edges along the three world axes, at half size. */
  readonly axes: readonly [Integral, Integral, Integral];
  /** Faces of the fitted box (rooms only). */
  readonly faces: readonly Integral[];
}

const glareFrom = 0.97;

export function createPixelSums(evidence: Evidence): PixelSums {
  const { width, height, lightness, a, b } = evidence.image;
  const size = width * height;
  const squared = new Float32Array(size);
  const upright = new Float32Array(size);
  const level = new Float32Array(size);
  const texture = new Float32Array(size);
  const glare = new Uint8Array(size);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const here = lightness[i]!;
      const left = lightness[x > 0 ? i - 1 : i]!;
      const right = lightness[x < width - 1 ? i + 1 : i]!;
      const above = lightness[i + up]!;
      const below = lightness[i + down]!;
      squared[i] = here * here;
      upright[i] = Math.abs(right - left);
      level[i] = Math.abs(below - above);
      texture[i] = Math.abs(here - 0.25 * (left + right + above + below));
      glare[i] = here > glareFrom ? 1 : 0;
    }
  }
  const table = (source: ArrayLike<number>) => createIntegral(source, width, height);
  const { edges } = evidence;
  const axis = (index: 0 | 1 | 2) => createIntegral(edges.maps[index], edges.width, edges.height);
  return {
    lightness: table(lightness),
    lightnessSquared: table(squared),
    a: table(a),
    b: table(b),
    upright: table(upright),
    level: table(level),
    texture: table(texture),
    glare: table(glare),
    axes: [axis(0), axis(1), axis(2)],
    faces: evidence.room ? faceTables(evidence.room.faces, width, height) : [],
  };
}

function faceTables(faces: Uint8Array, width: number, height: number): Integral[] {
  return [0, 1, 2, 3, 4].map((face) => {
    const mask = new Uint8Array(faces.length);
    for (let i = 0; i < faces.length; i++) mask[i] = faces[i] === face ? 1 : 0;
    return createIntegral(mask, width, height);
  });
}
