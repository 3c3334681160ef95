import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import { drapedCover, drapedRunner, pillow, rumpled } from './cloth.ts';

const bed = { halfWidth: 0.8, back: 0.6, front: 2.1, low: 0.3, high: 0.6 };
const soft = { radius: 0.07, swell: 0.02, folds: 1 };

function built(build: (b: SceneBuilder) => void): Vector3[] {
  const b = new SceneBuilder();
  b.begin('textile', 'cloth');
  build(b);
  const { positions, count } = b.triangles;
  return Array.from({ length: count * 3 }, (_, k) => [
    positions[k * 3]!,
    positions[k * 3 + 1]!,
    positions[k * 3 + 2]!,
  ]);
}

const cover = (grown: number) =>
  built((b) =>
    drapedCover(
      b,
      {
        ...bed,
        ...soft,
        halfWidth: bed.halfWidth + grown,
        front: bed.front + grown,
        high: bed.high + grown,
      },
      b.material(coat('#8899aa')),
      rumpled(createRandom(7)),
    ),
  );

test('a cover hangs around what it lies on, and never intersects it', () => {
  const points = cover(0);
  const inside = points.filter(
    ([x, y, z]) =>
      Math.abs(x) < bed.halfWidth - soft.radius &&
      z < bed.front - soft.radius &&
      y < bed.high - 0.001,
  );
  expect(inside).toEqual([]);
  const lowest = Math.min(...points.map(([, y]) => y));
  expect(lowest).toBeCloseTo(bed.low, 1);
});

test('it has folds', () => {
  const onTop = cover(0).filter(([x, , z]) => Math.abs(x) < 0.6 && z < 1.9);
  const heights = onTop.map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.015);
});

test("its hem waves, the lying part doesn't", () => {
  const hem = cover(0).filter(([x, y]) => x > bed.halfWidth - 0.05 && y < bed.low + 0.03);
  const out = hem.map(([x]) => x);
  expect(Math.max(...out) - Math.min(...out)).toBeGreaterThan(0.012);
});

test('a runner lies on its cover and hangs down at both sides only', () => {
  const rumple = rumpled(createRandom(7));
  const runner = { over: 0.02, from: 1.4, to: 1.9, fall: 0.25, aslant: 0.03 };
  const points = built((b) =>
    drapedRunner(b, { ...bed, ...soft }, runner, b.material(coat('#8899aa')), rumple),
  );
  for (const [x, y, z] of points) {
    if (Math.abs(x) < bed.halfWidth - soft.radius) expect(y).toBeGreaterThan(bed.high);
    expect(z).toBeGreaterThan(1.36);
    expect(z).toBeLessThan(1.94);
  }
  expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(bed.high - 0.2);
});

test('a pillow is thick in the middle and thin at its seams', () => {
  const points = built((b) =>
    pillow(b, [0.35, 0.2, 0.11], b.material(coat('#ffffff')), createRandom(3)),
  );
  const thick = (isThere: (x: number, y: number) => boolean) =>
    Math.max(...points.filter(([x, y]) => isThere(x, y)).map(([, , z]) => Math.abs(z)));
  expect(thick((x, y) => Math.hypot(x, y) < 0.08)).toBeGreaterThan(0.09);
  expect(thick((x) => Math.abs(x) > 0.345)).toBeLessThan(0.01);
});
