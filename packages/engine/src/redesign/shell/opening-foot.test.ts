import { expect, test } from 'vitest';
import type { Quad } from '../../sense/analysis.ts';
import { openingFoot } from './opening-foot.ts';
import { roomClass } from './room-class.ts';

const [widthPx, heightPx] = [200, 200];
const photo = { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 3) };
const corners: Quad = [
  { x: 60, y: 20 },
  { x: 140, y: 20 },
  { x: 140, y: 120 },
  { x: 60, y: 120 },
];

/** A window, what is below it down to a row, and the floor from there on. */
function seen(below: 'wall' | 'object', floorFrom: number) {
  const classOf = Uint8Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    if (y >= floorFrom) return roomClass('floor');
    if (x < 60 || x > 140) return roomClass('wall');
    return y < 120 ? roomClass('window') : roomClass(below);
  });
  return { classOf, photo };
}

test('a glazed door stands on the floor, with a threshold between', () => {
  expect(openingFoot(seen('wall', 121), corners)).toBe('floor');
  expect(openingFoot(seen('wall', 127), corners)).toBe('floor');
});

test('a window stands on its wall', () => {
  expect(openingFoot(seen('wall', 150), corners)).toBe('wall');
});

test('behind a bed, and at the end of the picture, it is not known', () => {
  expect(openingFoot(seen('object', 150), corners)).toBe('hidden');
  const [a, b] = corners;
  expect(openingFoot(seen('wall', 199), [a, b, { x: 140, y: 198 }, { x: 60, y: 198 }])).toBe(
    'hidden',
  );
});

test('one thing before it hides only a part', () => {
  const { classOf } = seen('wall', 122);
  for (let y = 90; y < 140; y++)
    for (let x = 60; x < 90; x++) classOf[y * widthPx + x] = roomClass('object');
  expect(openingFoot({ classOf, photo }, corners)).toBe('floor');
});
