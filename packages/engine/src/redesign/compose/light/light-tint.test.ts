import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import { lightTint, tinted } from './light-tint.ts';

const [widthPx, heightPx] = [120, 60];
const size = widthPx * heightPx;

/** A grey floor, its left half in red light and its right half in blue. */
function floorOf(isByNeon: boolean) {
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
    isByNeon,
    surfaceAt: () => surface,
  });
  const planeOf = new Uint8Array(size).fill(behind.floor);
  const spared = (at: number) => (at === 0 ? 1 : 0);
  return tinted(new Float32Array(size).fill(0.5), tint, { widthPx, planeOf }, spared);
}

const channels = (factors: Float32Array, x: number) => {
  const at = (30 * widthPx + x) * 3;
  return [...factors.subarray(at, at + 3)];
};

test('each place is seen in its own light, and shaded', () => {
  const factors = floorOf(false);
  const [left, right] = [channels(factors, 10), channels(factors, 110)];
  expect(left[0]! / left[2]!).toBeGreaterThan(1.6);
  expect(right[0]! / right[2]!).toBeLessThan(0.62);
  expect(left[1]).toBeLessThan(0.6);
});

test('by day the room as a whole stays white', () => {
  const factors = floorOf(false);
  const mean = [0, 1, 2].map((c) => {
    let sum = 0;
    for (let x = 0; x < widthPx; x++) sum += Math.log(channels(factors, x)[c]!) / widthPx;
    return Math.exp(sum);
  });
  expect(mean[0]! / mean[2]!).toBeGreaterThan(0.93);
  expect(mean[0]! / mean[2]!).toBeLessThan(1.07);
});

test('neon colours it more', () => {
  const redness = (isByNeon: boolean) => {
    const [red, , blue] = channels(floorOf(isByNeon), 10);
    return red! / blue!;
  };
  expect(redness(true)).toBeGreaterThan(1.3 * redness(false));
});

test('what is spared keeps the light that it has', () => {
  expect([...floorOf(false).subarray(0, 3)]).toEqual([1, 1, 1]);
});
