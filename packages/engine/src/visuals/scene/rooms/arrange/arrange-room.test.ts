import { expect, test } from 'vitest';
import { readBrief } from '../../../brief/read-brief.ts';
import type { Rect } from '../../wall-parts.ts';
import { emptyRoom } from '../empty-room.ts';
import { bedroomLayouts } from '../layouts/bedroom-layouts.ts';
import { denLayouts } from '../layouts/den-layouts.ts';
import { diningRoomLayouts } from '../layouts/dining-layouts.ts';
import { livingRoomLayouts } from '../layouts/living-layouts.ts';
import { officeLayouts } from '../layouts/office-layouts.ts';
import { planRoom, type RoomLayouts } from './arrange-room.ts';
import { type Piece, type PieceKey, pieces } from './pieces.ts';
import { Arrangement } from './place-layout.ts';

const rooms: readonly (readonly [string, RoomLayouts])[] = [
  ['living room', livingRoomLayouts],
  ['small living room with a reading corner', livingRoomLayouts],
  ['den with a fireplace', denLayouts],
  ['bedroom', bedroomLayouts.double],
  ['bedroom with twin beds', bedroomLayouts.twin],
  ['nursery', bedroomLayouts.single],
  ['office', officeLayouts.one],
  ['office with two desks', officeLayouts.two],
  ['dining room with a table for eight', diningRoomLayouts],
];
const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const planOf = (prompt: string, seed: number, rows: RoomLayouts) => {
  const { room } = emptyRoom(readBrief(prompt), seed);
  return { room, plan: planRoom(room, rows) };
};

/** Overlap of two footprints, metres along the shorter side. */
const shared = (a: Rect, c: Rect) =>
  Math.min(
    Math.min(a.x1, c.x1) - Math.max(a.x0, c.x0),
    Math.min(a.z1, c.z1) - Math.max(a.z0, c.z0),
  );

const bearableMetres = 0.03;

test.each(rooms)('nothing intersects a wall or another thing: %s', (prompt, rows) => {
  const wrong: string[] = [];
  for (const seed of seeds) {
    const { room, plan } = planOf(prompt, seed, rows);
    expect(plan, `seed ${seed}`).toBeDefined();
    const solids = plan!.arrangement.placed.filter(({ key }) => {
      const { isFlat }: Piece = pieces[key];
      return isFlat !== true;
    });
    for (const [index, one] of solids.entries()) {
      const { x0, x1, z0, z1 } = one.solid.rect;
      const across = Math.max(-room.width / 2 - x0, x1 - room.width / 2);
      const deep = Math.max(-room.depth / 2 - z0, z1 - room.depth / 2);
      if (!(Math.max(across, deep) < bearableMetres)) {
        wrong.push(`${one.name} in a wall, seed ${seed}`);
      }
      for (const other of solids.slice(index + 1)) {
        const isOver = one.solid.low >= other.solid.high || other.solid.low >= one.solid.high;
        const metres = isOver ? 0 : shared(one.solid.rect, other.solid.rect);
        if (!(metres < bearableMetres)) wrong.push(`${one.name} in ${other.name}, seed ${seed}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** Cloth that falls over a bed takes a quarter of a second. */
const seedsOf = (key: PieceKey) => (key.includes('bed') ? [1, 2] : [1, 2, 3, 4]);

test.each(Object.keys(pieces) as PieceKey[])('a piece stays within its footprint: %s', (key) => {
  const piece: Piece = pieces[key];
  const bearable = 0.09;
  for (const seed of seedsOf(key)) {
    const { room } = emptyRoom(readBrief('living room'), seed);
    const size = piece.size(room);
    piece.build(room, size);
    const { positions, count } = room.b.triangles;
    let across = 0;
    let deep = 0;
    for (let at = 0; at < count * 9; at += 3) {
      // Leaves and lamp shades extend above the footprint that blocks the way.
      if (positions[at + 1]! > 0.4 && key === 'plant') continue;
      across = Math.max(across, Math.abs(positions[at]!));
      deep = Math.max(deep, Math.abs(positions[at + 2]!));
    }
    expect(across).toBeLessThan(size.width / 2 + bearable);
    expect(deep).toBeLessThan(size.depth / 2 + bearable);
  }
});

test('every layout can be built in some room', () => {
  for (const [prompt, { layouts }] of rooms)
    for (const { name, rows, mains } of layouts) {
      const fits = seeds.slice(0, 80).some((seed) => {
        const { room } = emptyRoom(readBrief(prompt.replace('small ', 'large ')), seed);
        return mains.some((main) => {
          const side = main === 'back' ? 'back' : main === 'free' ? 'left' : 'right';
          return new Arrangement(room, []).setAll(rows, side);
        });
      });
      expect(fits, `${name} in ${prompt}`).toBe(true);
    }
});

test('seeds of one prompt and prompts of one seed give different layouts', () => {
  const layoutOf = (prompt: string, seed: number, rows: RoomLayouts) => {
    const { plan } = planOf(prompt, seed, rows);
    return `${plan!.layout.name}, ${plan!.main}`;
  };
  for (const [prompt, rows] of rooms.slice(0, 8)) {
    const four = [40, 41, 42, 43].map((seed) => layoutOf(prompt, seed, rows));
    expect(new Set(four).size, prompt).toBeGreaterThanOrEqual(3);
  }
  const prompts = ['', 'white ', 'cosy ', 'rustic ', 'modern ', 'classic ', 'bright ', 'blue '];
  const named = prompts.map((word) => layoutOf(`${word}living room`, 7, livingRoomLayouts));
  expect(new Set(named).size).toBeGreaterThanOrEqual(5);
});
