/** Sets a thing where it belongs: with its back to a wall, on a wall, or hanging from the ceiling. */
import type { ThingKey } from '../../brief/vocabulary/things.ts';
import { bodies, freeSpot } from '../rooms/free-spots.ts';
import { cordUp } from '../rooms/named/ceiling-shapes.ts';
import { atWall, type Room } from '../rooms/room.ts';
import { buildThing } from './small-things.ts';
import type { SmallThing } from './thing.ts';

/** Largest depth of a thing on a wall. */
const wallDepthMetres = 0.15;
const fromWallMetres = 0.02;
const stepMetres = 0.2;

/** Its back to the farthest free stretch of a wall. */
export function standAtWall(room: Room, key: ThingKey, thing: SmallThing, index: number) {
  const { width, depth, high } = thing;
  const extent = { width: width + 0.06, depth: depth + 0.04, low: 0, high };
  const spot = freeSpot(room, extent) ?? freeSpot(room, { ...extent, mayHideWindows: true });
  if (spot === undefined) return false;
  const { b, design } = room;
  atWall(room, spot.side, spot.along, () =>
    b.place({ at: [0, 0, depth / 2 + fromWallMetres] }, () =>
      buildThing(b, design.brief, key, index),
    ),
  );
  return true;
}

export function hangOnWall(room: Room, key: ThingKey, thing: SmallThing, index: number) {
  const low = thing.stand?.on === 'wall' ? thing.stand.lowMetres : 1.4;
  const { b, design, height } = room;
  for (const shift of [0, 0.25, -0.25, 0.5]) {
    const high = low + shift + thing.high;
    if (high > height - 0.05) continue;
    const extent = { width: thing.width + 0.08, depth: wallDepthMetres, low: low + shift, high };
    const spot = freeSpot(room, extent);
    if (spot === undefined) continue;
    atWall(room, spot.side, spot.along, () =>
      b.place({ at: [0, low + shift, fromWallMetres] }, () =>
        buildThing(b, design.brief, key, index),
      ),
    );
    return true;
  }
  return false;
}

export function hangFromCeiling(room: Room, key: ThingKey, thing: SmallThing, index: number) {
  const { b, design, width, depth, height } = room;
  if (thing.high > height) return false;
  const low = height - thing.high;
  const taken = bodies(room).filter((one) => one.high > low - 0.1);
  const spots: (readonly [number, number])[] = [];
  for (let x = thing.width / 2 - width / 2; x <= width / 2 - thing.width / 2; x += stepMetres)
    for (let z = thing.depth / 2 - depth / 2; z <= depth / 2 - 1.6; z += stepMetres)
      spots.push([x, z]);
  const isFree = ([x, z]: readonly [number, number]) =>
    taken.every(
      ({ rect }) =>
        rect.x0 > x + thing.width / 2 ||
        rect.x1 < x - thing.width / 2 ||
        rect.z0 > z + thing.depth / 2 ||
        rect.z1 < z - thing.depth / 2,
    );
  const cost = ([x, z]: readonly [number, number]) => Math.abs(x) + Math.abs(z + depth * 0.15);
  const at = spots.filter(isFree).sort((a, c) => cost(a) - cost(c))[0];
  if (at === undefined) return false;
  b.place({ at: [at[0], height, at[1]] }, () => {
    buildThing(b, design.brief, key, index);
    cordUp(room, at[0], room.m.metal);
  });
  return true;
}
