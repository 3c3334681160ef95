import { expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { colourOfWish, linearFromHex, shadeColour } from './colour-of-wish.ts';
import { colours } from './vocabulary/finishes.ts';

const lightness = (colour: readonly [number, number, number]) => okLabFromLinear(...colour)[0];
const chroma = (colour: readonly [number, number, number]) => {
  const [, a, b] = okLabFromLinear(...colour);
  return Math.hypot(a, b);
};

test('parses hexadecimal colours, red first', () => {
  expect(linearFromHex('#ff0080')).toEqual([1, 0, expect.closeTo(0.2159, 3)]);
  expect(colourOfWish('red')).toEqual(linearFromHex(colours.red.hex));
});

test('dark lowers lightness, light raises it up to the limit', () => {
  const [dark, plain, light] = ['dark red', 'red', 'light red'].map((wish) => colourOfWish(wish)!);
  expect(lightness(dark!)).toBeLessThan(lightness(plain!) - 0.03);
  expect(lightness(light!)).toBeGreaterThan(lightness(plain!) + 0.03);
  for (const shade of ['dark', 'light'] as const) {
    for (const colour of [
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 1],
    ] as const) {
      const shaded = shadeColour(colour, shade);
      expect(Math.min(...shaded)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...shaded)).toBeLessThanOrEqual(1);
    }
  }
});

test('a shade keeps the hue', () => {
  const hue = (colour: readonly [number, number, number]) => {
    const [, a, b] = okLabFromLinear(...colour);
    return Math.atan2(b, a);
  };
  const plain = colourOfWish('red')!;
  expect(hue(colourOfWish('dark red')!)).toBeCloseTo(hue(plain), 1);
  expect(chroma(colourOfWish('dark red')!)).toBeGreaterThan(0.02);
});

test('unknown words give no colour', () => {
  expect(colourOfWish('zorblat')).toBeUndefined();
  expect(colourOfWish('dark zorblat')).toBeUndefined();
});
