import { expect, test } from 'vitest';
import { emptyTrail, followPointer, mostStars } from './sparkle-trail.ts';

test('a star every 100 ms at most', () => {
  const first = followPointer(emptyTrail, 10, 20, 1_000);
  expect(first.stars).toEqual([{ id: 1, xPx: 10, yPx: 20 }]);
  expect(followPointer(first, 11, 21, 1_099)).toBe(first);
  expect(followPointer(first, 12, 22, 1_100).stars).toHaveLength(2);
});

test('only the last ten stay', () => {
  let trail = emptyTrail;
  for (let step = 0; step < 30; step += 1) trail = followPointer(trail, step, 0, step * 100);
  expect(trail.stars).toHaveLength(mostStars);
  expect(trail.stars.map(({ xPx }) => xPx)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
});

test('each star has the next number, also after the first ones have gone', () => {
  let trail = emptyTrail;
  for (let step = 0; step < 12; step += 1) trail = followPointer(trail, 0, step, step * 100);
  expect(trail.stars.map(({ id, yPx }) => [id, yPx])).toEqual(
    Array.from({ length: 10 }, (_, at) => [at + 3, at + 2]),
  );
  expect(trail.lastAtMs).toBe(1_100);
});
