import { expect, test } from 'vitest';
import { areaSpans, linearTaps, resizeArea, resizeBilinear } from './resize.ts';

const tapsOf = (from: number, to: number) => {
  const { first, second, share } = linearTaps(from, to);
  return [...first].map((place, index) => [place, second[index], share[index]]);
};

test('pixels lie at their middles, and the borders repeat', () => {
  expect(tapsOf(2, 4)).toEqual([
    [0, 1, 0],
    [0, 1, 0.25],
    [0, 1, 0.75],
    [1, 1, 0],
  ]);
  expect(tapsOf(4, 2)).toEqual([
    [0, 1, 0.5],
    [2, 3, 0.5],
  ]);
});

test('enlarged by two, in each direction on its own', () => {
  expect([...resizeBilinear(Float32Array.of(0, 8), 2, 1, 4, 1)]).toEqual([0, 2, 6, 8]);
  expect([...resizeBilinear(Float32Array.of(0, 8), 1, 2, 1, 4)]).toEqual([0, 2, 6, 8]);
  expect([...resizeBilinear(Float32Array.of(0, 4, 8, 12), 2, 2, 3, 2)]).toEqual([
    ...[0, 2, 4],
    ...[8, 10, 12],
  ]);
});

test('a span covers every pixel that it touches', () => {
  expect([...areaSpans(6, 3)]).toEqual([0, 2, 2, 4, 4, 6]);
  expect([...areaSpans(5, 2)]).toEqual([0, 3, 2, 5]);
  expect([...areaSpans(2, 4)]).toEqual([0, 1, 0, 1, 1, 2, 1, 2]);
});

test('shrunk to means', () => {
  const source = Float32Array.of(1, 3, 10, 20, 5, 7, 30, 40);
  expect([...resizeArea(source, 4, 2, 2, 1)]).toEqual([4, 25]);
  expect([...resizeArea(source, 4, 2, 4, 1)]).toEqual([3, 5, 20, 30]);
  expect([...resizeArea(source, 2, 4, 1, 2)]).toEqual([8.5, 20.5]);
});
