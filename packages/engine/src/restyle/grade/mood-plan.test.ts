import { expect, test } from 'vitest';
import { exteriorLooks, interiorLooks } from '../looks/style-looks.ts';
import { amountOf } from '../render.ts';
import { plannedShifts, type Three } from './mood-plan.ts';

const amount = amountOf(0.45);
const moodsOf = {
  room: interiorLooks.map((look) => look.mood),
  house: exteriorLooks.map((look) => look.mood),
} as const;
/** The effect of the aesthetics Bright and Dark and of a warm property. */
const settings = [
  { stops: 0.144, warmth: 0, tint: 0 },
  { stops: -0.56, warmth: 0, tint: 0 },
  { stops: 0.02, warmth: 0.4, tint: 0 },
] as const;
const lightnesses = [28, 35, 42, 50, 57, 64, 70, 75, 80, 86];
const casts = [-4, 0, 7];

const distance = (p: Three, q: Three) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

function nearestOf(shifts: readonly Three[]): number {
  return Math.min(
    ...shifts.flatMap((one, index) => shifts.slice(0, index).map((other) => distance(one, other))),
  );
}

const photos = lightnesses.flatMap((lightness) =>
  casts.flatMap((yellow) =>
    [5, 22].flatMap((spread) =>
      [50, 100].map((brightest) => ({ mean: [lightness, 0, yellow] as const, spread, brightest })),
    ),
  ),
);

test.each(['room', 'house'] as const)('no two styles give a %s nearly the same mean', (kind) => {
  for (const photo of photos) {
    for (const setting of settings) {
      const shifts = plannedShifts(photo, moodsOf[kind], amount, setting);
      // A dark setting on a dark photo leaves little room for sixteen moods.
      const least = setting.stops < -0.5 ? 4.4 : 5;
      expect(nearestOf(shifts), `${photo.mean}, ${setting.stops}`).toBeGreaterThan(least);
    }
  }
});

test.each(['room', 'house'] as const)('every style changes a plain %s', (kind) => {
  for (const photo of photos) {
    const [setting] = settings;
    const shifts = plannedShifts(photo, moodsOf[kind], amount, setting);
    for (const shift of shifts) {
      const least = photo.spread < 10 ? 6.6 : 6;
      expect(Math.hypot(...shift), `${photo.mean}`).toBeGreaterThan(least);
    }
  }
});

test('no mean is black or white', () => {
  for (const lightness of [3, 15, 50, 86, 98]) {
    const shifts = plannedShifts(
      { mean: [lightness, 0, 0], spread: 9, brightest: 100 },
      moodsOf.house,
      amount,
      settings[0],
    );
    for (const [shift] of shifts) {
      expect(lightness + shift).toBeGreaterThan(12.9);
      expect(lightness + shift).toBeLessThan(93);
    }
  }
});

test('no dark mean is more yellow than brown', () => {
  for (const mean of [
    [51, 6, 9],
    [47, 6, 7],
    [54, 3, 8],
    [42, 5, 7],
  ] as const) {
    const photo = { mean, spread: 12, brightest: 90 };
    const shifts = plannedShifts(photo, moodsOf.room, amount, settings[0]);
    for (const shift of shifts) {
      expect(mean[2] + shift[2]).toBeLessThan(0.1901 * (mean[0] + shift[0]));
    }
    expect(nearestOf(shifts), `${mean}`).toBeGreaterThan(5.1);
  }
});

test("no style removes the photo's strong steps of light", () => {
  const photo = { mean: [74, 0, 2], spread: 12, brightest: 80 } as const;
  const shifts = plannedShifts(photo, moodsOf.room, amount, settings[0]);
  expect(Math.max(...shifts.map((shift) => shift[0]))).toBeLessThan(6.01);
  expect(nearestOf(shifts)).toBeGreaterThan(5);
});

test('a dull photo is brightened, even if parts clip', () => {
  const photo = { mean: [45, 0, 2], spread: 12, brightest: 47 } as const;
  const shifts = plannedShifts(photo, moodsOf.room, amount, settings[0]);
  expect(Math.max(...shifts.map((shift) => shift[0]))).toBeGreaterThan(15);
});
