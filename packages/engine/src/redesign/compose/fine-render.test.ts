import { expect, test } from 'vitest';
import { meanOf, timesFiner } from './fine-render.ts';

test.each([
  [384, 1],
  [580, 2],
  [720, 2],
  [1024, 1],
])('a photo %d px long is drawn %d times as large', (longSidePx, times) =>
  expect(timesFiner(longSidePx)).toBe(times),
);

test('each value is the mean of the four that it stands for, channel by channel', () => {
  const values = Float32Array.of(1, 10, 3, 20, 5, 30, 7, 40, 3, 10, 5, 20, 7, 50, 9, 60);
  expect([...meanOf(values, 4, 2, 2)]).toEqual([3, 15, 7, 45]);
});
