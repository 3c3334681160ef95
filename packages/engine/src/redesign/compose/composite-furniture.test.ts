import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { compositeFurniture } from './composite-furniture.ts';

/** Code of a grey thing filling the picture, at a light level. */
function codeAt(level: number): number {
  const pixels = 16;
  const image = compositeFurniture({
    base: createRgbImage(4, 4),
    light: {
      radiance: new Float32Array(pixels * 3).fill(level),
      cutOut: new Float32Array(pixels * 3).fill(level),
      coverage: new Float32Array(pixels).fill(1),
    },
    map: { width: 2, height: 2, gains: new Float32Array(4).fill(1), colour: [1, 1, 1] },
    factors: new Float32Array(pixels * 3).fill(1),
    grain: 0,
    seed: 1,
  });
  return image.data[15]!;
}

test("things with the room's light keep their level", () => {
  expect(codeAt(0.5)).toBe(187);
});

test("a white thing in strong light isn't clipped", () => {
  expect(codeAt(1.2)).toBeGreaterThan(codeAt(0.8) + 8);
  expect(codeAt(4)).toBeLessThan(242);
});
