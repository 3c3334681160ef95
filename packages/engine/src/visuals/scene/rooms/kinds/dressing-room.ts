/** A dressing room: open wardrobes along the walls, a seat in the middle, a mirror at the end. */
import { softBox } from '../../curved/soft-box.ts';
import { dresser, wardrobe } from '../../furniture/bedroom-storage.ts';
import { wallMirror } from '../../furniture/decor.ts';
import { box, tube } from '../../solids.ts';
import { finished } from '../finished.ts';
import { addPouf, addRug } from '../furnishing.ts';
import { atWall, hasWindow, openSide, type Room, type Side, sideLength, signOf } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';
import { dressingIsland } from './dressing-island.ts';

const bayMetres = 1.15;

/** Clothes on a rail above shelves of folded ones. */
function openBay(room: Room, width: number, high: number): void {
  const { b, m, random } = room;
  const body = finished(room, 'wardrobe', m.cabinet);
  b.begin('furniture', 'wardrobe');
  const half = width / 2;
  box(b, [-half, 0, 0], [half, high, 0.02], body);
  for (const x of [-half, half - 0.03]) box(b, [x, 0, 0], [x + 0.03, high, 0.56], body);
  for (const y of [0.06, 0.42, high - 0.36, high - 0.03])
    box(b, [-half, y, 0], [half, y + 0.03, 0.56], body);
  tube(b, [-half, high - 0.46, 0.3], [half, high - 0.46, 0.3], 0.013, m.brass, 8);
  b.begin('textile', 'coat');
  const count = Math.round(width / 0.09);
  for (let index = 1; index < count; index++) {
    const x = -half + (width * index) / count;
    const long = random.between(0.6, high - 1);
    const cloth = random.pick([...m.fabrics, ...m.accents, m.white, m.black]);
    box(b, [x - 0.02, high - 0.5 - long, 0.1], [x + 0.02, high - 0.5, 0.5], cloth);
  }
  for (let pile = 0; pile < Math.floor(width / 0.34); pile++) {
    const x = -half + 0.2 + pile * 0.34;
    for (let fold = 0; fold < 3; fold++)
      softBox(
        b,
        [x - 0.13, 0.45 + fold * 0.06, 0.12],
        [x + 0.13, 0.5 + fold * 0.06, 0.48],
        0.02,
        random.pick(m.fabrics),
      );
  }
}

function wardrobesAlong(room: Room, side: Side): void {
  const high = Math.min(room.height - 0.1, 2.45);
  const length = sideLength(room, side) - 0.7;
  const count = Math.max(1, Math.floor(length / bayMetres));
  const each = length / count;
  for (let index = 0; index < count; index++) {
    const along = -length / 2 + each * (index + 0.5);
    if (hasWindow(room, side, along - each / 2, along + each / 2)) continue;
    const isShut = (index + (side === 'left' ? 0 : 1)) % 3 === 2;
    atWall(room, side, along, () =>
      isShut
        ? wardrobe(room.b, each, high, finished(room, 'wardrobe', room.m.cabinet), room.m.brass)
        : openBay(room, each, high),
    );
  }
}

export function dressingRoom(room: Room): void {
  const { b, m, depth, design } = room;
  for (const side of ['left', 'right'] as const) wardrobesAlong(room, side);
  const free = openSide(room);
  if (!hasWindow(room, 'back', -0.5, 0.5)) {
    atWall(room, 'back', 0, () =>
      b.place({ at: [0, 1.05, 0.01] }, () =>
        wallMirror(b, {
          style: 'rect',
          width: 0.8,
          height: 1.8,
          mirror: m.mirror,
          frame: finished(room, 'mirror', m.brass),
        }),
      ),
    );
    b.facts.mirror = true;
  }
  addRug(room, 0, -depth / 2 + 1.9, 1.6, 2);
  if (design.wants('island', 0))
    b.place({ at: [0, 0, -depth / 2 + 1.75] }, () => dressingIsland(room));
  else if (design.brief.parts.pouf === undefined) addPouf(room, 0, -depth / 2 + 1.9);
  if (design.wants('cabinets', 0.3))
    atWall(room, 'back', signOf(free) * 1.15, () =>
      dresser(b, 0.8, finished(room, 'wardrobe', m.cabinet), m.brass),
    );
  addPendant(room, 0, -depth / 2 + 1.9, 0.5, 0.8);
  addSpots(room);
  Object.assign(b.facts, { wardrobe: true, cabinets: true });
}
