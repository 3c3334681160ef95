/** Turns a seat to what it faces: its back is where it is highest. */
import type { Vector3 } from '../../../scene-model.ts';
import type { TriangleList } from '../../../triangle-list.ts';
import { type Bounds, middleOf } from '../../placed/object-bounds.ts';

const backShare = 0.75;
/** A stool has no back. */
const leastBackMetres = 0.06;
const quarters = [0, 1, 2, 3] as const;

const turned = ([x, z]: readonly [number, number], quarter: number): [number, number] => {
  const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
  return [x * cos + z * sin, z * cos - x * sin];
};

function backOf(list: TriangleList, own: readonly number[], { low, high }: Bounds) {
  const from = low[1] + (high[1] - low[1]) * backShare;
  let [x, z, count] = [0, 0, 0];
  for (const triangle of own)
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
      if (list.positions[at + 1]! < from) continue;
      x += list.positions[at]!;
      z += list.positions[at + 2]!;
      count += 1;
    }
  const [mx, , mz] = middleOf({ low, high });
  return [x / Math.max(1, count) - mx, z / Math.max(1, count) - mz] as const;
}

/** By quarter turns, so that it stays parallel to the walls. */
export function turnTo(
  list: TriangleList,
  { ids, body }: { readonly ids: ReadonlySet<number>; readonly body: number },
  bounds: Bounds,
  to: Vector3,
): void {
  const own: number[] = [];
  const all: number[] = [];
  for (let triangle = 0; triangle < list.count; triangle++) {
    const id = list.objects[triangle]!;
    if (id === body) own.push(triangle);
    if (ids.has(id)) all.push(triangle);
  }
  const back = backOf(list, own, bounds);
  if (Math.hypot(...back) < leastBackMetres) return;
  const [mx, , mz] = middleOf(bounds);
  const way = [to[0] - mx, to[2] - mz] as const;
  const towards = (quarter: number) => {
    const [x, z] = turned(back, quarter);
    return -(x * way[0] + z * way[1]);
  };
  const quarter = quarters.toSorted((a, c) => towards(c) - towards(a))[0]!;
  if (quarter === 0) return;
  for (const triangle of all)
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
      const [x, z] = turned([list.positions[at]! - mx, list.positions[at + 2]! - mz], quarter);
      list.positions[at] = mx + x;
      list.positions[at + 2] = mz + z;
      const [nx, nz] = turned([list.normals[at]!, list.normals[at + 2]!], quarter);
      list.normals[at] = nx;
      list.normals[at + 2] = nz;
    }
}
