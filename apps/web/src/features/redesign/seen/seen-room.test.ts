import { expect, test } from 'vitest';
import { firstRecipe } from '../recipe.ts';
import { roomOfPhoto, withSeenRoom } from './seen-room.ts';

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

test('a photo that was not read, or shows no room, leaves the choice', () => {
  expect(roomOfPhoto('interior', undefined)).toBeUndefined();
  expect(roomOfPhoto('interior', { kind: 'exterior', room: null })).toBeUndefined();
  expect(roomOfPhoto('exterior', { kind: 'interior', room: 'Kitchen' })).toBeUndefined();
  expect(withSeenRoom(untouched, undefined, 'Foyer')).toBe(untouched);
});

test('a room that is not told is guessed to be lived in, and said to be a guess', () => {
  const guess = roomOfPhoto('interior', { kind: 'interior', room: null });
  expect(guess).toEqual({ name: 'Living Room', isGuess: true });
  expect(roomOfPhoto('interior', { kind: 'interior', room: 'Kitchen' })).toEqual({
    name: 'Kitchen',
    isGuess: false,
  });
});
