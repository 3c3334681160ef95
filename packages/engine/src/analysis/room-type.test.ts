import { expect, test } from 'vitest';
import { roomType } from './room-type.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };
/** Things are named from .5 on. */
const sightsOf = (things: [string, number][]) => ({
  things: things
    .filter(([, likelihood]) => likelihood >= 0.5)
    .map(([name, likelihood]) => ({ name, likelihood, box })),
  likelihoods: new Map(things),
});
const roomOf = (...things: [string, number][]) => roomType(sightsOf(things));
test('recognises a room by its defining things', () => {
  expect(roomOf(['bed', 0.96])).toEqual({ name: 'Bedroom', likelihood: 0.96 });
  expect(roomOf(['refrigerator', 0.7], ['oven or stove', 0.8], ['cabinets', 1])).toEqual({
    name: 'Kitchen',
    likelihood: 0.94,
  });
  expect(roomOf(['toilet', 0.45], ['bathtub', 0.48], ['mirror', 0.9])?.name).toBe('Bathroom');
});

test('a sofa without a bed is a living room, a table with chairs a dining room', () => {
  expect(roomOf(['sofa', 0.8], ['bed', 0.05])).toEqual({ name: 'Living Room', likelihood: 0.76 });
  expect(roomOf(['dining table', 0.7], ['chair', 0.9])).toEqual({
    name: 'Dining Room',
    likelihood: 0.63,
  });
  expect(
    roomOf(['dining table', 0.7], ['chair', 0.9], ['oven or stove', 0.9], ['sink', 0.8])?.name,
  ).toBe('Kitchen');
  expect(roomOf(['bed', 0.95], ['television', 0.9])?.name).toBe('Bedroom');
});

test('a room with none of these, or with those of two, is unknown', () => {
  expect(roomOf(['cabinets', 0.99], ['lamp', 0.9])).toBeNull();
  expect(roomOf(['sofa', 0.9], ['bed', 0.49])).toBeNull();
  expect(roomOf(['dining table', 0.6], ['chair', 0.7])).toBeNull();
  expect(roomOf(['bed', 0.6], ['toilet', 0.6])).toBeNull();
  expect(roomOf(['bed', 0.95], ['refrigerator', 0.9])).toBeNull();
});

test("likely but unnamed things don't define a room", () => {
  expect(roomOf(['toilet', 0.45], ['bathtub', 0.48], ['shower', 0.4])).toBeNull();
});

test('a shower and a bath without other fixtures are no bathroom', () => {
  const seen: [string, number][] = [
    ['shower', 0.92],
    ['bathtub', 0.71],
  ];
  expect(roomOf(...seen)).toBeNull();
  expect(roomOf(...seen, ['sink', 0.8])?.name).toBe('Bathroom');
});
