import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { behind } from '../empty/planes-behind.ts';
import { roomClass } from '../shell/room-class.ts';
import { nearerThings } from './nearer-things.ts';

const [w, h] = [100, 80];
const at = (x: number, y: number) => y * w + x;

test('a thing on the floor hides what is drawn behind its foot, a picture on the wall hides nothing', () => {
  const classOf = new Uint8Array(w * h).fill(roomClass('wall'));
  classOf.fill(roomClass('floor'), 50 * w);
  const planes = new Uint8Array(w * h).fill(behind.back);
  planes.fill(behind.floor, 50 * w);
  for (let y = 25; y < 62; y++) classOf.fill(roomClass('object'), at(70, y), at(80, y));
  for (let y = 10; y < 20; y++) classOf.fill(roomClass('object'), at(20, y), at(40, y));
  const seen = {
    classOf,
    photo: createRgbImage(w, h),
    camera: {
      focalPx: 80,
      principal: { x: 50, y: 40 },
      rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
    },
    planes: [{ normal: [0, 1, 0], distance: 1.4, uAxis: [1, 0, 0], vAxis: [0, 0, 1] }],
  } as unknown as Analysis;
  const depth = nearerThings(seen, planes);
  // 1.4 m below the camera, 21.5 rows below its middle
  expect(depth[at(75, 30)]).toBeCloseTo((1.4 * 80) / 21.5, 1);
  expect(depth[at(30, 15)]).toBe(Infinity);
  expect(depth[at(10, 70)]).toBe(Infinity);
});
