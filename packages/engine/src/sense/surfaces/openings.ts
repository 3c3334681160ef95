/** Windows and doors as quads in their wall's plane. */
import { connectedComponents } from '../../ops/components.ts';
import { clearedScratch } from '../../ops/scratch-arrays.ts';
import {
  type Camera,
  classesOf,
  noPlane,
  type Opening,
  type Point,
  type Quad,
  type SceneKind,
  type ScenePlane,
} from '../analysis.ts';
import { createPlanePoint, planeSampler, projectPoint } from './plane-point.ts';

const smallestShare = 0.0015;
/** Parts of a blob beyond these quantiles are frayed edges. */
const lowQuantile = 0.03;
/** A blob that fills less of its quad isn't an opening. */
const smallestFill = 0.45;
const step = 3;

interface OpeningEvidence {
  readonly kind: SceneKind;
  readonly camera: Camera;
  readonly planes: readonly ScenePlane[];
  readonly planeOf: Uint8Array;
  readonly classOf: Uint8Array;
  readonly certainty: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export function findOpenings({
  kind,
  camera,
  planes,
  planeOf,
  classOf,
  certainty,
  widthPx,
  heightPx,
}: OpeningEvidence): Opening[] {
  const names = classesOf[kind] as readonly string[];
  const width = Math.ceil(widthPx / step);
  const height = Math.ceil(heightPx / step);
  const labels = clearedScratch(Uint8Array, width * height);
  const at = (k: number) =>
    Math.min(heightPx - 1, Math.floor(k / width) * step) * widthPx +
    Math.min(widthPx - 1, (k % width) * step);
  const [window, door] = [names.indexOf('window'), names.indexOf('door')];
  for (let row = 0, k = 0; row < height; row++) {
    for (let column = 0; column < width; column++, k++) {
      const pixel = row * step * widthPx + column * step;
      const kind = classOf[pixel]!;
      if (kind !== window && kind !== door) continue;
      const plane = planeOf[pixel]!;
      labels[k] = 1 + (kind === door ? 8 : 0) + (plane === noPlane ? 7 : plane);
    }
  }
  const components = connectedComponents(labels, width, height);
  const members: number[][] = components.size.map(() => []);
  for (let k = 0; k < labels.length; k++) if (labels[k]) members[components.of[k]!]!.push(k);
  const openings: Opening[] = [];
  members.forEach((cells) => {
    if (cells.length < smallestShare * labels.length) return;
    const plane = planeOf[at(cells[0]!)]!;
    if (plane === noPlane) return;
    const points = cells.map((k) => ({
      x: (k % width) * step + step / 2,
      y: Math.floor(k / width) * step + step / 2,
    }));
    const quad = quadInPlane(camera, planes[plane]!, points);
    if (!quad) return;
    const fill = (cells.length * step * step) / Math.max(1, quadArea(quad));
    if (fill < smallestFill) return;
    const sure = cells.reduce((sum, k) => sum + certainty[at(k)]!, 0) / cells.length;
    const name = names[classOf[at(cells[0]!)]!];
    openings.push({
      kind: name === 'door' ? 'door' : 'window',
      corners: quad,
      plane,
      confidence: Math.min(1, fill) * sure,
    });
  });
  return openings;
}

function quadInPlane(camera: Camera, plane: ScenePlane, points: readonly Point[]): Quad | null {
  const sample = planeSampler(camera, plane);
  const out = createPlanePoint();
  const along = { u: new Float64Array(points.length), v: new Float64Array(points.length) };
  let seenCount = 0;
  for (const { x, y } of points) {
    if (!sample(x, y, out)) continue;
    along.u[seenCount] = out.u;
    along.v[seenCount++] = out.v;
  }
  if (seenCount < 4) return null;
  const us = along.u.subarray(0, seenCount).sort();
  const vs = along.v.subarray(0, seenCount).sort();
  const quantile = (list: Float64Array, share: number) =>
    list[Math.floor(share * (list.length - 1))]!;
  const u0 = quantile(us, lowQuantile);
  const u1 = quantile(us, 1 - lowQuantile);
  const v0 = quantile(vs, lowQuantile);
  const v1 = quantile(vs, 1 - lowQuantile);
  const corners = [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ].map(([u, v]) => {
    const place = (k: 0 | 1 | 2) =>
      plane.normal[k] * plane.distance + plane.uAxis[k] * u! + plane.vAxis[k] * v!;
    return projectPoint(camera, place(0), place(1), place(2));
  });
  if (corners.some((corner) => corner === null)) return null;
  const seen = corners as Point[];
  // on some walls u runs against x: bring the corners into screen order
  const ordered = seen[0]!.x <= seen[1]!.x ? seen : [seen[1]!, seen[0]!, seen[3]!, seen[2]!];
  return ordered as unknown as Quad;
}

function quadArea(quad: Quad): number {
  let sum = 0;
  quad.forEach((p, k) => {
    const q = quad[(k + 1) % 4]!;
    sum += p.x * q.y - q.x * p.y;
  });
  return Math.abs(sum) / 2;
}
