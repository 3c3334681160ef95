import { expect, test } from 'vitest';
import { handOnDetections } from '../../../detector/photo-detections.ts';
import { createRgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';
import { roomClass } from '../../shell/room-class.ts';
import { nearerThings } from '../nearer-things.ts';
import {
  furnitureFound,
  hasFurniture,
  mayBeStaged,
  pixelsInBox,
  withRims,
} from './replaced-things.ts';

const [w, h] = [100, 80];
const photo = createRgbImage(w, h);
const at = (x: number, y: number) => y * w + x;

/** A wall above a floor; a bed, a lamp beside it, and a window behind both. */
function room(): Pick<Analysis, 'classOf' | 'photo'> {
  const classOf = new Uint8Array(w * h).fill(roomClass('wall'));
  classOf.fill(roomClass('floor'), 50 * w);
  const fill = (
    kind: Parameters<typeof roomClass>[0],
    x0: number,
    x1: number,
    y0: number,
    y1: number,
  ) => {
    for (let y = y0; y < y1; y++) classOf.fill(roomClass(kind), at(x0, y), at(x1, y));
  };
  fill('window', 20, 80, 5, 30);
  fill('object', 30, 60, 30, 65);
  fill('object', 70, 80, 25, 62);
  return { classOf, photo };
}
const bed = {
  kind: 'bed',
  score: 0.6,
  box: { x: 0.29, y: 0.36, width: 0.32, height: 0.46 },
} as const;
const analysis = room() as Analysis;

test.each([
  ['Bedroom', true],
  ['Dining Room', true],
  ['Kitchen', false],
  ['Bathroom', false],
])('a %s may be staged: %s', (roomType, may) => expect(mayBeStaged(roomType)).toBe(may));

test('only sure furniture of the room type is replaced', () => {
  const sofa = { ...bed, kind: 'sofa' } as const;
  handOnDetections(photo, [bed, { ...bed, score: 0.1 }, sofa]);
  expect(furnitureFound(photo, 'Bedroom')).toEqual([bed]);
  expect(furnitureFound(photo, 'Living Room')).toEqual([sofa]);
  expect(furnitureFound(photo, 'Kitchen')).toEqual([]);
  expect(hasFurniture(photo)).toBe(true);
});

test('a bed goes with its rim, the window behind it and the lamp beside it stay', () => {
  const planes = new Uint8Array(w * h).fill(behind.back);
  planes.fill(behind.floor, 50 * w);
  const things = pixelsInBox(bed, analysis);
  const removed = withRims(things, analysis, planes);
  expect(things[at(45, 40)]).toBe(1);
  expect(things[at(75, 40)]).toBe(0);
  expect([removed[at(61, 45)], removed[at(45, 29)], removed[at(75, 40)]]).toEqual([1, 0, 0]);
});

test('what somebody protects stays', () => {
  const stays = new Float32Array(w * h);
  stays[at(45, 40)] = 1;
  expect(pixelsInBox(bed, analysis, stays)[at(45, 40)]).toBe(0);
});

test('what stays hides what is drawn behind its foot', () => {
  const planes = new Uint8Array(w * h).fill(behind.back);
  planes.fill(behind.floor, 50 * w);
  const camera = {
    focalPx: 80,
    principal: { x: 50, y: 40 },
    rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
  };
  const floor = {
    normal: [0, 1, 0],
    distance: 1.4,
    uAxis: [1, 0, 0],
    vAxis: [0, 0, 1],
  };
  const seen = { ...analysis, camera, planes: [floor] } as unknown as Analysis;
  const removed = withRims(pixelsInBox(bed, analysis), analysis, planes);
  const depth = nearerThings(seen, planes, removed);
  // 1.4 m below the camera, 21.5 rows below its middle
  expect(depth[at(75, 30)]).toBeCloseTo((1.4 * 80) / 21.5, 1);
  expect(depth[at(45, 40)]).toBe(Infinity);
  expect(depth[at(10, 10)]).toBe(Infinity);
});
