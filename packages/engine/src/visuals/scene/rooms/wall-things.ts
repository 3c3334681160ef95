import { mainMaterial } from '../../brief/brief.ts';
import { coat, finishOf } from '../finishes.ts';
import { type FireplaceStyle, fireplace, wallMirror } from '../furniture/decor.ts';
import { picture, pictures } from '../furniture/pictures.ts';
import { shelves } from '../furniture/shelving.ts';
import { vaseWithStems } from '../furniture/table-settings.ts';
import { sideboard } from '../furniture/tables.ts';
import { television } from '../furniture/trade.ts';
import { finished } from './finished.ts';
import { mirrorOf } from './mirrors.ts';
import { kindOf } from './named/kind-asked.ts';
import { freeFireAsked, standFreeFire } from './named/named-pieces.ts';
import { atWall, hasWindow, type Room, type Side } from './room.ts';

export function addPictures(room: Room, side: Side, along: number, width: number): void {
  if (
    !room.design.wants('art', 0.85) ||
    hasWindow(room, side, along - width / 2, along + width / 2)
  )
    return;
  atWall(room, side, along, () => hangPictures(room, width));
}

/** All functions here build in the wall's local coordinates. */
export function hangPictures(room: Room, width: number): void {
  const { b, m, random, design } = room;
  const { materials, colours } = design.brief.parts.art ?? {};
  const isAsked = materials !== undefined || colours !== undefined;
  const rims = isAsked ? [finished(room, 'art', m.black)] : [m.black, m.wood, m.brass, m.white];
  pictures(b, width, rims, random);
}

const bookHexes = [
  '#8a4a36',
  '#27364f',
  '#d8cfb8',
  '#6f7f6a',
  '#3a3a3c',
  '#c8922f',
  '#b9a58f',
  '#7d2f3a',
  '#e6dfd0',
  '#4b6a86',
];

export function addShelves(
  room: Room,
  side: Side,
  along: number,
  width: number,
  height: number,
): void {
  if (
    room.design.brief.parts.shelves?.wanted === false ||
    hasWindow(room, side, along - width / 2, along + width / 2)
  )
    return;
  atWall(room, side, along, () => standShelves(room, width, height));
}

export function standShelves(room: Room, width: number, height: number): void {
  const { b, m, random } = room;
  const spines = bookHexes.map((hex) =>
    b.material(coat(hex, { name: `spine ${hex}`, roughness: 0.7, indoors: true })),
  );
  const frame = finished(room, 'shelves', random.pick([m.wood, m.wood, m.white, m.darkWood]));
  shelves(
    b,
    { width, height, closedBase: random.chance(0.5) },
    frame,
    spines,
    [m.pot, m.brass, ...m.accents],
    random,
  );
  b.facts.shelves = true;
  b.facts.books = true;
}

export function addSideboard(room: Room, side: Side, along: number, width: number): void {
  atWall(room, side, along, () => standSideboard(room, width));
}

export function standSideboard(room: Room, width: number, hasVase = true): void {
  const { b, m, random } = room;
  sideboard(
    b,
    width,
    finished(room, 'cabinets', random.pick([m.wood, m.darkWood, m.cabinet])),
    m.metal,
    m.brass,
  );
  b.facts.cabinets = true;
  if (!hasVase) return;
  const green = b.material(coat('#6f8a5a', { name: 'sideboard stems', indoors: true }));
  vaseWithStems(b, [-width * 0.36, 0.74, 0.24], 0.26, m.pot, green, random);
}

const isHungOver = ({ design }: Room): boolean =>
  Object.values(design.brief.parts).some(
    ({ wanted, at }) => wanted === true && at?.how === 'above' && at.of === 'fireplace',
  );

const overFireMetres = 1.72;

/** A mirror, a picture or a clock above the mantel, in the wall's local coordinates. */
export function hangOverFire(room: Room): void {
  const { b, m, random, design } = room;
  const { mirror, art, tv } = design.brief.parts;
  const isOver = (wish: typeof mirror) =>
    wish?.wanted === true && wish.at?.how === 'above' && wish.at.of === 'fireplace';
  b.place({ at: [0, overFireMetres, 0.01] }, () => {
    if (isOver(mirror)) {
      const { style, width, height } = mirrorOf(room, 'rect');
      const frame = finished(room, 'mirror', m.brass);
      wallMirror(b, { style, width, height: Math.min(height, 0.85), mirror: m.mirror, frame });
      b.facts.mirror = true;
    } else if (isOver(tv)) {
      television(b, 1.15, m.black);
      b.facts.tv = true;
    } else if (isOver(art)) {
      picture(b, 0.95, 0.72, finished(room, 'art', m.wood), random);
      b.facts.art = true;
    }
  });
}

export function standFireplace(room: Room): void {
  const free = freeFireAsked(room);
  if (free !== undefined) {
    standFreeFire(room, free);
    return;
  }
  const { b, m, random } = room;
  const material = mainMaterial(room.design.brief, 'fireplace');
  const stone = finished(
    room,
    'fireplace',
    b.material(
      finishOf(
        material ?? random.pick(['stone', 'brick', 'marble', 'fieldstone', 'concrete']),
        'wall',
      ),
    ),
  );
  const picked = random.pick(['mantel', 'block', 'mantel', 'stove'] as const);
  // Things above it need a shelf and a wall.
  const drawn = isHungOver(room) ? 'mantel' : picked;
  const style = kindOf<FireplaceStyle>(room, 'fireplace', ['mantel', 'block', 'stove'], drawn);
  fireplace(b, style, room.height, stone, m.black, random.chance(0.5) ? m.skirting : m.wood);
  hangOverFire(room);
  if (style === 'mantel' && !isHungOver(room))
    b.place({ at: [0, 1.75, 0.01] }, () =>
      random.chance(0.5)
        ? wallMirror(b, {
            style: 'round',
            width: 0.8,
            height: 0.8,
            mirror: m.mirror,
            frame: m.brass,
          })
        : picture(b, 0.9, 0.7, m.wood, random),
    );
}
