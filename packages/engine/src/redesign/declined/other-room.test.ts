import { expect, test } from 'vitest';
import { pipesAmong } from './other-room.ts';

const seen = (kind: string, score = 0.6) => [{ kind, score }];
const other = () => ({ Bathroom: 0.1, Kitchen: 0.1 });
const bathroom = () => ({ Bathroom: 0.95, Kitchen: 0 });
const kitchen = () => ({ Bathroom: 0, Kitchen: 0.95 });

test.each(['Living Room', 'Bedroom', 'Office'])('a bathroom becomes no %s', (roomType) => {
  expect(pipesAmong(seen('toilet'), roomType, other)).toBe('bathroom');
  expect(pipesAmong(seen('toilet', 0.3), roomType, other)).toBeUndefined();
  expect(pipesAmong([], roomType, bathroom)).toBe('bathroom');
  expect(pipesAmong([], roomType, () => null)).toBeUndefined();
});

test('a kitchen becomes no bedroom, but may open to a living room', () => {
  expect(pipesAmong(seen('oven or stove'), 'Bedroom', other)).toBe('kitchen');
  expect(pipesAmong([], 'Bedroom', kitchen)).toBe('kitchen');
  expect(pipesAmong(seen('oven or stove'), 'Living Room', kitchen)).toBeUndefined();
});

test('rooms without pipes become each other, whatever the whole picture looks like', () => {
  expect(pipesAmong([...seen('bed'), ...seen('sofa')], 'Office', bathroom)).toBeUndefined();
});
