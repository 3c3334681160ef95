import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import { lightTint, tinted } from './light-tint.ts';

const [widthPx, heightPx] = [120, 60];
const size = widthPx * heightPx;

/** A grey floor, left half in red light, right half in blue. */
function floorOf(hasTint = true) {
  const radiance = new Float32Array(size * 3);
  for (let at = 0; at < size; at++)
    radiance.set(at % widthPx < widthPx / 2 ? [0.4, 0.2, 0.1] : [0.1, 0.2, 0.4], at * 3);
  const surface = { plane: behind.floor, albedo: 0.5, colour: [0.5, 0.5, 0.5] as const };
  const tint = lightTint({
    furnished: {
      radiance,
      cutOut: new Float32Array(size * 3),
      coverage: new Float32Array(size),
    },
    widthPx,
    heightPx,
    surfaceAt: () => surface,
  });
  const planeOf = new Uint8Array(size).fill(behind.floor);
  const spared = (at: number) => (at === 0 ? 1 : 0);
  return tinted(
    new Float32Array(size).fill(0.5),
    hasTint ? tint : undefined,
    { widthPx, planeOf },
    spared,
  );
}

const channels = (factors: Float32Array, x: number) => {
  const at = (30 * widthPx + x) * 3;
  return [...factors.subarray(at, at + 3)];
};

test('each place is seen in its own light, and shaded', () => {
  const factors = floorOf();
  const [left, right] = [channels(factors, 10), channels(factors, 110)];
  expect(left[0]! / left[2]!).toBeGreaterThan(1.6);
  expect(right[0]! / right[2]!).toBeLessThan(0.62);
  expect(left[1]).toBeLessThan(0.6);
});

test('a room without neon is shaded alone', () => {
  expect(channels(floorOf(false), 10)).toEqual([0.5, 0.5, 0.5]);
});

test('what is spared keeps the light that it has', () => {
  expect([...floorOf().subarray(0, 3)]).toEqual([1, 1, 1]);
});
