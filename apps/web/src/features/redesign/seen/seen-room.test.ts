import { expect, test } from 'vitest';
import { firstRecipe } from '../recipe.ts';
import { withSeenRoom } from './seen-room.ts';

const untouched = firstRecipe('interior');

test('the room that is seen is chosen where nobody has chosen one', () => {
  expect(withSeenRoom(untouched, 'Kitchen', 'Foyer').roomType).toBe('Kitchen');
});

test('a room type chosen by hand stays', () => {
  const office = { ...untouched, roomType: 'Office' };
  expect(withSeenRoom(office, 'Kitchen', 'Foyer')).toBe(office);
});

test('the next photo replaces what was seen on the last, not what was chosen', () => {
  const seen = { ...untouched, roomType: 'Kitchen' };
  expect(withSeenRoom(seen, 'Bathroom', 'Kitchen').roomType).toBe('Bathroom');
});

test('a room that is not told leaves the choice', () => {
  expect(withSeenRoom(untouched, null, 'Foyer')).toBe(untouched);
  expect(withSeenRoom(untouched, undefined, 'Foyer')).toBe(untouched);
});
