/** Bounding boxes of a scene's objects. */
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Scene, TriangleSoup, Vector3 } from '../../scene-model.ts';
import { partObjects } from './part-objects.ts';

export interface Bounds {
  readonly low: Vector3;
  readonly high: Vector3;
}

type Things = { readonly objects: Scene['objects']; readonly triangles: TriangleSoup };

/** Indices of objects that represent this part. */
export function objectsOf(part: PartKey, objects: Scene['objects']): number[] {
  const names = partObjects[part] ?? [part.replaceAll('-', ' ')];
  return objects.flatMap(({ name }, id) => (names.includes(name) ? [id] : []));
}

export function boundsOf(ids: readonly number[], { triangles }: Things): Map<number, Bounds> {
  const found = new Map<number, { low: number[]; high: number[] }>();
  const wanted = new Set(ids);
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    if (!wanted.has(id)) continue;
    let box = found.get(id);
    if (box === undefined) {
      box = { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
      found.set(id, box);
    }
    for (let at = triangle * 9; at < triangle * 9 + 9; at++) {
      const axis = at % 3;
      const value = triangles.positions[at]!;
      if (value < box.low[axis]!) box.low[axis] = value;
      if (value > box.high[axis]!) box.high[axis] = value;
    }
  }
  return found as unknown as Map<number, Bounds>;
}

export const middleOf = ({ low, high }: Bounds): Vector3 => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
];
