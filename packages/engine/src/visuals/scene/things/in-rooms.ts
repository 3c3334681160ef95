/** Places small things in a room: where the words say, else on a table, else on visible free floor. */
import type { Relation } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { ThingKey } from '../../brief/vocabulary/things.ts';
import { catalogueRows } from '../../catalogue/catalogue.ts';
import type { Vector3 } from '../../scene-model.ts';
import { boundsOf, objectsOf } from '../placed/object-bounds.ts';
import { type Body, bodies } from '../rooms/free-spots.ts';
import type { Room } from '../rooms/room.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { askedThings, buildThing, thingsBuilt } from './small-things.ts';
import { hangFromCeiling, hangOnWall, standAtWall } from './stand-in-room.ts';
import type { SmallThing } from './thing.ts';

/** Heights of seats and beds, below their backs and ends. */
const seatMetres: Partial<Record<PartKey, number>> = {
  sofa: 0.47,
  armchair: 0.46,
  chairs: 0.47,
  bench: 0.47,
};
/** Default supports of small things. */
const tables: readonly PartKey[] = [
  ...(['island', 'table', 'coffee-table', 'desk', 'countertop', 'cabinets', 'nightstand'] as const),
];
/** "On the floor" is anywhere on it. */
const grounds: readonly PartKey[] = ['floor', 'lawn', 'garden', 'walls', 'ceiling', 'roof'];
/** Where a thing usually is, if the room has the other. */
const usualPlaces: Partial<Record<ThingKey, Relation>> = {
  ladder: { how: 'before', of: 'shelves' },
  firewood: { how: 'beside', of: 'fireplace' },
};
const stepMetres = 0.12;
const largeSquareMetres = 1;
const screenSquareMetres = 1.1;
const smallTableMetres = 0.6;
const headroomMetres = 0.08;
const leastScale = 0.6;
/** A cat curls up smaller than it is, where things lie about. */
const tight = 0.66;

const rectOf = (x: number, z: number, { width, depth }: SmallThing): Rect => ({
  x0: x - width / 2,
  x1: x + width / 2,
  z0: z - depth / 2,
  z1: z + depth / 2,
});

const meets = (a: Rect, b: Rect, gap = 0.02) =>
  a.x0 < b.x1 + gap && b.x0 < a.x1 + gap && a.z0 < b.z1 + gap && b.z0 < a.z1 + gap;

const within = (inner: Rect, outer: Rect) =>
  inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.z0 >= outer.z0 && inner.z1 <= outer.z1;

interface Spot {
  readonly x: number;
  readonly z: number;
}

function spotsIn({ x0, x1, z0, z1 }: Rect): Spot[] {
  const spots: Spot[] = [];
  for (let x = x0; x <= x1; x += stepMetres)
    for (let z = z0; z <= z1; z += stepMetres) spots.push({ x, z });
  return spots;
}

const best = (spots: readonly Spot[], cost: (spot: Spot) => number): Spot | undefined =>
  [...spots].sort((a, b) => cost(a) - cost(b))[0];

/** On top of a piece of furniture, at the edge facing the camera. */
function onTop(room: Room, of: PartKey, thing: SmallThing, side: 'left' | 'right' | undefined) {
  const { triangles } = room.b;
  const scene = { objects: triangles.objectTable, triangles };
  const all = bodies(room);
  for (const { low, high } of boundsOf(objectsOf(of, scene.objects), scene).values()) {
    const top = seatMetres[of] ?? high[1];
    const rect: Rect = { x0: low[0], x1: high[0], z0: low[2], z1: high[2] };
    const taken = all.filter((one) => one.high > top + 0.03 && one.low > top - 0.1);
    const free = spotsIn(rect).filter(({ x, z }) => {
      const own = rectOf(x, z, thing);
      return within(own, rect) && !taken.some((one) => meets(own, one.rect));
    });
    const middle = (rect.x0 + rect.x1) / 2;
    const wish = side === undefined ? middle : side === 'left' ? rect.x0 : rect.x1;
    const spot = best(free, ({ x, z }) => Math.abs(x - wish) + (rect.z1 - z) * 0.5);
    if (spot !== undefined) return [spot.x, top, spot.z] as const;
  }
  return undefined;
}

/** Possible camera positions, as shares of the width. */
const stands = [-0.3, 0, 0.3];

/** Number of camera positions from which a tall thing hides the spot. */
const hiddenFrom = (room: Room, spot: Spot, tall: readonly Body[]) =>
  stands.filter((share) => isHidden(room, spot, share * room.width, tall)).length;

function isHidden(room: Room, { x, z }: Spot, standX: number, tall: readonly Body[]): boolean {
  const eye = { x: standX, z: room.depth / 2 + 0.8 };
  const steps = 12;
  return Array.from({ length: steps - 2 }, (_, step) => (step + 1) / steps).some((share) => {
    const at = { x: x + (eye.x - x) * share, z: z + (eye.z - z) * share };
    return tall.some(
      ({ rect }) => at.x > rect.x0 && at.x < rect.x1 && at.z > rect.z0 && at.z < rect.z1,
    );
  });
}

