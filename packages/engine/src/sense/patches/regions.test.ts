import { expect, test } from 'vitest';
import { createRegions } from './regions.ts';
import type { Superpixels } from './superpixels.ts';

/** A row of patches of these lightnesses, each beside the next. */
function rowOf(lightness: readonly number[]): Superpixels {
  const count = lightness.length;
  const zeros = () => new Float32Array(count);
  return {
    count,
    of: Int32Array.from(lightness.keys()),
    size: zeros().fill(100),
    centreX: zeros(),
    centreY: zeros(),
    lightness: Float32Array.from(lightness),
    a: zeros(),
    b: zeros(),
    borders: lightness
      .slice(1)
      .map((_, first) => ({ first, second: first + 1, length: 10, contrast: 0 })),
  };
}

const finest = (lightness: readonly number[]) => [...createRegions(rowOf(lightness))[0]!.of];

// A pair may differ by 0.08, a region of two by its own difference and 0.04 more.
test.each([
  ['alike patches join', [0.5, 0.57], [0, 0]],
  ['a step of 0.1 parts them', [0.5, 0.6], [0, 1]],
  ['a region tolerates its own contrast and a share of the level', [0.2, 0.25, 0.32], [0, 0, 0]],
  ['beyond that a patch stays apart', [0.2, 0.25, 0.35], [0, 0, 1]],
])('%s', (_, lightness, regions) => {
  expect(finest(lightness)).toEqual(regions);
});
