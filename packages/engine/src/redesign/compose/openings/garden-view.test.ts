import { expect, test } from 'vitest';
import { gardenAt } from './garden-view.ts';

const all = Array.from({ length: 60 }, (_, k) => (k / 60) * 2 * Math.PI - Math.PI);
const meanAt = (elevationRad: number) =>
  [0, 1, 2].map((c) => all.reduce((sum, az) => sum + gardenAt(az, elevationRad)[c]!, 0) / 60);

test('sky is above, trees before the horizon, a lawn below', () => {
  const [red, , blue] = meanAt(0.7);
  expect(blue!).toBeGreaterThan(red!);
  const [treeRed, treeGreen, treeBlue] = meanAt(0.04);
  expect(treeGreen!).toBeGreaterThan(treeRed!);
  expect(treeGreen!).toBeGreaterThan(treeBlue!);
  const lawn = meanAt(-0.3);
  expect(lawn[1]!).toBeGreaterThan(treeGreen!);
  expect(lawn[1]! - lawn[2]!).toBeGreaterThan(0.1);
});

test('it is bright everywhere, and burns nowhere', () => {
  const levels = all.flatMap((az) => [-0.5, -0.1, 0, 0.1, 0.3, 0.8].map((el) => gardenAt(az, el)));
  expect(Math.min(...levels.flat())).toBeGreaterThan(0.2);
  expect(Math.max(...levels.flat())).toBeLessThan(0.99);
});

test('crowns end at different heights', () => {
  const isSky = all.map((az) => gardenAt(az, 0.16)[2] > gardenAt(az, 0.16)[1]);
  expect(new Set(isSky).size).toBe(2);
});
