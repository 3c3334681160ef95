import { expect, test } from 'vitest';
import { linearFromOkLab, okLabFromLinear } from './oklab.ts';
import { linearFromSrgb8, srgb8FromLinear } from './srgb.ts';
import { cubeRoot } from './tables.ts';

test('every 8-bit code survives the way to linear light and back', () => {
  for (let code = 0; code < 256; code++) expect(srgb8FromLinear(linearFromSrgb8[code]!)).toBe(code);
});

test('OKLab of white, and of the published red', () => {
  const [lightness, a, b] = okLabFromLinear(1, 1, 1);
  expect(lightness).toBeCloseTo(1, 4);
  expect(Math.hypot(a, b)).toBeLessThan(1e-3);
  const red = okLabFromLinear(1, 0, 0);
  expect(red[0]).toBeCloseTo(0.628, 3);
  expect(red[1]).toBeCloseTo(0.225, 3);
  expect(red[2]).toBeCloseTo(0.126, 3);
});

test('OKLab is undone by its inverse', () => {
  const back = linearFromOkLab(...okLabFromLinear(0.2, 0.5, 0.8));
  expect(back[0]).toBeCloseTo(0.2, 4);
  expect(back[1]).toBeCloseTo(0.5, 4);
  expect(back[2]).toBeCloseTo(0.8, 4);
});

test('a cube root read off a table is the cube root', () => {
  for (let value = 0; value <= 1.2; value += 0.0007) {
    expect(Math.abs(cubeRoot(value) - Math.cbrt(value))).toBeLessThan(2e-3);
  }
});
