import { expect, test } from 'vitest';
import { cieLabFromLinear } from './cie-lab.ts';
import { linearFromHex } from './hex.ts';
import { linearFromOkLab, type OkLab, okLabFromLinear } from './oklab.ts';
import { linearFromSrgb8, luminanceAt, srgb8FromLinear } from './srgb.ts';
import { cubeRoot, quickOkLab } from './tables.ts';

test('every 8-bit code survives the conversion to linear light and back', () => {
  for (let code = 0; code < 256; code++) expect(srgb8FromLinear(linearFromSrgb8[code]!)).toBe(code);
});

// Computed by hand from IEC 61966-2-1; codes 10 and 11 are on either side of the linear segment's end.
test.each([
  [0, 0],
  [1, 0.000303527],
  [10, 0.00303527],
  [11, 0.003346536],
  [128, 0.2158605],
  [188, 0.502886458],
  [255, 1],
])('code %i is the light %f', (code, light) => {
  expect(linearFromSrgb8[code]).toBeCloseTo(light, 7);
});

test.each([
  [Number.NaN, 0],
  [-0.5, 0],
  [0, 0],
  [0.0001, 0],
  [0.0002, 1],
  [0.003, 10],
  [0.6, 203],
  [0.99999, 255],
  [1, 255],
  [7, 255],
])('light %f is the code %i', (light, code) => {
  expect(srgb8FromLinear(light)).toBe(code);
});

test('luminance weights are those of Rec. 709, at every pixel', () => {
  const row = new Uint8ClampedArray([9, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  expect(luminanceAt(row, 1)).toBeCloseTo(0.2126, 6);
  expect(luminanceAt(row, 4)).toBeCloseTo(0.7152, 6);
  expect(luminanceAt(row, 7)).toBeCloseTo(0.0722, 6);
  expect(luminanceAt(row, 10)).toBeCloseTo(1, 6);
  expect(luminanceAt(new Uint8ClampedArray([128, 128, 128]), 0)).toBeCloseTo(0.2158605, 6);
});

/** As published with OKLab: pure sRGB colours and half a grey. */
const published: readonly (readonly [rgb: readonly [number, number, number], lab: OkLab])[] = [
  [
    [1, 1, 1],
    [1, 0, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [1, 0, 0],
    [0.627955, 0.224863, 0.125846],
  ],
  [
    [0, 1, 0],
    [0.86644, -0.233888, 0.179498],
  ],
  [
    [0, 0, 1],
    [0.452014, -0.032457, -0.311528],
  ],
  [
    [0, 1, 1],
    [0.905399, -0.149444, -0.039398],
  ],
  [
    [1, 0, 1],
    [0.701674, 0.274566, -0.169156],
  ],
  [
    [1, 1, 0],
    [0.967983, -0.071369, 0.19857],
  ],
  [
    [0.125, 0.125, 0.125],
    [0.5, 0, 0],
  ],
];

test.each(published)('OKLab of %j is %j, exactly, by table, and back', (rgb, lab) => {
  const exact = okLabFromLinear(...rgb);
  const quick = new Float64Array(3);
  quickOkLab(...rgb, quick);
  for (let axis = 0; axis < 3; axis++) {
    expect(exact[axis]).toBeCloseTo(lab[axis]!, 5);
    expect(quick[axis]).toBeCloseTo(lab[axis]!, 5);
    expect(linearFromOkLab(...exact)[axis]).toBeCloseTo(rgb[axis]!, 5);
  }
});

test("the table's cube root is accurate", () => {
  for (let value = 0.01; value <= 1.2; value += 0.0007) {
    expect(Math.abs(cubeRoot(value) - Math.cbrt(value))).toBeLessThan(1e-6);
  }
  for (let value = 0; value <= 0.01; value += 0.00007) {
    expect(Math.abs(cubeRoot(value) - Math.cbrt(value))).toBeLessThan(2e-3);
  }
  expect(cubeRoot(-8)).toBe(0);
  expect(cubeRoot(27)).toBe(3);
});

test('parses hexadecimal colours, and nothing else', () => {
  expect(linearFromHex('#ff8000')).toEqual([1, expect.closeTo(0.2158605, 6), 0]);
  expect(linearFromHex('#0000FF')).toEqual([0, 0, 1]);
  for (const wrong of ['ff8000', '#ff800', '#ff80000', 'x#ff8000', '#gg8000']) {
    expect(() => linearFromHex(wrong)).toThrow(`such as #a1b2c3, got "${wrong}"`);
  }
});

// Published CIE L*a*b* of the sRGB primaries, white point D65 (Lindbloom).
test.each([
  [
    [1, 1, 1],
    [100, 0, 0],
  ],
  [
    [1, 0, 0],
    [53.24, 80.09, 67.2],
  ],
  [
    [0, 1, 0],
    [87.73, -86.18, 83.18],
  ],
  [
    [0, 0, 1],
    [32.3, 79.19, -107.86],
  ],
] as const)('CIE Lab of %j is %j', ([red, green, blue], lab) => {
  const found = cieLabFromLinear(red, green, blue);
  for (const [axis, value] of lab.entries()) expect(found[axis]).toBeCloseTo(value, 1);
});
