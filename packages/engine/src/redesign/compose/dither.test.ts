import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { compositeFurniture } from './composite-furniture.ts';
import { develop, gradeOf } from './develop.ts';
import { expose } from './exposure.ts';

const [widthPx, heightPx] = [160, 900];
const pixels = widthPx * heightPx;

test('a wall in smooth light has no steps, however it is exposed and graded', () => {
  const base = createRgbImage(widthPx, heightPx);
  base.data.fill(190);
  // some five codes from left to right
  const factors = Float32Array.from(
    { length: pixels * 3 },
    (_, at) => 1 + (0.06 * (Math.floor(at / 3) % widthPx)) / widthPx,
  );
  const light = {
    radiance: new Float32Array(pixels * 3),
    cutOut: new Float32Array(pixels * 3),
    coverage: new Float32Array(pixels),
  };
  const map = { width: 1, height: 1, gains: new Float32Array([1]), colour: [1, 1, 1] } as const;
  const image = compositeFurniture({ base, light, map, factors, grain: 0, seed: 4 });
  expose(image, 1.07, () => 0);
  develop(image, gradeOf({ aesthetic: 'Bright', propertyType: 'Residential' }), () => 0);
  const means = Array.from({ length: widthPx }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < heightPx; y++) sum += image.data[(y * widthPx + x) * 3]!;
    return sum / heightPx;
  });
  expect(means.at(-1)! - means[0]!).toBeGreaterThan(3);
  const steps = means.slice(1).map((mean, x) => mean - means[x]!);
  expect(Math.max(...steps)).toBeLessThan(0.25);
});
