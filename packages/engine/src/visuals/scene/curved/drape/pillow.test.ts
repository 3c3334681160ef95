import { expect, test } from 'vitest';
import { createRandom } from '../../../../random/random.ts';
import type { Vector3 } from '../../../scene-model.ts';
import { SceneBuilder } from '../../builder.ts';
import { coat } from '../../finishes.ts';
import { pillow } from './pillow.ts';

function pointsOf(leanRad: number): Vector3[] {
  const b = new SceneBuilder();
  b.begin('textile', 'pillow');
  pillow(b, [0.35, 0.25, 0.1], b.material(coat('#ffffff')), createRandom(3), leanRad);
  const { positions, count } = b.triangles;
  return Array.from({ length: count * 3 }, (_, k) => [
    positions[k * 3]!,
    positions[k * 3 + 1]!,
    positions[k * 3 + 2]!,
  ]);
}

const upright = pointsOf(0);
const most = (points: readonly Vector3[], axis: 0 | 1 | 2) =>
  Math.max(...points.map((at) => at[axis]));

test('it is thick in the middle and closed at its seams', () => {
  expect(most(upright, 2)).toBeCloseTo(0.1);
  const seam = upright.filter(([x, y]) => Math.hypot(x, y) > 0.4);
  expect(seam.length).toBeGreaterThan(0);
  expect(most(seam, 2)).toBeLessThan(0.03);
});

test('filling draws its sides in between the corners', () => {
  const wide = (isThere: (y: number) => boolean) =>
    most(
      upright.filter(([, y]) => isThere(Math.abs(y))),
      0,
    );
  expect(wide((y) => y < 0.03)).toBeLessThan(wide((y) => y > 0.2) - 0.015);
});

test('leaning, its top lies farther back than its foot', () => {
  const leaning = pointsOf(0.4);
  const top = leaning.reduce((high, at) => (at[1] > high[1] ? at : high));
  const foot = leaning.reduce((low, at) => (at[1] < low[1] ? at : low));
  expect(top[2]).toBeLessThan(foot[2] - 0.1);
});
