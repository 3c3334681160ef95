import { expect, test } from 'vitest';
import { grainNoise, interleavedNoise, ridgeNoise } from './noise-field.ts';

test('interleaved noise is that of its maker, over rows and columns', () => {
  expect(interleavedNoise(0, 0)).toBe(0);
  // 52.9829189 * 0.06711056 = 3.5557131…, 52.9829189 * 0.00583715 = 0.3092692….
  expect(interleavedNoise(1, 0)).toBeCloseTo(0.5557134, 5);
  expect(interleavedNoise(0, 1)).toBeCloseTo(0.3092692, 5);
  // The inner sum is 1.0067; its whole part is taken off first.
  expect(interleavedNoise(15, 0)).toBeCloseTo(0.3528, 2);
});

test.each([
  ['grain', grainNoise],
  ['ridges', ridgeNoise],
] as const)('%s repeats after 1 in both directions and is continuous', (_name, field) => {
  for (const [u, v] of [
    [0.2, 0.7],
    [0.9999, 0.0001],
  ] as const) {
    expect(field.sample(u + 1, v)).toBeCloseTo(field.sample(u, v), 5);
    expect(field.sample(u, v - 1)).toBeCloseTo(field.sample(u, v), 5);
    expect(field.sample(u + 0.0005, v)).toBeCloseTo(field.sample(u, v), 0);
  }
  expect(field.sample(0.31, 0.62)).not.toBeCloseTo(field.sample(0.62, 0.31), 3);
});

test('grain is about one half on the lattice of all its octaves', () => {
  expect(grainNoise.sample(0, 0)).toBe(0.5);
  expect(grainNoise.sample(5 / 32, 11 / 32)).toBe(0.5);
  let sum = 0;
  for (let at = 0; at < 4096; at++) sum += grainNoise.sample((at % 64) / 64, at / 4096);
  expect(sum / 4096).toBeCloseTo(0.5, 1);
});
