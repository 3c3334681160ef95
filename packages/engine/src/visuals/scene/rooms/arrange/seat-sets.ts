/** Small groups placed as one: reading corners, play corners. */
import { cylinder } from '../../curved/turned.ts';
import { floorLamp } from '../../furniture/lamps.ts';
import { box } from '../../solids.ts';
import { addArmchair, addPouf, addSideTable } from '../furnishing.ts';
import type { Room } from '../room.ts';
import { lampsOf, standingLamp } from '../room-lamps.ts';
import { standShelves } from '../wall-things.ts';

/** Not an arc lamp, whose foot is far from what it lights. */
export function standLamp(room: Room): void {
  if (room.design.brief.parts.lamp?.wanted === false) return;
  const drawn = room.random.pick(['shade', 'tripod', 'shade'] as const);
  floorLamp(room.b, standingLamp(room, drawn, ['tripod']), lampsOf(room));
  room.b.facts.lamp = true;
}

/** In a corner, facing out: a chair, a lamp, a side table, books. */
export function readingCorner(room: Room): void {
  const { b } = room;
  addArmchair(room, 0, 0.12, 0.35);
  b.place({ at: [-0.66, 0, -0.42] }, () => standLamp(room));
  addSideTable(room, 0.7, 0.05);
  b.place({ at: [0.62, 0, -0.85] }, () => standShelves(room, 0.6, 1.25));
}

/** The smaller variant: a chair with a lamp. */
export function readingChair(room: Room): void {
  addArmchair(room, -0.32, 0, 0.15);
  room.b.place({ at: [0.46, 0, -0.12] }, () => standLamp(room));
}

/** A mat, a low shelf of boxes, blocks and two poufs. */
export function playCorner(room: Room): void {
  const { b, m, random } = room;
  b.begin('rug', 'play mat');
  box(b, [-0.85, 0, -0.6], [0.85, 0.018, 0.9], m.accents[0] ?? m.fabric);
  b.place({ at: [0, 0, -0.9] }, () => standShelves(room, 1.5, 0.8));
  addPouf(room, -0.55, 0.5);
  b.begin('art', 'building blocks');
  for (let block = 0; block < 9; block++) {
    const [x, z] = [random.between(-0.2, 0.7), random.between(-0.3, 0.6)];
    const half = random.between(0.04, 0.07);
    const colour = m.accents[block % m.accents.length] ?? m.wood;
    if (block % 3 === 2) cylinder(b, [x, 0.018, z], half, half * 2, colour, 14);
    else box(b, [x - half, 0.018, z - half], [x + half, 0.018 + half * 2, z + half], colour);
  }
}

/** A mat with free floor around it. */
export function yogaMat(room: Room): void {
  const { b, m } = room;
  b.begin('rug', 'yoga mat');
  box(b, [-0.32, 0, -0.9], [0.32, 0.012, 0.9], m.accents[1] ?? m.accents[0] ?? m.fabric);
  addPouf(room, 0.58, -0.62);
}
