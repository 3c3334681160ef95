/** A desk with its contents, and a chair. */
import { desk } from '../../furniture/tables.ts';
import { computer, officeChair } from '../../furniture/trade.ts';
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { turnTo } from '../furnishing.ts';
import type { Room } from '../room.ts';
import { addTableLamp } from '../room-lamps.ts';

export const deskMetres = 0.72;
/** Depth of desk and pushed-in chair. */
export const workplaceMetres = 1.45;

/** The sitter faces the back. */
export function workplace(room: Room, wide: number): void {
  const { b, random, m, design } = room;
  const { parts } = design.brief;
  b.place({ at: [0, 0, -workplaceMetres / 2 + deskMetres / 2] }, () => {
    desk(b, wide, deskMetres, finished(room, 'desk', m.wood), m.metal, random.chance(0.4));
    const wantsScreens = parts.computer?.wanted ?? design.brief.room === 'office';
    if (wantsScreens) computer(b, 0.757, Math.min(3, parts.computer?.count ?? 1), m.black, m.steel);
    addTableLamp(room, -wide / 2 + 0.2, 0.757, -0.12);
    b.begin('art', 'papers');
    for (let sheet = 0; sheet < 3; sheet++)
      b.place(
        { at: [wide / 2 - 0.34 + sheet * 0.04, 0.758 + sheet * 0.002, 0.1], turnRad: sheet * 0.3 },
        () => box(b, [-0.1, 0, -0.14], [0.1, 0.0015, 0.14], m.paper),
      );
  });
  const seat = finished(room, 'chairs', random.pick([m.fabric, m.black, m.accents[0]!]));
  b.place(
    { at: [0.05, 0, workplaceMetres / 2 - 0.36], turnRad: turnTo(random, Math.PI, 0.35) },
    () => officeChair(b, seat, m.metal),
  );
  const before = typeof b.facts.chairs === 'number' ? b.facts.chairs : 0;
  Object.assign(b.facts, { desk: true, chairs: before + 1 });
}
