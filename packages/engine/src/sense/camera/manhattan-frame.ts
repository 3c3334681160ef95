/**
 * The camera from line segments: focal length and rotation under which most line length runs along
 * three right-angled axes (Coughlan and Yuille 1999; Denis et al. 2008). The interpretation-plane
 * normal of a segment along an axis is at right angles to that axis. Longer than most files: what a search tries and
 * how it scores it are one idea, and share their state.
 */
import type { LineSegment } from './line-segments.ts';

export interface ManhattanFrame {
  /** All in working pixels. */
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  /** Row-major, world to camera. */
  readonly rotation: Float64Array;
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  /** Axis of each segment, -1 where none fits. */
  readonly axes: Int8Array;
  /** Share of the line length that fits an axis. */
  readonly inlierShare: number;
  readonly confidence: number;
}

interface Pose {
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  /** Focal length over the longer side. */
  readonly focal: number;
}

const degree = Math.PI / 180;
const focalGrid = [0.55, 0.7, 0.85, 1.05, 1.3];

/** Prior for the focal length over the longer side, and its weight. */
export interface LensPrior {
  readonly focal: number;
  readonly weight: number;
}

export const usualLens: LensPrior = { focal: 0.8, weight: 0.06 };
const mostSegments = 160;
const coarseSigma = 0.05;
const fineSigma = 0.035;
/** Upright lines are the surest sign, so that axis is allowed a little more. */
const uprightFactor = 0.8;

