/** Where objects of a building are that has been built, as seen from the street. */
import type { Site } from './site.ts';

export interface Bounds {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** The foremost. */
  z: number;
}

type Triangles = Site['b']['triangles'];

/** Of each object, by its wanted triangles. */
export function boundsOfObjects(
  triangles: Triangles,
  isWanted: (object: Triangles['objectTable'][number], triangle: number) => boolean,
): Bounds[] {
  const found = new Map<number, Bounds>();
  const p = triangles.positions;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    if (!isWanted(triangles.objectTable[id]!, triangle)) continue;
    const known = found.get(id) ?? { x0: 1e9, x1: -1e9, y0: 1e9, y1: -1e9, z: -1e9 };
    for (const corner of [0, 3, 6]) {
      const at = triangle * 9 + corner;
      known.x0 = Math.min(known.x0, p[at]!);
      known.x1 = Math.max(known.x1, p[at]!);
      known.y0 = Math.min(known.y0, p[at + 1]!);
      known.y1 = Math.max(known.y1, p[at + 1]!);
      known.z = Math.max(known.z, p[at + 2]!);
    }
    found.set(id, known);
  }
  return [...found.values()];
}
