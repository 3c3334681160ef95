import { expect, test } from 'vitest';
import { behind } from '../../empty/planes-behind.ts';
import { roomLight } from './room-light.ts';
import type { BareSurface } from './shell-light.ts';

const [widthPx, heightPx] = [72, 48];
const size = widthPx * heightPx;
const plaster = 0.8;

/** The upper half shows a back wall of `wall` times the light of the floor below. */
function lit(
  lightAt: (x: number, y: number) => number,
  {
    isByNeon = false,
    coverageAt = (_x: number, _y: number): number => 0,
    windowAt = (_at: number): number => 0,
    tintAt = (_x: number): readonly number[] => [1, 1, 1],
    isTrimAt = (_y: number): boolean => false,
  } = {},
) {
  const radiance = new Float32Array(size * 3);
  const coverage = new Float32Array(size);
  const planes = new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    planes[at] = y < heightPx / 2 ? behind.back : behind.floor;
    coverage[at] = coverageAt(x, y);
    for (let c = 0; c < 3; c++)
      radiance[at * 3 + c] = plaster * lightAt(x, y) * tintAt(x)[c]! * (1 - coverage[at]!);
  }
  const surface = (plane: number): BareSurface => ({
    plane,
    albedo: plaster,
    colour: [plaster, plaster, plaster],
  });
  const surfaceAt = (at: number) =>
    isTrimAt(Math.floor(at / widthPx)) ? undefined : surface(planes[at]!);
  const furnished = { radiance, coverage, cutOut: new Float32Array(size * 3) };
  const room = { furnished, widthPx, heightPx, planes, surfaceAt, windowAt, isByNeon };
  const { factors, things } = roomLight(room);
  const at = (x: number, y: number) => factors[(y * widthPx + x) * 3 + 1]!;
  return { factors, at, things };
}

test('even light leaves everything at its usual level, however bright it is', () => {
  const { at, things } = lit(() => 5);
  expect(at(10, 10)).toBeCloseTo(1, 3);
  expect(at(60, 40)).toBeCloseTo(1, 3);
  expect(things.gains[0]).toBeCloseTo(1 / 5, 3);
});

test('a pool of lamp light is brighter than the wall around it, by less than it is rendered', () => {
  const { at } = lit((x, y) => (Math.hypot(x - 36, y - 12) < 8 ? 2 : 1));
  const ratio = at(36, 12) / at(6, 12);
  expect(ratio).toBeGreaterThan(1.25);
  expect(ratio).toBeLessThan(2);
});

test('a floor beside a skirting has no dots where pixels show a part of it', () => {
  const isMixed = (x: number, y: number) => y === 25 && x % 5 === 0;
  const { at } = lit((x, y) => (isMixed(x, y) ? 1.8 : 1), { isTrimAt: (y) => y === 24 });
  for (let x = 10; x < 60; x++) expect(at(x, 25)).toBeCloseTo(1, 1);
});

test('contact shade stays as fine as it is rendered', () => {
  const { at } = lit((x, y) => (y > 24 && x > 30 && x < 34 ? 0.5 : 1));
  expect(at(32, 40) / at(10, 40)).toBeLessThan(0.65);
  expect(at(27, 40) / at(10, 40)).toBeGreaterThan(0.93);
});

test('a wall that gets half of the light of the floor is drawn towards it', () => {
  const { at } = lit((_x, y) => (y < 24 ? 0.5 : 1));
  expect(at(36, 10) / at(36, 40)).toBeCloseTo(0.674, 2);
});

test('the colour of neon on a wall is kept, that of a lamp by day only in part', () => {
  const pink = (isByNeon: boolean, y: number) => {
    const tintAt = (x: number) => (x < 36 ? [1, 1, 1] : [1.5, 0.8, 1.5]);
    const { factors } = lit(() => 1, { isByNeon, tintAt });
    const [one, other] = [12, 60].map((x) => {
      const at = (y * widthPx + x) * 3;
      return factors[at]! / factors[at + 1]!;
    }) as [number, number];
    return other / one;
  };
  expect(pink(true, 10)).toBeCloseTo(1.646, 2);
  expect(pink(false, 10)).toBeCloseTo(1.133, 2);
});

test('light of a colour that is the same everywhere is white', () => {
  const { factors, things } = lit(() => 1, { tintAt: () => [1.2, 1, 0.8] });
  const [red, , blue] = factors.subarray(0, 3) as unknown as [number, number, number];
  expect(red / blue).toBeLessThan(1.05);
  expect(things.colour[2] / things.colour[0]).toBeCloseTo(1.43, 2);
});

test('windows keep their own light, and say nothing about the room', () => {
  const isWindow = (at: number) => (at % widthPx < 20 && at < 24 * widthPx ? 1 : 0);
  const { at } = lit((x, y) => (x < 20 && y < 24 ? 40 : 1), { windowAt: isWindow });
  expect(at(5, 5)).toBe(1);
  expect(at(60, 10)).toBeCloseTo(1, 3);
});

test('behind things the light goes on as it is seen around them', () => {
  const { at } = lit(() => 1, {
    coverageAt: (x, y) => (x > 20 && x < 50 && y > 10 && y < 40 ? 1 : 0),
  });
  expect(at(35, 25)).toBeCloseTo(1, 3);
});

test('a picture of things alone has a light', () => {
  const { at } = lit(() => 1, { coverageAt: () => 1 });
  expect(at(35, 25)).toBeCloseTo(1, 3);
});