export function rotationOf({ pitch, roll, yaw }: Pose, out = new Float64Array(9)): Float64Array {
  const cp = Math.cos(pitch * degree);
  const sp = Math.sin(pitch * degree);
  const cr = Math.cos(roll * degree);
  const sr = Math.sin(roll * degree);
  const cy = Math.cos(yaw * degree);
  const sy = Math.sin(yaw * degree);
  // roll about the view axis, after pitch, after yaw about the upright axis
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

/** Unit normals of the planes through the eye and each segment, with the segment's weight. */
function segmentNormals(
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

/** Segments between two looks at whether a pose can still win. */
const stride = 16;

/**
 * How much line length a pose explains. It is given up (0) as soon as what it has and what all other
 * segments could add at most is no more than `atLeast`; long segments come first.
 */
function fit(
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

interface WeighedNormals {
  readonly normals: Float64Array;
  /** Weight of the segments from each look on. */
  readonly left: Float64Array;
}

function weighed(normals: Float64Array): WeighedNormals {
  const left = new Float64Array(Math.ceil(normals.length / (4 * stride)));
  let sum = 0;
  for (let part = left.length - 1; part >= 0; part--) {
    const end = Math.min(normals.length, (part + 1) * 4 * stride);
    for (let k = part * 4 * stride; k < end; k += 4) sum += normals[k + 3]!;
    left[part] = sum;
  }
  return { normals, left };
}

/** Ordinary cameras are level, upright and of ordinary focal length; only lines speak against it. */
function priorOf(pose: Pose, lens: LensPrior): number {
  return (
    1 -
    0.004 * Math.abs(pose.roll) -
    0.0015 * Math.abs(pose.pitch) -
    lens.weight * Math.abs(Math.log(pose.focal / lens.focal))
  );
}

export function findManhattanFrame(
  segments: readonly LineSegment[],
  width: number,
  height: number,
  lens: LensPrior = usualLens,
): ManhattanFrame {
  const longer = Math.max(width, height);
  const centreX = width / 2;
  const centreY = height / 2;
  const chosen = [...segments].sort((s, t) => t.length - s.length).slice(0, mostSegments);
  const pose = new PoseSearch(chosen, width, height, lens).find();
  const focal = pose.focal * longer;
  const rotation = rotationOf(pose);
  const axes = new Int8Array(segments.length).fill(-1);
  const normals = segmentNormals(segments, focal, centreX, centreY, longer * 0.3);
  const lengthOf = [0, 0, 0];
  let total = 0;
  segments.forEach((segment, index) => {
    total += segment.length;
    let best = fineSigma;
    for (let axis = 0; axis < 3; axis++) {
      const error = Math.abs(
        normals[4 * index]! * rotation[axis]! +
          normals[4 * index + 1]! * rotation[3 + axis]! +
          normals[4 * index + 2]! * rotation[6 + axis]!,
      );
      if (error < best) {
        best = error;
        axes[index] = axis;
      }
    }
    if (axes[index]! >= 0) lengthOf[axes[index]!]! += segment.length;
  });
  const inlierShare = total > 0 ? (lengthOf[0]! + lengthOf[1]! + lengthOf[2]!) / total : 0;
  const enough = Math.min(1, total / (longer * 6));
  const confidence = Math.max(0, Math.min(1, (inlierShare - 0.3) / 0.45)) * enough;
  const { pitch, roll, yaw } = pose;
  return { focal, centreX, centreY, rotation, pitch, roll, yaw, axes, inlierShare, confidence };
}

/** Scores poses by the chosen segments. */
class PoseSearch {
  private readonly segments: readonly LineSegment[];
  private readonly centreX: number;
  private readonly centreY: number;
  private readonly longer: number;
  private readonly lens: LensPrior;
  private readonly seenAt = new Map<number, WeighedNormals>();
  private readonly rotation = new Float64Array(9);

  constructor(segments: readonly LineSegment[], width: number, height: number, lens: LensPrior) {
    this.lens = lens;
    this.segments = segments;
    this.centreX = width / 2;
    this.centreY = height / 2;
    this.longer = Math.max(width, height);
  }

  find(): Pose {
    return this.refine(this.searchGrid());
  }

  private score(pose: Pose, sigma: number, atLeast: number): number {
    const prior = priorOf(pose, this.lens);
    return (
      prior * fit(this.seen(pose.focal), rotationOf(pose, this.rotation), sigma, atLeast / prior)
    );
  }

  private seen(focal: number): WeighedNormals {
    let seen = this.seenAt.get(focal);
    if (!seen) {
      const { segments, centreX, centreY, longer } = this;
      seen = weighed(segmentNormals(segments, focal * longer, centreX, centreY, longer * 0.3));
      this.seenAt.set(focal, seen);
    }
    return seen;
  }

  private searchGrid(): Pose {
    let best: Pose = { pitch: 0, roll: 0, yaw: 0, focal: this.lens.focal };
    let bestScore = 0;
    // A level camera sets the bar, just below what it reaches, so that less likely poses are given up early.
    for (const focal of focalGrid) {
      for (let yaw = -45; yaw < 45; yaw += 3) {
        const level = { pitch: 0, roll: 0, yaw, focal };
        bestScore = Math.max(bestScore, this.score(level, coarseSigma, bestScore) * (1 - 1e-9));
      }
    }
    for (const focal of focalGrid) {
      for (let pitch = -28; pitch <= 28; pitch += 4) {
        for (let roll = -4; roll <= 4; roll += 2) {
          const turned = this.bestYaw(pitch, roll, focal, bestScore);
          if (!turned) continue;
          best = turned.pose;
          bestScore = turned.score;
        }
      }
    }
    return best;
  }

  /** The best of the poses that differ in yaw alone; null if none is better than `bar`. */
  private bestYaw(pitch: number, roll: number, focal: number, bar: number) {
    let best: { pose: Pose; score: number } | null = null;
    for (let yaw = -45; yaw < 45; yaw += 3) {
      const pose = { pitch, roll, yaw, focal };
      const score = this.score(pose, coarseSigma, best?.score ?? bar);
      if (score > (best?.score ?? bar)) best = { pose, score };
    }
    return best;
  }

  private refine(start: Pose): Pose {
    if (this.segments.length === 0) return start;
    let best = start;
    let bestScore = this.score(best, fineSigma, 0);
    let step = 2;
    for (let round = 0; round < 6; round++) {
      for (let pass = 0; pass < 2; pass++) {
        for (const key of ['pitch', 'roll', 'yaw', 'focal'] as const) {
          for (const side of [-1, 1]) {
            const change = key === 'focal' ? side * step * 0.03 : side * step;
            const candidate = { ...best, [key]: best[key] + change };
            if (!plausible(candidate)) continue;
            const score = this.score(candidate, fineSigma, bestScore);
            if (score > bestScore) {
              bestScore = score;
              best = candidate;
            }
          }
        }
      }
      step *= 0.55;
    }
    return best;
  }
}

function plausible({ focal, pitch, roll }: Pose): boolean {
  return focal >= 0.45 && focal <= 1.7 && Math.abs(pitch) <= 32 && Math.abs(roll) <= 8;
}
