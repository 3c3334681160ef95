import { expect, test } from 'vitest';
import { deepened } from './deep-rooms.ts';

test('walls of a room lie in the dark, its lamps shine, and frames stay as they are', () => {
  expect(deepened(0.1, 1)).toBeCloseTo(0.6);
  expect([deepened(0.7, 1), deepened(0.1, 0)]).toEqual([1, 1]);
});