/** Free floor, near the thing that the words name or in the middle of what we see. */
function onFloor(room: Room, thing: SmallThing, beside: readonly Rect[]): Vector3 | undefined {
  const { width, depth } = room;
  const all = bodies(room).filter(({ low }) => low < thing.high);
  const tall = all.filter(({ high }) => high > 0.6);
  const floor: Rect = { x0: -width / 2, x1: width / 2, z0: -depth / 2, z1: depth / 2 - 0.9 };
  const free = spotsIn(floor).filter((spot) => {
    const own = rectOf(spot.x, spot.z, thing);
    return within(own, floor) && !all.some((one) => meets(own, one.rect, 0.04));
  });
  const away = (spot: Spot, { x0, x1, z0, z1 }: Rect) =>
    Math.hypot(Math.max(0, x0 - spot.x, spot.x - x1), Math.max(0, z0 - spot.z, spot.z - z1));
  const spot = best(free, (one) => {
    const inMiddle = Math.abs(one.x) * 0.6 + Math.abs(one.z) * 0.5;
    const apart = beside.length > 0 ? Math.min(...beside.map((rect) => away(one, rect))) * 4 : 0;
    // Tall, broad things near the camera would hide the room.
    const near = thing.width * thing.high > screenSquareMetres ? one.z * 0.8 : 0;
    return hiddenFrom(room, one, tall) * 1.5 + apart + inMiddle + near;
  });
  return spot === undefined ? undefined : [spot.x, 0, spot.z];
}

function placeOf(room: Room, key: ThingKey, thing: SmallThing): Vector3 | undefined {
  const { at: given, side } = room.design.brief.parts[key] ?? {};
  const said = given ?? usualPlaces[key];
  const at = said !== undefined && grounds.includes(said.of) ? undefined : said;
  if (at?.how === 'on') {
    const spot =
      onTop(room, at.of, thing, side) ??
      onTop(
        room,
        at.of,
        { ...thing, width: thing.width * tight, depth: thing.depth * tight },
        side,
      );
    if (spot !== undefined) return spot;
  }
  if (said === undefined && thing.isOnTables)
    for (const table of tables) {
      const spot = onTop(room, table, thing, side);
      if (spot !== undefined) return spot;
    }
  const { triangles } = room.b;
  const scene = { objects: triangles.objectTable, triangles };
  const others =
    at === undefined ? [] : [...boundsOf(objectsOf(at.of, scene.objects), scene).values()];
  const near = others.map(({ low, high }) => ({
    x0: low[0],
    x1: high[0],
    z0: low[2],
    z1: high[2],
  }));
  return onFloor(room, thing, near);
}

/** Cups and clocks do not stand on floors. */
function smallTable({ b, m }: Room, { width, depth }: SmallThing): void {
  const [x, z] = [width / 2 + 0.05, depth / 2 + 0.05];
  b.begin('furniture', 'small table');
  box(b, [-x, smallTableMetres - 0.03, -z], [x, smallTableMetres, z], m.wood);
  for (const side of [-1, 1])
    for (const end of [-1, 1]) {
      const [legX, legZ] = [side * (x - 0.03), end * (z - 0.03)];
      tube(b, [legX, 0, legZ], [legX, smallTableMetres - 0.03, legZ], 0.015, m.wood, 8);
    }
}

function setFreely(room: Room, key: ThingKey, thing: SmallThing, index: number): boolean {
  const { b, design } = room;
  // A fir tree under a low ceiling is a smaller one.
  const scale = Math.min(1, (room.height - headroomMetres) / thing.high);
  if (scale < leastScale) return false;
  const size = { width: thing.width * scale, depth: thing.depth * scale, high: thing.high * scale };
  const at = placeOf(room, key, { ...thing, ...size });
  if (at === undefined) return false;
  // A slight turn: small things are seldom placed exactly straight.
  const most = thing.width * thing.depth > largeSquareMetres ? 0.06 : 0.35;
  const isLow = at[1] === 0 && thing.isOnTables === true && key in catalogueRows;
  b.place({ at, turnRad: design.random(`${key} ${index}`).between(-most, most), scale }, () => {
    if (isLow) smallTable(room, thing);
    b.place({ at: [0, isLow ? smallTableMetres : 0, 0] }, () =>
      buildThing(b, design.brief, key, index),
    );
  });
  return true;
}

function setDown(room: Room, key: ThingKey, thing: SmallThing, index: number): boolean {
  const on = thing.stand?.on;
  if (on === 'wall') return hangOnWall(room, key, thing, index);
  if (on === 'ceiling') return hangFromCeiling(room, key, thing, index);
  const { at } = room.design.brief.parts[key] ?? {};
  if (on === 'wall-foot' || (at?.how === 'beside' && at.of === 'walls'))
    return standAtWall(room, key, thing, index) || setFreely(room, key, thing, index);
  return setFreely(room, key, thing, index) || standAtWall(room, key, thing, index);
}

export function addSmallThings(room: Room): void {
  const { b, design } = room;
  for (const [key, thing] of Object.entries(thingsBuilt) as [ThingKey, SmallThing][]) {
    const asked = askedThings(design.brief, key);
    if (asked === 0 || (b.facts[key] !== undefined && b.facts[key] !== false)) continue;
    let built = objectsOf(key, b.triangles.objectTable).length;
    for (; built < asked; built++) if (!setDown(room, key, thing, built)) break;
    // A row of three stockings is three of them.
    const isAll = built === asked && built > 0;
    const { count = built } = design.brief.parts[key] ?? {};
    b.facts[key] = built === 0 ? false : isAll && count > built ? count : built;
  }
}
