/** How well a rotation and focal length explain a photo's line segments. */
import type { LineSegment } from './line-segments.ts';

export interface Pose {
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  /** Focal length divided by the longer side. */
  readonly focal: number;
}

const degree = Math.PI / 180;
/** Prior for that focal length, and its weight. */
export interface LensPrior {
  readonly focal: number;
  readonly weight: number;
}

export const usualLens: LensPrior = { focal: 0.8, weight: 0.06 };
/** Vertical lines are the most reliable, so that axis has a larger tolerance. */
const uprightFactor = 0.8;

export function rotationOf({ pitch, roll, yaw }: Pose, out = new Float64Array(9)): Float64Array {
  const cp = Math.cos(pitch * degree);
  const sp = Math.sin(pitch * degree);
  const cr = Math.cos(roll * degree);
  const sr = Math.sin(roll * degree);
  const cy = Math.cos(yaw * degree);
  const sy = Math.sin(yaw * degree);
  // roll about the optical axis, after pitch, after yaw about the vertical axis
  const m10 = sp * sy;
  const m12 = -sp * cy;
  const m20 = -cp * sy;
  const m22 = cp * cy;
  out[0] = cr * cy - sr * m10;
  out[1] = -sr * cp;
  out[2] = cr * sy - sr * m12;
  out[3] = sr * cy + cr * m10;
  out[4] = cr * cp;
  out[5] = sr * sy + cr * m12;
  out[6] = m20;
  out[7] = sp;
  out[8] = m22;
  return out;
}

/** Unit normals of the interpretation planes of segments, with weights. */
export function segmentNormals(
  segments: readonly LineSegment[],
  focal: number,
  centreX: number,
  centreY: number,
  longestWeight: number,
): Float64Array {
  const normals = new Float64Array(segments.length * 4);
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index]!;
    const ax = (segment.x1 - centreX) / focal;
    const ay = (segment.y1 - centreY) / focal;
    const bx = (segment.x2 - centreX) / focal;
    const by = (segment.y2 - centreY) / focal;
    const nx = ay - by;
    const ny = bx - ax;
    const nz = ax * by - ay * bx;
    const norm = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    normals[4 * index] = nx / norm;
    normals[4 * index + 1] = ny / norm;
    normals[4 * index + 2] = nz / norm;
    normals[4 * index + 3] = Math.min(segment.length, longestWeight);
  }
  return normals;
}

/** Segments between two checks for early rejection. */
const stride = 16;

/**
 * Line length that a pose explains. Returns 0 as soon as the rest can't raise it above `atLeast`; long
 * segments come first.
 */
export function fit(
  { normals, left }: WeighedNormals,
  m: Float64Array,
  sigma: number,
  atLeast: number,
): number {
  const inverse = 1 / sigma;
  const m0 = m[0]!;
  const m1 = m[1]!;
  const m2 = m[2]!;
  const m3 = m[3]!;
  const m4 = m[4]!;
  const m5 = m[5]!;
  const m6 = m[6]!;
  const m7 = m[7]!;
  const m8 = m[8]!;
  let sum = 0;
  for (let from = 0, part = 0; from < normals.length; from += 4 * stride, part++) {
    if (sum + left[part]! <= atLeast) return 0;
    const end = Math.min(normals.length, from + 4 * stride);
    for (let k = from; k < end; k += 4) {
      const x = normals[k]!;
      const y = normals[k + 1]!;
      const z = normals[k + 2]!;
      const e0 = Math.abs(x * m0 + y * m3 + z * m6);
      const e1 = Math.abs(x * m1 + y * m4 + z * m7) * uprightFactor;
      const e2 = Math.abs(x * m2 + y * m5 + z * m8);
      const e = Math.min(e0, e1, e2) * inverse;
      if (e < 1) {
        const q = 1 - e * e;
        sum += normals[k + 3]! * q * q;
      }
    }
  }
  return sum;
}

export interface WeighedNormals {
  readonly normals: Float64Array;
  /** Remaining weight of the segments at each check. */
  readonly left: Float64Array;
}

export function weighed(normals: Float64Array): WeighedNormals {
  const left = new Float64Array(Math.ceil(normals.length / (4 * stride)));
  let sum = 0;
  for (let part = left.length - 1; part >= 0; part--) {
    const end = Math.min(normals.length, (part + 1) * 4 * stride);
    for (let k = part * 4 * stride; k < end; k += 4) sum += normals[k + 3]!;
    left[part] = sum;
  }
  return { normals, left };
}

/** Prior: cameras are usually level, upright and of normal focal length. */
export function priorOf(pose: Pose, lens: LensPrior): number {
  return (
    1 -
    0.004 * Math.abs(pose.roll) -
    0.0015 * Math.abs(pose.pitch) -
    lens.weight * Math.abs(Math.log(pose.focal / lens.focal))
  );
}
