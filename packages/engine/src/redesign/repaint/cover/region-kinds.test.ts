import { expect, test } from 'vitest';
import { isFloorBelow, isOfFloorHue, isOtherFloor, kindOf, type Region } from './region-kinds.ts';

const region = (share: number[], colour: number[], size = 4000, patches = 60): Region => ({
  share,
  colour,
  size,
  patches,
});
const floor = region([0.95, 0, 0, 0.05], [100, 3, 11], 30_000);
const wall = region([0, 0.95, 0, 0.05], [40, -3, -10], 20_000);
const models = { list: [floor, wall], all: 300_000 };

test('a region whose class wavers is like those that are sure', () => {
  expect(kindOf(region([0.3, 0, 0, 0.7], [96, 3, 13]), models)).toBe(0);
  expect(kindOf(region([0, 0.25, 0, 0.75], [46, -4, -14]), models)).toBe(1);
  // the brown top of a chest, half of it read as floor
  expect(kindOf(region([0.46, 0, 0, 0.54], [38, 30, 34]), models)).toBe(2);
  // white furniture before a white wall has no part of the wall
  expect(kindOf(region([0, 0, 0, 1], [41, -3, -10]), models)).toBe(2);
});

test('a skirting of another hue is no floor, its shadow is', () => {
  const skirting = region([0.97, 0, 0, 0.03], [68, 13, 31], 3000);
  const shaded = region([0.97, 0, 0, 0.03], [50, 1.5, 5.5], 3000);
  expect(isOtherFloor(skirting, skirting.size, models)).toBe(true);
  expect(isOtherFloor(shaded, shaded.size, models)).toBe(false);
  expect(isOtherFloor(skirting, 0.95 * floor.size, models)).toBe(false);
});

test('the top of a table is no floor, what is seen below it is', () => {
  const [brown, shaded] = [
    [52, 40, 48],
    [62, 2, 7],
  ];
  expect(isFloorBelow(region([0.95, 0, 0, 0.05], brown), models)).toBe(false);
  expect(isFloorBelow(region([0.95, 0, 0, 0.05], shaded), models)).toBe(true);
});

test('only a floor with a hue of its own is told by it', () => {
  const wooden = { ...models, list: [region([0.95, 0, 0, 0.05], [60, 26, 38], 30_000), wall] };
  expect(isOfFloorHue([44, 19, 27], wooden)).toBe(true);
  expect(isOfFloorHue([44, 1, 2], wooden)).toBe(false);
  expect(isOfFloorHue([100, 3, 11], models)).toBe(false);
});
