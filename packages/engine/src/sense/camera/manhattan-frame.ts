/**
 * The camera from line segments: focal length and rotation for which most line length runs along three
 * orthogonal axes (Coughlan and Yuille 1999; Denis et al. 2008). A segment along an axis has an
 * interpretation-plane normal orthogonal to that axis.
 */
import type { LineSegment } from './line-segments.ts';
import {
  fit,
  type LensPrior,
  type Pose,
  priorOf,
  rotationOf,
  segmentNormals,
  usualLens,
  type WeighedNormals,
  weighed,
} from './pose-fit.ts';

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
  /** Axis of each segment, -1 if none fits. */
  readonly axes: Int8Array;
  /** Share of the line length that fits an axis. */
  readonly inlierShare: number;
  readonly confidence: number;
}

const focalGrid = [0.55, 0.7, 0.85, 1.05, 1.3];
/** Shortest focal length, also for the widest lenses of phones, which are tried only where they are asked for. */
const shortest = { usual: 0.45, widest: 0.32, isWidestBelow: 0.45 } as const;

const mostSegments = 160;
const coarseSigma = 0.05;
const fineSigma = 0.035;

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
  const axes = axesOf(segments, rotation, { focal, centreX, centreY, longer });
  const lengthOf = [0, 0, 0];
  let total = 0;
  segments.forEach((segment, index) => {
    total += segment.length;
    if (axes[index]! >= 0) lengthOf[axes[index]!]! += segment.length;
  });
  const inlierShare = total > 0 ? (lengthOf[0]! + lengthOf[1]! + lengthOf[2]!) / total : 0;
  const enough = Math.min(1, total / (longer * 6));
  const confidence = Math.max(0, Math.min(1, (inlierShare - 0.3) / 0.45)) * enough;
  const { pitch, roll, yaw } = pose;
  return { focal, centreX, centreY, rotation, pitch, roll, yaw, axes, inlierShare, confidence };
}

interface Projection {
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  /** The picture's longer side. */
  readonly longer: number;
}

/** The axis along which each segment runs, -1 if none. */
export function axesOf(
  segments: readonly LineSegment[],
  rotation: Float64Array,
  { focal, centreX, centreY, longer }: Projection,
): Int8Array {
  const axes = new Int8Array(segments.length).fill(-1);
  const normals = segmentNormals(segments, focal, centreX, centreY, longer * 0.3);
  for (let index = 0; index < segments.length; index++) {
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
  }
  return axes;
}

/** Scores poses by the chosen segments. */
class PoseSearch {
  private readonly segments: readonly LineSegment[];
  private readonly centreX: number;
  private readonly centreY: number;
  private readonly longer: number;
  private readonly lens: LensPrior;
  private readonly focals: readonly number[];
  private readonly shortest: number;
  private readonly seenAt = new Map<number, WeighedNormals>();
  private readonly rotation = new Float64Array(9);

  constructor(segments: readonly LineSegment[], width: number, height: number, lens: LensPrior) {
    this.lens = lens;
    const isWidest = lens.focal < shortest.isWidestBelow;
    this.focals = isWidest ? [lens.focal, ...focalGrid] : focalGrid;
    this.shortest = isWidest ? shortest.widest : shortest.usual;
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
    // A level camera gives a lower bound, so that unlikely poses are rejected early.
    for (const focal of this.focals) {
      for (let yaw = -45; yaw < 45; yaw += 3) {
        const level = { pitch: 0, roll: 0, yaw, focal };
        bestScore = Math.max(bestScore, this.score(level, coarseSigma, bestScore) * (1 - 1e-9));
      }
    }
    for (const focal of this.focals) {
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

  /** Best of the poses that differ in yaw only; null if none exceeds `bar`. */
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
            if (!plausible(candidate, this.shortest)) continue;
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

function plausible({ focal, pitch, roll }: Pose, least: number): boolean {
  return focal >= least && focal <= 1.7 && Math.abs(pitch) <= 32 && Math.abs(roll) <= 8;
}
