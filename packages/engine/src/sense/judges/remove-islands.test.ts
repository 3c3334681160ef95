import { expect, test } from 'vitest';
import { removeIslands } from './remove-islands.ts';
import { smoothProbabilities } from './smooth-probabilities.ts';

/** Five patches: the first is small and enclosed by the others. */
const patches = {
  count: 5,
  size: Float32Array.of(1, 100, 100, 100, 100),
  lightness: Float32Array.of(0.6, 0.6, 0.6, 0.6, 0.6),
  a: new Float32Array(5),
  b: new Float32Array(5),
  borders: [
    ...[1, 2, 3, 4].map((second) => ({ first: 0, second, length: 5, contrast: 0.01 })),
    { first: 1, second: 2, length: 10, contrast: 0.01 },
    { first: 2, second: 3, length: 10, contrast: 0.01 },
    { first: 3, second: 4, length: 10, contrast: 0.01 },
  ],
};
const ring = [0.9, 0.1];

test('an uncertain island takes the surrounding class', () => {
  const beliefs = Float32Array.from([0.42, 0.58, ...ring, ...ring, ...ring, ...ring]);
  const tidy = removeIslands(patches, beliefs, 2);
  expect(tidy[0]).toBeGreaterThan(0.5);
});

test('a certain island stays', () => {
  const beliefs = Float32Array.from([0.05, 0.95, ...ring, ...ring, ...ring, ...ring]);
  expect(removeIslands(patches, beliefs, 2)).toEqual(beliefs);
});

test('an island the size of a lamp or a distant window stays, even if uncertain', () => {
  const beliefs = Float32Array.from([0.42, 0.58, ...ring, ...ring, ...ring, ...ring]);
  const lamp = { ...patches, size: Float32Array.of(4, 100, 100, 100, 100) };
  expect(removeIslands(lamp, beliefs, 2)).toEqual(beliefs);
});

test('neighbours across weak borders change an uncertain patch, strong borders prevent it', () => {
  const beliefs = Float32Array.from([0.45, 0.55, ...ring, ...ring, ...ring, ...ring]);
  expect(smoothProbabilities(patches, beliefs, 2, 2)[0]).toBeGreaterThan(0.6);
  const walled = {
    ...patches,
    borders: patches.borders.map((border) => ({ ...border, contrast: 0.5 })),
  };
  expect(smoothProbabilities(walled, beliefs, 2, 2)[0]).toBeLessThan(0.5);
});
