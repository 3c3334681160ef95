/** Places small things outdoors: beside the named thing, else on the ground between house and camera. */
import type { Relation } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { ThingKey } from '../../brief/vocabulary/things.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import { frontAt } from '../site/facade-wishes.ts';
import { free, type Site } from '../site/site.ts';
import { askedThings, buildThing, thingsBuilt } from './small-things.ts';
import { footings } from './surface-under.ts';
import type { SmallThing } from './thing.ts';

interface Spot {
  readonly x: number;
  /** Of steps or a bench that it lies on. */
  readonly y?: number;
  readonly z: number;
}

const asideMetres = 1;
/** One stands on these anyway. */
const grounds: readonly PartKey[] = ['walls', 'windows', 'lawn', 'garden', 'roof', 'path', 'door'];

/** Where the words put it, else in front of the named thing, on the camera's side. */
function beside(site: Site, { how, of }: Relation): Spot[] {
  const { triangles } = site.b;
  // "Firewood by the wall": at the end of the front that the picture shows.
  if (of === 'walls' || of === 'windows') {
    const front = frontAt(site, 1);
    const side = site.cameraAzimuthRad > 0 ? 0.8 : 0.2;
    return front === undefined
      ? []
      : [{ x: front.x0 + (front.x1 - front.x0) * side, z: front.z + 0.2 }];
  }
  const scene = { objects: triangles.objectTable, triangles };
  // Where a path begins one sees what is by it.
  if (of === 'path') {
    const { footprint } = site;
    return [{ x: (footprint.x0 + footprint.x1) / 2 + 1.6, z: footprint.z1 + 2.6 }];
  }
  return [...boundsOf(objectsOf(of, scene.objects), scene).values()].map(({ low, high }) => {
    const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
    if (how === 'left-of') return { x: low[0] - asideMetres, z };
    if (how === 'right-of') return { x: high[0] + asideMetres, z };
    if (how === 'behind') return { x, z: low[2] - asideMetres };
    return { x, z: high[2] + 0.6 };
  });
}

/** Visible ground: in front of the house, a third of the way to the camera. */
function groundBefore({ footprint, cameraAzimuthRad, cameraDistanceMetres }: Site): Spot {
  // Before a small building one stands near.
  const away = Math.min(6, cameraDistanceMetres * 0.34, (footprint.x1 - footprint.x0) * 0.35);
  return {
    x: (footprint.x0 + footprint.x1) / 2 + Math.sin(cameraAzimuthRad) * away,
    z: footprint.z1 + 0.8 + Math.max(0, Math.cos(cameraAzimuthRad)) * away,
  };
}

const largeMetres = 1.2;

function spotFor(site: Site, key: ThingKey, thing: SmallThing, taken: readonly Spot[]) {
  const { at } = site.design.brief.parts[key] ?? {};
  const on =
    at?.how === 'on' && !grounds.includes(at.of)
      ? footings(site, at.of, 1, { share: 0.25 })[0]
      : undefined;
  if (on !== undefined) return on;
  const named = at === undefined ? [] : beside(site, at);
  const wish = named[0] ?? groundBefore(site);
  const margin = Math.max(thing.width, thing.depth) / 2;
  const spots: Spot[] = [];
  // A bus needs more room than a cat.
  const [aside, ahead] = margin > largeMetres ? [18, 14] : [7, 6];
  for (let x = -aside; x <= aside; x += 0.5)
    for (let z = -1; z <= ahead; z += 0.5) spots.push({ x: wish.x + x, z: wish.z + z });
  return spots
    .filter(
      (one) =>
        free(site, one.x, one.z, margin) &&
        taken.every((other) => Math.hypot(other.x - one.x, other.z - one.z) > margin * 2 + 0.9),
    )
    .sort(
      (a, b) => Math.hypot(a.x - wish.x, a.z - wish.z) - Math.hypot(b.x - wish.x, b.z - wish.z),
    )[0];
}

export function thingsOutdoors(site: Site): void {
  const { b, design } = site;
  const taken: Spot[] = [];
  for (const [key, thing] of Object.entries(thingsBuilt) as [ThingKey, SmallThing][]) {
    const asked = askedThings(design.brief, key);
    if (asked === 0 || (b.facts[key] !== undefined && b.facts[key] !== false)) continue;
    let built = objectsOf(key, b.triangles.objectTable).length;
    const needsRoom = thing.stand?.on === 'wall' || thing.stand?.on === 'ceiling';
    for (; built < asked && !needsRoom; built++) {
      const spot = spotFor(site, key, thing, taken);
      if (spot === undefined) break;
      taken.push(spot);
      const turn =
        site.cameraAzimuthRad * 0.7 + design.random(`${key} ${built}`).between(-0.3, 0.3);
      b.place({ at: [spot.x, spot.y ?? 0.01, spot.z], turnRad: turn }, () =>
        buildThing(b, design.brief, key, built),
      );
      site.kept.push({
        x0: spot.x - thing.width / 2,
        x1: spot.x + thing.width / 2,
        z0: spot.z - thing.depth / 2,
        z1: spot.z + thing.depth / 2 + 1,
      });
    }
    b.facts[key] = built === 0 ? false : built;
  }
}
