import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import { unevenness } from './uneven-walls.ts';

const camera = {
  rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  focalPx: 400,
  principal: { x: 300, y: 200 },
} as never;
/** A wall three metres ahead. */
const ahead = { normal: [0, 0, 1], uAxis: [1, 0, 0], vAxis: [0, 1, 0], distance: 3 } as never;
const planes = [ahead, ahead, ahead, ahead, ahead];

test('a wall is a little uneven, slowly, and about as light as its finish', () => {
  const at = unevenness({ camera, planes });
  const row = Array.from({ length: 600 }, (_, x) => at(behind.back, x + 0.5, 200.5));
  const mean = row.reduce((sum, level) => sum + level, 0) / row.length;
  expect(Math.abs(mean - 1)).toBeLessThan(0.03);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(0.015);
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.13);
  for (let x = 1; x < row.length; x++) expect(Math.abs(row[x]! - row[x - 1]!)).toBeLessThan(0.006);
});

test('a floor has its own pattern', () => {
  expect(unevenness({ camera, planes })(behind.floor, 100, 300)).toBe(1);
});
