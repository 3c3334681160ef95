/** How strongly the edges of a room's box are seen in the photo. What things hide tells neither for nor against it. */
import { type Analysis, type Camera, classesOf } from '../../../sense/analysis.ts';
import type { Box } from '../../../sense/box/box-geometry.ts';
import type { AxisEdges } from '../../../sense/camera/axis-edges.ts';

interface EdgeSight {
  /** Length in sight, relative to the photo's longer side. */
  readonly length: number;
  /** Mean strength along it, 0..1. */
  readonly strength: number;
}

export interface BoxSight {
  /** The edges of ceiling and floor. */
  readonly level: EdgeSight;
  readonly all: EdgeSight;
}

/** Edges towards the camera end this far before it. */
const nearestZ = -0.5;
const nearPlane = 0.05;
const object = classesOf.interior.indexOf('object');

type Point3 = readonly [x: number, y: number, z: number];

/** Share of each pixel of the edge map that no thing hides. */
export function inSight(
  { classOf, certainty, photo }: Pick<Analysis, 'classOf' | 'certainty' | 'photo'>,
  { width, height }: Pick<AxisEdges, 'width' | 'height'>,
): Float32Array {
  const { widthPx, heightPx } = photo;
  const sight = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(heightPx - 1, (((y + 0.5) * heightPx) / height) | 0) * widthPx;
    for (let x = 0; x < width; x++) {
      const at = row + Math.min(widthPx - 1, (((x + 0.5) * widthPx) / width) | 0);
      sight[y * width + x] = classOf[at] === object ? 1 - certainty.data[at]! : 1;
    }
  }
  return sight;
}

export class SeenEdges {
  private readonly edges: AxisEdges;
  private readonly sight: Float32Array;
  private readonly rotation: Float64Array;
  private readonly scale: readonly [x: number, y: number];
  private readonly camera: Pick<Camera, 'focalPx' | 'principal'>;
  private length = 0;
  private sum = 0;

  /** @param sight of the same size as the edges */
  constructor(camera: Camera, photo: Analysis['photo'], edges: AxisEdges, sight: Float32Array) {
    this.camera = camera;
    this.rotation = camera.rotation;
    this.edges = edges;
    this.sight = sight;
    this.scale = [edges.width / photo.widthPx, edges.height / photo.heightPx];
  }

  of({ left, right, depth, ceiling }: Box): BoxSight {
    this.length = 0;
    this.sum = 0;
    for (const y of [1, -ceiling]) {
      this.add([-left, y, depth], [right, y, depth], 0);
      for (const x of [-left, right]) this.add([x, y, depth], [x, y, nearestZ], 2);
    }
    const level = this.soFar();
    for (const x of [-left, right]) this.add([x, -ceiling, depth], [x, 1, depth], 1);
    return { level, all: this.soFar() };
  }

  private soFar(): EdgeSight {
    const { length, sum } = this;
    const longer = Math.max(this.edges.width, this.edges.height);
    return { length: length / longer, strength: length > 0 ? sum / length : 0 };
  }

  private depthOf([x, y, z]: Point3): number {
    const m = this.rotation;
    return m[6]! * x + m[7]! * y + m[8]! * z;
  }

  private project(point: Point3): readonly [number, number] {
    const [x, y, z] = point;
    const m = this.rotation;
    const { focalPx, principal } = this.camera;
    const slope = focalPx / this.depthOf(point);
    return [
      (principal.x + slope * (m[0]! * x + m[1]! * y + m[2]! * z)) * this.scale[0],
      (principal.y + slope * (m[3]! * x + m[4]! * y + m[5]! * z)) * this.scale[1],
    ];
  }

  private add(from: Point3, to: Point3, axis: 0 | 1 | 2): void {
    const [a, b] = [this.depthOf(from), this.depthOf(to)];
    if (a < nearPlane && b < nearPlane) return;
    const cut = (p: Point3, q: Point3, t: number): Point3 => [
      p[0] + (q[0] - p[0]) * t,
      p[1] + (q[1] - p[1]) * t,
      p[2] + (q[2] - p[2]) * t,
    ];
    const before = 2 * nearPlane;
    const start = a < nearPlane ? cut(from, to, (before - a) / (b - a)) : from;
    const end = b < nearPlane ? cut(to, from, (before - b) / (a - b)) : to;
    this.walk(this.project(start), this.project(end), axis);
  }

  private walk(
    [x0, y0]: readonly [number, number],
    [x1, y1]: readonly [number, number],
    axis: 0 | 1 | 2,
  ) {
    const { width, height, maps } = this.edges;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const [from, to] = within(x0, dx, 1, width - 2, within(y0, dy, 1, height - 2, [0, 1]));
    const seen = Math.hypot(dx, dy) * (to - from);
    if (!(seen > 0)) return;
    const steps = Math.max(4, Math.ceil(seen));
    const each = seen / steps;
    const map = maps[axis];
    // Upright edges are looked for beside, level ones above and below: lenses bend lines a little.
    const beside = axis === 1 ? 1 : width;
    for (let k = 0; k < steps; k++) {
      const t = from + ((to - from) * (k + 0.5)) / steps;
      const at = ((y0 + dy * t) | 0) * width + ((x0 + dx * t) | 0);
      const length = each * this.sight[at]!;
      this.length += length;
      this.sum += length * Math.max(map[at - beside]!, map[at]!, map[at + beside]!);
    }
  }
}

/** The part of a range in which `start + delta * t` lies between the bounds. */
function within(
  start: number,
  delta: number,
  least: number,
  most: number,
  [from, to]: readonly [number, number],
): readonly [number, number] {
  if (Math.abs(delta) < 1e-6) return start < least || start > most ? [0, 0] : [from, to];
  const t0 = (least - start) / delta;
  const t1 = (most - start) / delta;
  return [Math.max(from, Math.min(t0, t1)), Math.min(to, Math.max(t0, t1))];
}
