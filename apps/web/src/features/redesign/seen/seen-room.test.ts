import { expect, test } from 'vitest';
import { firstRecipe } from '../recipe.ts';
import { roomOfPhoto, withSeenRoom } from './seen-room.ts';

const untouched = firstRecipe('interior');

test('the detected room is chosen by default', () => {
  expect(withSeenRoom(untouched, 'Kitchen', 'Foyer').roomType).toBe('Kitchen');
});

test('a room type chosen by hand stays', () => {
  const office = { ...untouched, roomType: 'Office' };
  expect(withSeenRoom(office, 'Kitchen', 'Foyer')).toBe(office);
});

test('the next photo replaces a detected room, not a chosen one', () => {
  const seen = { ...untouched, roomType: 'Kitchen' };
  expect(withSeenRoom(seen, 'Bathroom', 'Kitchen').roomType).toBe('Bathroom');
});

test('a photo that shows no room has no room of an earlier one', () => {
  expect(roomOfPhoto('interior', { kind: 'exterior', room: null })).toEqual({
    name: 'Living Room',
    isGuess: true,
  });
});

test('a photo without analysis, or of a house, keeps the choice', () => {
  expect(roomOfPhoto('interior', undefined)).toBeUndefined();
  expect(roomOfPhoto('exterior', { kind: 'interior', room: 'Kitchen' })).toBeUndefined();
  expect(withSeenRoom(untouched, undefined, 'Foyer')).toBe(untouched);
});

test('an unknown room defaults to the living room, marked as a guess', () => {
  const guess = roomOfPhoto('interior', { kind: 'interior', room: null });
  expect(guess).toEqual({ name: 'Living Room', isGuess: true });
  expect(roomOfPhoto('interior', { kind: 'interior', room: 'Kitchen' })).toEqual({
    name: 'Kitchen',
    isGuess: false,
  });
});
