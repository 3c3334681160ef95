import { expect, test } from 'vitest';
import { roomTypes } from '../../../restyle/looks/names.ts';
import { drawnRoom } from '../../testing/drawn-room.ts';
import { topOf } from './kitchen-parts.ts';

const kitchens = Array.from({ length: 330 }, (_, seed) => seed)
  .filter((seed) => roomTypes[seed % roomTypes.length] === 'Kitchen')
  .map(drawnRoom);
const named = (room: (typeof kitchens)[number], name: string) =>
  room.plan.placed.filter(({ piece }) => piece.name === name);

test('most kitchens have cabinets or shelves above the worktop, all aligned', () => {
  const withUppers = kitchens.filter(
    (room) => named(room, 'Wall cabinets').length + named(room, 'Wall shelves').length > 0,
  );
  expect(withUppers.length).toBeGreaterThan(0.85 * kitchens.length);
  for (const room of withUppers)
    for (const { high } of named(room, 'Wall cabinets'))
      expect(high).toBeCloseTo(topOf(room.shell));
});

test('most islands have seats', () => {
  const withIsland = kitchens.filter((room) => named(room, 'Kitchen island').length > 0);
  const seated = withIsland.filter((room) => named(room, 'Bar stool').length > 1);
  expect(seated.length / withIsland.length).toBeGreaterThan(0.75);
});

test('kitchens have no plants', () => {
  for (const room of kitchens) expect(named(room, 'House plant')).toEqual([]);
});
