import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { boundsOf } from '../../testing/built-pieces.ts';
import { styleRecord } from '../furnish-room.ts';
import type { PieceContext } from '../piece.ts';
import { styleKit } from '../style-kit.ts';
import { dressChest, dressVanity } from './still-life.ts';

function dressed(dress: (context: PieceContext) => void) {
  const b = new SceneBuilder();
  const random = createRandom(3);
  const kit = styleKit(b, styleRecord('Classic'), random.fork('kit'));
  dress({ b, kit, random, ceilingMetres: 2.6 });
  const { triangles } = b;
  const corners = triangles.positions.slice(0, triangles.count * 9);
  const names = new Set(
    Array.from(
      { length: triangles.count },
      (_, k) => triangles.objectTable[triangles.objects[k]!]!.name,
    ),
  );
  return { corners, names };
}

test('things on a vanity leave its basins free and stay on its top', () => {
  const { corners, names } = dressed((context) => dressVanity(context, 1.6, 2));
  expect(names.has('soap and tumbler')).toBe(true);
  const { low, high } = boundsOf(corners);
  expect(low[1]).toBeCloseTo(0.85, 2);
  expect(low[2]).toBeGreaterThan(0);
  expect(high[2]).toBeLessThan(0.5);
  for (let at = 0; at < corners.length; at += 3) {
    const aside = Math.min(...[-0.4, 0.4].map((u) => Math.abs(corners[at]! - u)));
    expect(aside).toBeGreaterThan(0.23);
  }
});

test('a vanity whose basin fills it has nothing beside it', () => {
  expect(dressed((context) => dressVanity(context, 0.6, 1)).corners).toHaveLength(0);
});

test('a wide vanity with one basin has towels as well', () => {
  const { names } = dressed((context) => dressVanity(context, 1.3, 1));
  expect(names.has('folded towels')).toBe(true);
});

test('a chest of drawers bears books, a bowl and flowers, none over its edge', () => {
  const { corners, names } = dressed((context) => dressChest(context, 1.2, 0.84));
  expect([...names].sort()).toEqual(['books and bowl', 'flowers']);
  const { low, high } = boundsOf(corners);
  expect(low[1]).toBeCloseTo(0.84, 2);
  expect(Math.max(-low[0], high[0])).toBeLessThan(0.6);
});
