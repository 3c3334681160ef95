import { expect, test } from 'vitest';
import { stepsOfSwipe, wrapIndex } from './picture-navigation.ts';

test('a swipe to the left goes on, to the right back, a small one does nothing', () => {
  expect([stepsOfSwipe(200, 139), stepsOfSwipe(200, 261)]).toEqual([1, -1]);
  expect([stepsOfSwipe(200, 140), stepsOfSwipe(200, 260), stepsOfSwipe(200, 200)]).toEqual([
    0, 0, 0,
  ]);
});

test('after the last picture comes the first, and before the first the last', () => {
  expect([
    wrapIndex(0, 1, 3),
    wrapIndex(2, 1, 3),
    wrapIndex(0, -1, 3),
    wrapIndex(2, -1, 3),
  ]).toEqual([1, 0, 2, 1]);
});
