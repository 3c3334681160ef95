/** Bedroom and office. */

import { dresser, nightstand, wardrobe } from '../../furniture/bedroom-storage.ts';
import { bed } from '../../furniture/beds.ts';
import { chair } from '../../furniture/chairs.ts';
import { pottedPlant } from '../../furniture/house-plants.ts';
import { desk } from '../../furniture/tables.ts';
import { computer, officeChair } from '../../furniture/trade.ts';
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { addArmchair, addCurtains, addPlant, addRug, turnTo } from '../furnishing.ts';
import { atWall, hasWindow, openSide, type Room, type Side, signOf } from '../room.ts';
import { addFloorLamp, addPendant, addSconces, addSpots, addTableLamp } from '../room-lamps.ts';
import { addPictures, addShelves } from '../wall-things.ts';

export function bedroom(room: Room): void {
  const { b, random, width, depth, m } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const form = room.design.brief.parts.bed?.form;
  const isNarrow = form === 'bunk' || form === 'single';
  const layout = isNarrow ? 2 : random.integer(0, 2);
  const style =
    form === 'bunk' || form === 'poster'
      ? form
      : random.pick(['panel', 'upholstered', 'platform', 'poster', 'iron', 'upholstered'] as const);
  const bedWidth = isNarrow ? 1 : random.between(1.5, 1.8);
  const linen = b.material({
    name: 'bed linen',
    surface: 'opaque',
    albedo: random.pick([
      [0.78, 0.76, 0.71],
      [0.7, 0.7, 0.69],
      [0.72, 0.66, 0.58],
      [0.6, 0.64, 0.62],
    ] as const),
    tile: { kind: 'linen' },
    neverSnow: true,
  });
  const cushions =
    room.design.brief.parts.cushions?.wanted === false
      ? []
      : m.accents.slice(0, random.integer(1, 3));
  const bedMaterials = {
    frame: finished(room, 'bed', style === 'iron' ? m.black : random.pick([m.wood, m.darkWood])),
    fabric: finished(room, 'bed', m.fabric),
    linen,
    throwBlanket: m.accents[0]!,
    cushions,
  };
  const sideBySide = layout !== 2;
  const bedSide: Side = layout === 1 ? free : 'back';
  const along =
    layout === 1
      ? -s * 0.1
      : layout === 2
        ? s * (width / 2 - bedWidth / 2 - 0.3)
        : random.between(-0.3, 0.3);
  b.facts.layout = layout;
  atWall(room, bedSide, along, () => bed(b, bedWidth, style, bedMaterials, random));
  const stands = sideBySide ? [-1, 1] : [-s];
  for (const side of stands) {
    atWall(room, bedSide, along + side * (bedWidth / 2 + 0.42), () => {
      nightstand(
        b,
        random.pick(['box', 'round']),
        finished(room, 'nightstand', m.wood),
        m.metal,
        m.brass,
      );
    });
  }
  b.facts.nightstand = true;
  b.facts.cushions = cushions.length > 0;
  for (const side of stands) {
    const u = along + side * (bedWidth / 2 + 0.42);
    if (random.chance(0.75)) atWall(room, bedSide, u, () => addTableLamp(room, 0, 0.51, 0.22));
    else addSconces(room, bedSide, [u], 1.35);
  }
  // Beside a wall it ends there.
  const rugWidth = bedWidth + 1.2;
  const mostAlong = (width - rugWidth) / 2;
  const rugAlong = Math.max(-mostAlong, Math.min(mostAlong, along));
  if (bedSide === 'back') addRug(room, rugAlong, back + 1.7, rugWidth, 1.9);
  else addRug(room, s * (width / 2 - 1.6), 0.1, 2, 2.6);
  addPictures(room, bedSide, along, bedWidth);
  const wardrobeSide: Side = bedSide === 'back' ? free : 'back';
  if (room.design.wants('wardrobe', 0.7)) {
    const u = wardrobeSide === 'back' ? -s * 0.6 : s * (layout === 2 ? 0.9 : 0.6);
    if (!hasWindow(room, wardrobeSide, u - 0.9, u + 0.9)) {
      const body = finished(room, 'wardrobe', random.pick([m.cabinet, m.wood, m.white]));
      atWall(room, wardrobeSide, u, () =>
        random.chance(0.55)
          ? wardrobe(
              b,
              1.7,
              Math.min(room.height - 0.15, 2.3),
              body,
              m.brass,
              random.chance(0.4) ? { mirror: m.mirror } : {},
            )
          : dresser(b, 1.2, body, m.brass),
      );
      b.facts.wardrobe = true;
    }
  }
  if (room.design.brief.parts.desk?.wanted === true) {
    atWall(room, free, s * 1.6, () =>
      b.place({ at: [0, 0, 0.35] }, () =>
        desk(b, 1.2, 0.6, finished(room, 'desk', m.wood), m.metal, false),
      ),
    );
    b.facts.desk = true;
  }
  addArmchair(
    room,
    -s * (width / 2 - 0.8),
    back + (bedSide === 'back' ? 2.6 : 1.1),
    turnTo(random, s * 1.9),
  );
  addPlant(room, -s * (width / 2 - 0.45), back + 0.5, random.between(1.1, 1.7));
  if (random.chance(0.75)) addPendant(room, 0, back + 1.9, random.between(0.4, 0.7), 1.3);
  if (room.design.wants('shelves', 0.2)) addShelves(room, free, s * 1.3, 0.9, 1.6);
  addCurtains(room);
}

