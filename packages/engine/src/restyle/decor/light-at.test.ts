import { expect, test } from 'vitest';
import type { Vector3 } from '../../sense/analysis.ts';
import { type DecorContext, lightAt } from './decor-context.ts';

/** A floor without shading, lit from the right. */
function lightOf(directionality: number) {
  const direction: Vector3 = [1, 0, 0];
  const context = {
    analysis: { light: { direction, directionality, cast: [1, 1, 1] } },
    whiteLevel: 0.5,
    space: { floor: { shading: null }, floorY: 1.4 },
  };
  return lightAt(context as unknown as DecorContext, { x0: 0, x1: 1, z0: 1, z1: 2 });
}

test('diffuse light comes from above', () => {
  // One fifth from the right cancels the general lean to the left.
  const [x, y, z] = lightOf(0).direction;
  expect(x).toBeCloseTo(0, 6);
  expect(y).toBeCloseTo(-0.84 / Math.hypot(0.84, 0.32), 6);
  expect(z).toBeCloseTo(-0.32 / Math.hypot(0.84, 0.32), 6);
});

test('however directed the light, a fifth comes from above', () => {
  const length = Math.hypot(0.75, 0.36, 0.08);
  const [x, y, z] = lightOf(1).direction;
  expect(x).toBeCloseTo(0.75 / length, 6);
  expect(y).toBeCloseTo(-0.36 / length, 6);
  expect(z).toBeCloseTo(-0.08 / length, 6);
});

test('pieces are slightly darker than white on the floor', () => {
  expect(lightOf(0.5)).toMatchObject({ level: 0.46, tint: [1, 1, 1], floorY: 1.4 });
});
