/** A half round window over the front door, with bars like the ribs of a fan. */
import type { Vector3 } from '../../../scene-model.ts';
import { tube } from '../../solids.ts';
import type { Bounds } from '../bounds-of-objects.ts';
import { frontWindows } from '../facade-things.ts';
import type { Site } from '../site.ts';
import { frontDoors } from './front-door.ts';

const fan = { aside: 0.06, least: 0.22, ribs: 5, steps: 20, clear: 0.16 } as const;
/** A door's leaf lies this far behind its wall. */
const recessMetres = 0.13;

const mostDoors = 12;

/** Over every door of the front that has room for it. */
export const fanlights = (site: Site): boolean =>
  frontDoors(site)
    .slice(0, mostDoors)
    .map((door) => fanlight(site, door))
    .includes(true);

function fanlight(site: Site, door: Bounds): boolean {
  const { b, palette } = site;
  const x = (door.x0 + door.x1) / 2;
  const half = (door.x1 - door.x0) / 2 + fan.aside;
  const y = door.y1 + 0.12;
  const above = frontWindows(site, 40)
    .filter((one) => one.x0 < x + half && one.x1 > x - half && one.y0 > door.y1)
    .map(({ y0 }) => y0 - y - fan.clear);
  const rise = Math.min(half, ...above);
  if (rise < fan.least) return false;
  const z = door.z + recessMetres + 0.02;
  const on = (share: number, scale = 1): Vector3 => {
    const angle = share * Math.PI;
    return [x + Math.cos(angle) * half * scale, y + Math.sin(angle) * rise * scale, z];
  };
  b.begin('window', 'fanlight', { subject: true, storey: 0 });
  for (let step = 0; step < fan.steps; step++) {
    const [a, c] = [on(step / fan.steps), on((step + 1) / fan.steps)];
    b.tri([x, y, z], a, c, palette.glass, [x, y, a[0], a[1], c[0], c[1]]);
  }
  b.begin('trim', 'fanlight frame', { subject: true });
  for (let step = 0; step < fan.steps; step++)
    tube(b, on(step / fan.steps), on((step + 1) / fan.steps), 0.055, palette.trim, 6);
  tube(b, on(0), on(1), 0.05, palette.trim, 6);
  for (let rib = 1; rib < fan.ribs; rib++)
    tube(b, [x, y, z], on(rib / fan.ribs), 0.018, palette.frame, 5);
  for (let step = 0; step < fan.steps; step++)
    tube(b, on(step / fan.steps, 0.36), on((step + 1) / fan.steps, 0.36), 0.018, palette.frame, 5);
  return true;
}
