import { expect, test } from 'vitest';
import type { BoxLayout, Camera } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';
import { backWallShare, cornerShade, sideWall } from './room-corners.ts';

const at = { x: 0, y: 0 };
const box: BoxLayout = {
  ...{ left: 1, right: 1.5, depth: 2, ceiling: 0.9, confidence: 1 },
  backWall: [at, at, at, at],
};
const principal = { x: 100, y: 80 };
const level = { focalPx: 100, principal, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1] };
const camera = level as unknown as Camera;
/** Column where back and right wall meet. */
const cornerX = 175;

test('a pixel at a corner contains both walls by share', () => {
  const share = backWallShare(camera, box);
  expect(share(cornerX - 2, 80)).toBe(1);
  expect(share(cornerX + 2, 80)).toBe(0);
  expect(share(cornerX, 80)).toBeCloseTo(0.5, 6);
  expect(share(cornerX - 0.25, 30)).toBeCloseTo(0.75, 6);
  expect([sideWall(camera)(cornerX + 2, 80), sideWall(camera)(20, 80)]).toEqual([
    behind.right,
    behind.left,
  ]);
});

test('planes are darker at their corners, and unchanged in the middle', () => {
  const light = cornerShade(camera, box, 1.5);
  const middle = light(behind.back, 110, 80);
  expect(middle).toBeGreaterThan(0.97);
  expect(light(behind.back, cornerX - 1, 80)).toBeLessThan(0.9);
  // darkest where three planes meet
  expect(light(behind.back, cornerX - 1, 129)).toBeLessThan(light(behind.back, cornerX - 1, 80));
});

test('a plane behind the eye has no corner shade', () => {
  expect(cornerShade(camera, box, 1.5)(behind.floor, 100, 40)).toBe(1);
});
