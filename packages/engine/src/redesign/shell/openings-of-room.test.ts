import { expect, test } from 'vitest';
import type { Camera, Opening } from '../../sense/analysis.ts';
import { openingsOfRoom } from './openings-of-room.ts';

const camera: Camera = {
  focalPx: 500,
  principal: { x: 320, y: 240 },
  rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
  pitchDegrees: 0,
  rollDegrees: 0,
  yawDegrees: 0,
  confidence: 1,
};
/** The back wall spans columns 153 to 487. */
const box = { left: 1, right: 1, depth: 3, ceiling: 1 };
const [leftWall, rightWall, backWall] = [2, 3, 4];

const windowAt = (from: number, to: number, plane: number): Opening => ({
  kind: 'window',
  corners: [
    { x: from, y: 150 },
    { x: to, y: 150 },
    { x: to, y: 250 },
    { x: from, y: 250 },
  ],
  plane,
  confidence: 0.7,
});
const within = (one: Opening | undefined) => one && [one.corners[0].x, one.corners[1].x];
const ofRoom = (openings: readonly Opening[]) => openingsOfRoom(openings, camera, box, 640);

test('assigns windows to the visible walls', () => {
  const found = ofRoom([windowAt(20, 90, backWall), windowAt(300, 380, rightWall)]);
  expect(found.map(({ plane }) => plane)).toEqual([leftWall, backWall]);
});

test('joins a window split by a wrong corner', () => {
  const found = ofRoom([windowAt(60, 138, backWall), windowAt(20, 58, leftWall)]);
  expect(found).toHaveLength(1);
  expect(within(found[0])).toEqual([20, 138]);
  expect(found[0]?.plane).toBe(leftWall);
});

test('keeps two windows side by side in one wall', () => {
  expect(ofRoom([windowAt(20, 58, leftWall), windowAt(60, 138, leftWall)])).toHaveLength(2);
});

test('curtains span both parts; between open ones the glass is where it was seen', () => {
  const part = windowAt(60, 138, backWall);
  const dressing = { corners: part.corners, drop: 0.2, between: [] };
  const strip = windowAt(20, 58, leftWall);
  const [closed] = ofRoom([{ ...part, dressing: { ...dressing, isClosed: true } }, strip]);
  expect(within(closed)).toEqual([20, 138]);
  expect(closed?.dressing?.corners[0].x).toBe(20);
  const open = { ...dressing, isClosed: false, glass: [40, 120] as const };
  const [opened] = ofRoom([{ ...part, dressing: open }, strip]);
  expect(within(opened)).toEqual([40, 120]);
  expect(opened?.dressing?.corners[1].x).toBe(138);
});
