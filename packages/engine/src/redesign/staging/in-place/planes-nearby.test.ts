import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import { planesNearby } from './planes-nearby.ts';

const [widthPx, heightPx] = [40, 30];
const rows = (of: (y: number, x: number) => number) =>
  Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
    of(Math.floor(at / widthPx), at % widthPx),
  );

test('a floor that is seen beside a hole goes on in it, though the shape has a wall there', () => {
  const removed = rows((y, x) => (x >= 18 && x < 22 && y >= 10 && y < 25 ? 1 : 0));
  const byShape = rows((y) => (y < 20 ? behind.back : behind.floor));
  const seen = rows((y) => (y < 14 ? behind.back : behind.floor));
  const planes = planesNearby({ widthPx, heightPx }, removed, byShape, seen);
  const at = (y: number) => planes[y * widthPx + 19];
  expect([at(11), at(17), at(23)]).toEqual([behind.back, behind.floor, behind.floor]);
});

test('far inside of a hole the shape tells', () => {
  const removed = rows((_, x) => (x >= 2 && x < 38 ? 1 : 0));
  const byShape = rows(() => behind.left);
  const seen = rows(() => behind.floor);
  const planes = planesNearby({ widthPx, heightPx }, removed, byShape, seen);
  expect([planes[2], planes[20]]).toEqual([behind.floor, behind.left]);
});
