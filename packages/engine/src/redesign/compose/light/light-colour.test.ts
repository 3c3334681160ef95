import { expect, test } from 'vitest';
import { cieLabFromLinear } from '../../../colour/cie-lab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import { balancedLight, lightColour } from './light-colour.ts';

type Rgb = readonly [number, number, number];

/** Three stripes, the brightest of cream paint, under one light. */
function creamRoom(light: Rgb): RgbImage {
  const image = createRgbImage(60, 60);
  const paints: readonly Rgb[] = [
    [246, 226, 180],
    [200, 200, 200],
    [110, 60, 30],
  ];
  for (let at = 0; at < 3600; at++)
    for (let c = 0; c < 3; c++)
      image.data[at * 3 + c] = srgb8FromLinear(
        linearFromSrgb8[paints[Math.floor(at / 1200)]![c]!]! * light[c]!,
      );
  return image;
}

test("cream paint is not mistaken for the light's colour", () => {
  for (const part of lightColour(creamRoom([1, 1, 1]))) expect(part).toBeCloseTo(1, 2);
});

test("the lamp's colour is found on grey surfaces", () => {
  const [red, green, blue] = lightColour(creamRoom([1, 0.8, 0.6]));
  expect(red / green).toBeCloseTo((1 / 0.8) ** 0.85, 1);
  expect(blue / green).toBeCloseTo((0.6 / 0.8) ** 0.85, 1);
});

test('an aesthetic with its own light uses less of it', () => {
  const [red, , blue] = lightColour(creamRoom([1, 0.8, 0.6]), false);
  expect(red / blue).toBeCloseTo((1 / 0.6) ** 0.4, 1);
});

test('a black picture has white light', () => {
  expect(lightColour(createRgbImage(8, 8))).toEqual([1, 1, 1]);
});

test('repainted walls are white under any lamp', () => {
  for (const lamp of [
    [1, 0.8, 0.6],
    [1, 0.6, 0.25],
    [0.7, 0.9, 1],
  ] as const) {
    const [red, green, blue] = balancedLight(lightColour(creamRoom(lamp)));
    const [, a, b] = cieLabFromLinear(0.7 * red, 0.7 * green, 0.7 * blue);
    expect(Math.hypot(a, b)).toBeLessThan(3);
    expect(Math.sign(red - blue)).toBe(Math.sign(lamp[0] - lamp[2]));
  }
});

test('nearly white light is unchanged', () => {
  const light = [1.01, 1, 0.99] as const;
  balancedLight(light).forEach((part, c) => {
    expect(part).toBeCloseTo(light[c]!, 2);
  });
});
