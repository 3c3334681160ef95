import { expect, test } from 'vitest';
import { createCutOutSum } from './cut-out-sum.ts';

const buffers = (pixels: number) => ({
  isIn: Uint8Array.of(0, 1),
  radiance: new Float32Array(pixels * 3),
  coverage: new Float32Array(pixels),
  sun: new Float32Array(pixels),
});

test('a cut-out averages the passes that drew each pixel', () => {
  const asked = buffers(2);
  const sum = createCutOutSum(asked);
  sum.pass.coverage.set([1, 0.5]);
  sum.pass.sun.set([0, 0.5]);
  sum.pass.radiance.set([4, 5, 6, 1, 1, 1]);
  sum.add();
  expect([...sum.pass.coverage]).toEqual([0, 0]);
  sum.pass.coverage[1] = 0.25;
  sum.pass.sun[1] = 1;
  sum.pass.radiance.set([3, 5, 7], 3);
  sum.add(Uint8Array.of(0, 1));
  sum.end();
  expect([...asked.coverage]).toEqual([1, 0.375]);
  expect([...asked.sun]).toEqual([0, 0.75]);
  expect([...asked.radiance]).toEqual([4, 5, 6, 2, 3, 4]);
});

test('panes are averaged like what they stand before', () => {
  const film = { taken: new Float32Array(3), added: new Float32Array(3) };
  const asked = { ...buffers(1), film: { isIn: Uint8Array.of(0, 1), ...film } };
  const sum = createCutOutSum(asked);
  for (const share of [0.2, 0.4]) {
    sum.pass.film?.taken.fill(share);
    sum.pass.film?.added.fill(2 * share);
    sum.add();
  }
  sum.end();
  expect(film.taken[0]).toBeCloseTo(0.3);
  expect(film.added[2]).toBeCloseTo(0.6);
});