export function office(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const layout = random.integer(0, 2);
  const drawers = random.chance(0.5);
  const top = finished(room, 'desk', random.pick([m.wood, m.darkWood, m.wood]));
  const screens = Math.min(3, room.design.count('computer') ?? 1);
  const wide = random.between(1.5, 1.9);
  b.facts.layout = layout;
  const workplace = () => {
    desk(b, wide, 0.75, top, m.metal, drawers);
    if (room.design.brief.parts.computer?.wanted !== false)
      computer(b, 0.757, screens, m.black, m.steel);
    addTableLamp(room, -wide / 2 + 0.22, 0.757, -0.1);
    b.begin('art', 'papers');
    for (let sheet = 0; sheet < 3; sheet++)
      b.place(
        { at: [wide / 2 - 0.4 + sheet * 0.05, 0.758 + sheet * 0.002, 0.1], turnRad: sheet * 0.3 },
        () => box(b, [-0.1, 0, -0.14], [0.1, 0.0015, 0.14], m.paper),
      );
  };
  const seat = () =>
    officeChair(
      b,
      finished(room, 'chairs', random.pick([m.fabric, m.black, m.accents[0]!])),
      m.metal,
    );
  if (layout === 0) {
    // At the back wall, books beside.
    b.place({ at: [-s * 0.3, 0, back + 0.42] }, workplace);
    b.place({ at: [-s * 0.3 + 0.15, 0, back + 1.25], turnRad: turnTo(random, Math.PI, 0.5) }, seat);
    addPictures(room, 'back', -s * 0.3, 1.5);
    addShelves(room, free, -s * 0.3, random.between(1.4, 2.2), height - 0.4);
  } else if (layout === 1) {
    // In the middle of the room, facing us, a wall of books behind.
    addShelves(room, 'back', 0, width - 0.8, height - 0.3);
    b.place({ at: [0, 0, back + 2], turnRad: Math.PI }, workplace);
    b.place({ at: [0, 0, back + 1.2], turnRad: turnTo(random, 0, 0.4) }, seat);
    addRug(room, 0, back + 1.9, 2.8, 2);
    b.place({ at: [s * 0.6, 0, back + 2.9], turnRad: turnTo(random, Math.PI, 0.3) }, () =>
      chair(b, 'upholstered', m.fabrics[1] ?? m.fabric, m.wood),
    );
  } else {
    // Along the side wall, light from the window.
    b.place(
      { at: [s * (width / 2 - 0.45), 0, back + 1.5], turnRad: -s * (Math.PI / 2) },
      workplace,
    );
    b.place(
      {
        at: [s * (width / 2 - 1.2), 0, back + 1.5],
        turnRad: turnTo(random, s * (Math.PI / 2), 0.5),
      },
      seat,
    );
    addShelves(room, 'back', -s * 0.5, random.between(1.8, 2.6), height - 0.4);
    addPictures(room, free, -s * 0.6, 1.6);
    addArmchair(room, -s * 1.0, back + 1.2, turnTo(random, s * 0.7));
    addRug(room, -s * 0.4, back + 1.9, 2.2, 1.6);
  }
  Object.assign(b.facts, { desk: true, chairs: 1 });
  if (random.chance(0.5)) addFloorLamp(room, s * (width / 2 - 0.5), back + 0.5);
  addPlant(room, -s * (width / 2 - 0.5), back + 0.5, random.between(1.2, 1.8));
  if (room.look.plants > 0.5)
    b.place({ at: [-s * 0.1, 0.757, back + 0.3] }, () =>
      b.place({ scale: 0.6 }, () => pottedPlant(b, 0.5, m.pot, 'arching', random)),
    );
  addCurtains(room);
  if (random.chance(0.5)) addPendant(room, 0, back + 1.8, 0.6, 1.1);
  else addSpots(room);
}
