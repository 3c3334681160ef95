import { expect, test } from 'vitest';
import { boxIn, paintedCover, paintedToKeep } from '../painted-things.ts';

/** A photo of 100 x 100 px with bars of 10 px above and below. */
const letterboxed = {
  analysis: { crop: { x: 0, y: 10, widthPx: 100, heightPx: 80 } },
  ...{ widthPx: 100, heightPx: 100 },
} as Parameters<typeof boxIn>[0];
const box = { x: 0.5, y: 0.5, width: 0.25, height: 0.4 };

test('a box is that of the part without bars', () => {
  expect(boxIn(letterboxed, box)).toEqual({ x: 0.5, y: 0.5, width: 0.25, height: 0.5 });
});

test('painted things that can stay do, where they are', () => {
  const paintedThings = [
    { name: 'bed', box },
    { name: 'rug', box },
  ];
  expect(paintedToKeep({ paintedThings }, letterboxed)).toEqual([
    { name: 'bed', box: { x: 0.5, y: 0.5, width: 0.25, height: 0.5 } },
  ]);
  expect(paintedToKeep({}, letterboxed)).toEqual([]);
});

test('a smaller photo has a smaller cover, and one without paint has none', () => {
  const read = (names: readonly string[]) =>
    ({
      analysis: { photo: { widthPx: 4, heightPx: 2 } },
      painted: { names, cover: Float32Array.of(1, 1, 0, 0, 1, 1, 0, 0) },
    }) as unknown as Parameters<typeof paintedCover>[0];
  const half = { photo: { widthPx: 2, heightPx: 1 } } as Parameters<typeof paintedCover>[1];
  expect([...paintedCover(read(['bed']), half)!]).toEqual([1, 0]);
  expect(paintedCover(read([]), half)).toBeUndefined();
});
