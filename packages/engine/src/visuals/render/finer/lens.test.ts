import { expect, test } from 'vitest';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { applyLens } from './lens.ts';

const side = 64;
const base = { widthPx: side, heightPx: side, focalPx: 600, focusMetres: 2 } as const;

/** A white point on black, everything at this depth. */
function pointAt(depthMetres: number) {
  const radiance = new Float32Array(side * side * 3);
  const middle = ((side / 2) * side + side / 2) * 3;
  radiance.fill(1, middle, middle + 3);
  return { radiance, middle, depth: new Float32Array(side * side).fill(depthMetres) };
}

test('a point in focus is unchanged, one behind becomes a disc of equal light', () => {
  const pool = createBufferPool();
  const sharp = pointAt(2);
  applyLens({ ...base, ...sharp, lens: 'shallow', pool });
  expect(sharp.radiance[sharp.middle]).toBe(1);
  const soft = pointAt(Infinity);
  applyLens({ ...base, ...soft, lens: 'shallow', pool });
  expect(soft.radiance[soft.middle]).toBeLessThan(0.5);
  expect(soft.radiance[soft.middle - 3]).toBeGreaterThan(0.05);
});

test('without a lens nothing changes', () => {
  const { radiance, depth, middle } = pointAt(9);
  applyLens({ ...base, radiance, depth, lens: 'none', pool: createBufferPool() });
  expect(radiance[middle]).toBe(1);
});

test("background doesn't bleed over sharp foreground", () => {
  const depth = new Float32Array(side * side);
  const radiance = new Float32Array(side * side * 3);
  for (let pixel = 0; pixel < depth.length; pixel++) {
    const isThing = pixel % side < side / 2;
    depth[pixel] = isThing ? 2 : 40;
    radiance.fill(isThing ? 0 : 1, pixel * 3, pixel * 3 + 3);
  }
  applyLens({ ...base, radiance, depth, lens: 'shallow', pool: createBufferPool() });
  const edge = (32 * side + side / 2 - 1) * 3;
  expect(radiance[edge]).toBeLessThan(0.05);
});
