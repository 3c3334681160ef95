/** Where the doors of a front are. */
import { type Bounds, boundsOfObjects } from '../bounds-of-objects.ts';
import type { Site } from '../site.ts';

/** The foremost first. */
export function frontDoors({ b: { triangles } }: Site): Bounds[] {
  const doors = boundsOfObjects(
    triangles,
    ({ label, subject, name }) => label === 'door' && Boolean(subject) && !name.includes('garage'),
  );
  // One that looks aside is thin across the front.
  return doors.filter(({ x0, x1 }) => x1 - x0 > 0.5).sort((a, c) => c.z - a.z);
}

export const doorBounds = (site: Site): Bounds | undefined => frontDoors(site)[0];

/** "A balcony above the door": the windows there come first. */
export function nearestToDoor(site: Site, windows: Pick<Bounds, 'x0' | 'x1'>[]): void {
  const door = site.design.brief.parts.balcony?.at?.of === 'door' ? doorBounds(site) : undefined;
  if (door === undefined) return;
  const away = ({ x0, x1 }: Pick<Bounds, 'x0' | 'x1'>) => Math.abs(x0 + x1 - door.x0 - door.x1);
  windows.sort((a, c) => away(a) - away(c));
}
