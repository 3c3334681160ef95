/** Support of a box's eight visible edges by edges in the photo. */
import type { AxisEdges } from '../camera/axis-edges.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';
import type { Box } from './box-geometry.ts';

/** Mean edge strength of an accidental line. */
const accidental = 0.3;
const nearPlane = 0.05;
/** Floor and ceiling edges start this far in front of the camera. */
const edgeStartZ = -0.5;

/** Sampling of an edge: distance in pixels of the edge map, and maximum count. */
export interface Looks {
  readonly spacingPx: number;
  readonly most: number;
}
/** Sufficient to select likely boxes from thousands. */
export const coarseLooks: Looks = { spacingPx: 4, most: 28 };
/** Dense, so that no box wins by sampling luck. */
export const closeLooks: Looks = { spacingPx: 1, most: 400 };

/** The edges of a box, by the lengths they depend on, so that a grid search can share them. */
export class EdgeTerms {
  private readonly edges: AxisEdges;
  private readonly looks: Looks;
  private readonly rotation: Float64Array;
  /** For the half-size edge map. */
  private readonly focal: number;
  private readonly centreX: number;
  private readonly centreY: number;

  constructor(edges: AxisEdges, frame: ManhattanFrame, looks: Looks) {
    this.edges = edges;
    this.looks = looks;
    this.rotation = frame.rotation;
    this.focal = frame.focal / 2;
    this.centreX = frame.centreX / 2;
    this.centreY = frame.centreY / 2;
  }

  floorLeft(l: number, z: number): number {
    return 2 * this.score(-l, 1, edgeStartZ, 2, z);
  }

  floorRight(r: number, z: number): number {
    return 2 * this.score(r, 1, edgeStartZ, 2, z);
  }

  floorBack(l: number, r: number, z: number): number {
    return 1.3 * this.score(-l, 1, z, 0, r);
  }

  leftSide(l: number, z: number, c: number): number {
    return 2 * this.score(-l, -c, edgeStartZ, 2, z) + this.score(-l, -c, z, 1, 1);
  }

  rightSide(r: number, z: number, c: number): number {
    return 2 * this.score(r, -c, edgeStartZ, 2, z) + this.score(r, -c, z, 1, 1);
  }

  ceilingBack(l: number, r: number, z: number, c: number): number {
    return this.score(-l, -c, z, 0, r);
  }

  /**
   * Scores a 3D segment along an axis: share of the picture's longer side times mean support.
   * @param end coordinate on the axis where the segment from (ax, ay, az) ends
   */
  private score(ax: number, ay: number, az: number, axis: 0 | 1 | 2, end: number): number {
    let bx = axis === 0 ? end : ax;
    let by = axis === 1 ? end : ay;
    let bz = axis === 2 ? end : az;
    const { rotation: m, focal, centreX, centreY } = this;
    const { width, height, maps } = this.edges;
    const { spacingPx, most } = this.looks;
    let da = m[6]! * ax + m[7]! * ay + m[8]! * az;
    let db = m[6]! * bx + m[7]! * by + m[8]! * bz;
    if (da < nearPlane && db < nearPlane) return 0;
    if (da < nearPlane || db < nearPlane) {
      const t = (nearPlane + 0.01 - da) / (db - da);
      const x = ax + (bx - ax) * t;
      const y = ay + (by - ay) * t;
      const z = az + (bz - az) * t;
      if (da < nearPlane) {
        ax = x;
        ay = y;
        az = z;
        da = nearPlane + 0.01;
      } else {
        bx = x;
        by = y;
        bz = z;
        db = nearPlane + 0.01;
      }
    }
    const px = centreX + (focal * (m[0]! * ax + m[1]! * ay + m[2]! * az)) / da;
    const py = centreY + (focal * (m[3]! * ax + m[4]! * ay + m[5]! * az)) / da;
    const dx = centreX + (focal * (m[0]! * bx + m[1]! * by + m[2]! * bz)) / db - px;
    const dy = centreY + (focal * (m[3]! * bx + m[4]! * by + m[5]! * bz)) / db - py;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length < 2) return 0;
    let from = 0;
    let to = 1;
    for (let side = 0; side < 2; side++) {
      const start = side === 0 ? px : py;
      const delta = side === 0 ? dx : dy;
      const limit = side === 0 ? width - 1 : height - 1;
      if (Math.abs(delta) < 1e-6) {
        if (start < 0 || start > limit) return 0;
        continue;
      }
      const t0 = -start / delta;
      const t1 = (limit - start) / delta;
      from = Math.max(from, Math.min(t0, t1));
      to = Math.min(to, Math.max(t0, t1));
    }
    if (to <= from) return 0;
    const seen = length * (to - from);
    const samples = Math.max(4, Math.min(most, (seen / spacingPx) | 0));
    const map = maps[axis];
    let sum = 0;
    for (let k = 0; k < samples; k++) {
      const t = from + ((to - from) * (k + 0.5)) / samples;
      sum += map[((py + dy * t) | 0) * width + ((px + dx * t) | 0)]! - accidental;
    }
    return ((sum / samples) * seen) / Math.max(width, height);
  }
}

/** Upper bound for one edge: corner to corner of the photo, at full strength. */
export function mostSupport({ width, height }: AxisEdges): number {
  return ((1 - accidental) * Math.sqrt(width * width + height * height)) / Math.max(width, height);
}

export interface BoxEdges extends Readonly<Record<keyof EdgeTerms, number>> {
  readonly box: Box;
}

/** Edges shared with `like`, a box with some of the same sides, are reused. */
export function edgesOf(terms: EdgeTerms, box: Box, like?: BoxEdges): BoxEdges {
  const { left, right, depth, ceiling } = box;
  const known = like?.box.depth === depth ? like : undefined;
  const byLeft = known?.box.left === left ? known : undefined;
  const byRight = known?.box.right === right ? known : undefined;
  const byBoth = byLeft && byRight;
  const isAsHigh = known?.box.ceiling === ceiling;
  return {
    box,
    floorLeft: byLeft?.floorLeft ?? terms.floorLeft(left, depth),
    floorRight: byRight?.floorRight ?? terms.floorRight(right, depth),
    floorBack: byBoth?.floorBack ?? terms.floorBack(left, right, depth),
    leftSide: (isAsHigh ? byLeft?.leftSide : undefined) ?? terms.leftSide(left, depth, ceiling),
    rightSide:
      (isAsHigh ? byRight?.rightSide : undefined) ?? terms.rightSide(right, depth, ceiling),
    ceilingBack: terms.ceilingBack(left, right, depth, ceiling),
  };
}

export function supportOf(edges: BoxEdges): number {
  return (
    edges.floorLeft +
    edges.floorRight +
    edges.floorBack +
    edges.leftSide +
    edges.rightSide +
    edges.ceilingBack
  );
}
