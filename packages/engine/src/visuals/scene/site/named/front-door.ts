/** Where the doors of a front are. */
import type { Bounds } from '../facade-things.ts';
import type { Site } from '../site.ts';

/** The foremost first. */
export function frontDoors({ b: { triangles } }: Site): Bounds[] {
  const found = new Map<number, Bounds>();
  const p = triangles.positions;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    const { label, subject, name } = triangles.objectTable[id]!;
    if (label !== 'door' || !subject || name.includes('garage')) continue;
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
  // One that looks aside is thin across the front.
  return [...found.values()].filter(({ x0, x1 }) => x1 - x0 > 0.5).sort((a, c) => c.z - a.z);
}

export const doorBounds = (site: Site): Bounds | undefined => frontDoors(site)[0];

/** "A balcony above the door": the windows there come first. */
export function nearestToDoor(site: Site, windows: Pick<Bounds, 'x0' | 'x1'>[]): void {
  const door = site.design.brief.parts.balcony?.at?.of === 'door' ? doorBounds(site) : undefined;
  if (door === undefined) return;
  const away = ({ x0, x1 }: Pick<Bounds, 'x0' | 'x1'>) => Math.abs(x0 + x1 - door.x0 - door.x1);
  windows.sort((a, c) => away(a) - away(c));
}
