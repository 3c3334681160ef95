/** A balcony beyond the glass doors of a room: a slab and its railing. */
import { glassRailing, railing } from '../../railings.ts';
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { isGlazed } from '../named/passage.ts';
import { atWall, type Room, sideLength } from '../room.ts';

const balconyMetres = { wall: 0.3, deep: 1.35, aside: 0.5, high: 1 } as const;
/** A higher sill is no door. */
const doorSillMetres = 0.12;

export function addOuterBalcony(room: Room): void {
  const { b, m, design } = room;
  const { wall, deep, aside, high } = balconyMetres;
  const { kind } = design.brief.parts.balustrade ?? {};
  const metal = finished(room, 'balcony', m.black);
  for (const { side, openings } of room.windows) {
    const doors = openings.filter((one) => isGlazed(one) && one.v0 < doorSillMetres);
    if (doors.length === 0) continue;
    const half = sideLength(room, side) / 2;
    const from = Math.min(...doors.map(({ u0 }) => u0)) - half - aside;
    const to = Math.max(...doors.map(({ u1 }) => u1)) - half + aside;
    const far = -wall - deep;
    atWall(room, side, 0, () => {
      b.begin('terrace', 'balcony');
      box(b, [from, -0.22, far], [to, -0.03, -wall], m.porcelain);
      b.begin('fence', 'balcony railing');
      for (const [a, c] of [
        [
          [from, 0, far],
          [to, 0, far],
        ],
        [
          [from, 0, -wall],
          [from, 0, far],
        ],
        [
          [to, 0, far],
          [to, 0, -wall],
        ],
      ] as const)
        if (kind === 'glass') glassRailing(b, a, c, high, m.glass, metal);
        else railing(b, a, c, high, metal, 0.11);
    });
    Object.assign(b.facts, { balcony: true, balustrade: true });
    return;
  }
}
