import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { behind } from '../empty/planes-behind.ts';
import { roomClass } from '../shell/room-class.ts';
import { joinFill } from './join-fill.ts';

const [w, h] = [80, 60];

test('a fill that is too dark takes the colour of the wall around it, and nothing else changes', () => {
  const photo = createRgbImage(w, h);
  photo.data.fill(180);
  const fill = createRgbImage(w, h);
  fill.data.fill(150);
  const removed = new Uint8Array(w * h);
  for (let y = 20; y < 40; y++) removed.fill(1, y * w + 30, y * w + 50);
  const planes = new Uint8Array(w * h).fill(behind.back);
  const classOf = new Uint8Array(w * h).fill(roomClass('wall'));
  joinFill(fill, photo, { removed, planes, classOf });
  for (const [x, y] of [
    [31, 21],
    [40, 30],
  ] as const)
    expect(Math.abs(fill.data[(y * w + x) * 3]! - 180)).toBeLessThan(4);
  expect(fill.data[0]).toBe(150);
});
