import { expect, test } from 'vitest';
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromHex } from '../../colour/hex.ts';
import { interiorLooks } from '../../restyle/looks/style-looks.ts';
import { likelyColour, paintsOf, plainlyNew, tintForCeiling } from './style-paints.ts';

const labOf = (hex: string) => cieLabFromLinear(...linearFromHex(hex));
const apart = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, c) => value - other[c]!));

test.each(interiorLooks)(
  '$name: walls are told from white, and no two colours are alike',
  ({ name }) => {
    const paints = paintsOf(name);
    for (const hex of paints.walls) expect(apart(labOf(hex), [92, 0, 4])).toBeGreaterThan(18);
    for (const [one, other] of Object.values(paints))
      expect(apart(labOf(one), labOf(other))).toBeGreaterThan(10);
  },
);

test('a surface that has the colour already takes the other one', () => {
  const { walls } = paintsOf('Classic');
  expect(plainlyNew(walls, labOf('#f2efe8'))).toBe(walls[0]);
  expect(plainlyNew(walls, labOf(walls[0]))).toBe(walls[1]);
  expect(plainlyNew(walls, labOf('#f2efe8'), [walls[0]])).toBe(walls[1]);
});

test('a white wall under a warm lamp is white', () => {
  const light = { colour: [1.2, 0.97, 0.7], white: 0.9 } as const;
  const [lightness, a, b] = likelyColour([1.08, 0.873, 0.63], light);
  expect(lightness).toBeGreaterThan(80);
  expect(Math.hypot(a, b)).toBeLessThan(2);
});

test('a paint that the ceiling takes too is a quarter whiter, in its own hue', () => {
  expect(tintForCeiling('#000000')).toBe('#404040');
  expect(tintForCeiling('#ffffff')).toBe('#ffffff');
  const [, a, b] = labOf(tintForCeiling('#94785a'));
  expect(a).toBeGreaterThan(2);
  expect(b).toBeGreaterThan(8);
});
