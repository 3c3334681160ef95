/** Lamps on walls in a pair, and lanterns that hang. */
import { pendant, sconce } from '../../furniture/lamps.ts';
import { finished } from '../finished.ts';
import { freeSpot } from '../free-spots.ts';
import { atWall, type Room } from '../room.ts';
import { lampsOf } from '../room-lamps.ts';
import { cordUp } from './ceiling-shapes.ts';
import { kindAsked, noteKind } from './kind-asked.ts';

/** Distances between two lamps, widest first. */
const pairMetres = [2, 1.6, 1.2, 0.9];
const [lowMetres, highMetres, middleMetres] = [1.5, 1.95, 1.68];

function onWall(room: Room, count: number): boolean {
  const widths = count === 1 ? [0.3] : pairMetres;
  const lamps = lampsOf(room, 'lanterns');
  let left = count;
  for (const width of widths)
    while (left > 0) {
      const extent = { width: width + 0.3, depth: 0.16, low: lowMetres, high: highMetres };
      const spot = freeSpot(room, extent);
      if (spot === undefined) break;
      const ends = left === 1 ? [0] : [-width / 2, width / 2];
      for (const end of ends)
        atWall(room, spot.side, spot.along + end, () =>
          room.b.place({ at: [0, middleMetres, 0] }, () => sconce(room.b, lamps)),
        );
      left -= ends.length;
    }
  return left < count;
}

function hung(room: Room, count: number): boolean {
  const { b, m, width, depth, height } = room;
  const lamps = { ...lampsOf(room, 'lanterns'), body: finished(room, 'lanterns', m.metal) };
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count - 0.5) * width * 0.7 + width * 0.06;
    b.place({ at: [x, height, -depth * 0.18] }, () => {
      pendant(b, 'lantern', Math.max(0.4, height - 2), lamps);
      cordUp(room, x, m.metal);
    });
  }
  return true;
}

/** "Sconces" are on walls; other lanterns of a room hang from its ceiling. */
export function wallLights(room: Room): boolean {
  const { b, design } = room;
  const asked = design.count('lanterns');
  if (kindAsked(room, 'lanterns') !== 'sconce') return hung(room, Math.min(5, asked ?? 1));
  const own = b.triangles.objectTable.filter(({ name }) => name === 'wall lamp').length;
  const missing = Math.min(6, (asked ?? Math.max(2, own)) - own);
  const isBuilt = missing <= 0 || onWall(room, missing) || own > 0;
  if (isBuilt) noteKind(room, 'lanterns', 'sconce');
  return isBuilt;
}
