import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { packView, unpackView } from './view-file.ts';

test('a view survives packing nearly unchanged', () => {
  const image = createRgbImage(40, 20);
  for (let at = 0; at < 800; at++)
    image.data.set([(at % 40) * 6, 200 - Math.floor(at / 40) * 8, 90], at * 3);
  const view = unpackView(packView(image, { focalPx: 33.5, horizonPx: 11 }));
  expect([view.focalPx, view.horizonPx, view.image.widthPx, view.image.heightPx]).toEqual([
    33.5, 11, 40, 20,
  ]);
  const furthest = view.image.data.reduce(
    (most, code, at) => Math.max(most, Math.abs(code - image.data[at]!)),
    0,
  );
  expect(furthest).toBeLessThan(12);
});

test('a corrupt file is rejected', () => {
  expect(() => unpackView(Uint8Array.of(1, 2, 3))).toThrow();
});
