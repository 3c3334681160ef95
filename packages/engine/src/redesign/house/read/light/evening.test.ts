import { expect, test } from 'vitest';
import { type EveningSigns, isEvening } from './evening.ts';

/** A clear day: a blue sky, a sunlit front and lawn, dark panes. */
const clearDay: EveningSigns = {
  sky: 0.42,
  facade: 0.3,
  litFacade: 0.4,
  glass: 0.12,
  ground: { dark: 0.1, middle: 0.27, lit: 0.44 },
  yellow: 0,
  warm: 0,
  glowing: 0,
};

test('a clear day is none', () => {
  expect(isEvening(clearDay)).toBe(false);
});

test('lit rooms under a blue sky mean evening, though lamps or a long exposure make the front bright', () => {
  expect(isEvening({ ...clearDay, sky: 0.24, warm: 0.87, glowing: 0.87 })).toBe(true);
  const dimGround = { dark: 0.05, middle: 0.11, lit: 0.18 };
  const dimRooms = { ...clearDay, sky: 0.43, facade: 0.09, warm: 0.49, glowing: 0.05 };
  expect(isEvening({ ...dimRooms, ground: dimGround })).toBe(true);
  expect(isEvening(dimRooms)).toBe(false);
  const inSun = { dark: 0.07, middle: 0.2, lit: 0.52 };
  expect(isEvening({ ...clearDay, sky: 0.27, warm: 0.21, glowing: 0.16, ground: inSun })).toBe(
    false,
  );
});

test('a sky as dark as after sunset means evening unless the sun shines', () => {
  const late = { ...clearDay, sky: 0.13, facade: 0.23 };
  expect(isEvening({ ...late, ground: { dark: 0.16, middle: 0.3, lit: 0.49 } })).toBe(true);
  expect(isEvening({ ...late, ground: { dark: 0.05, middle: 0.3, lit: 0.49 } })).toBe(false);
  const deepBlue = { ...clearDay, sky: 0.08, facade: 0.33 };
  expect(isEvening({ ...deepBlue, ground: { dark: 0.11, middle: 0.23, lit: 0.33 } })).toBe(false);
});

test('a front in shade whose panes mirror the sky is no evening where the sun lies on the ground', () => {
  const shaded = { ...clearDay, sky: 0.23, facade: 0.05, glass: 0.29 };
  expect(isEvening({ ...shaded, ground: { dark: 0.02, middle: 0.19, lit: 0.39 } })).toBe(false);
  expect(isEvening({ ...shaded, ground: { dark: 0.45, middle: 0.55, lit: 0.63 } })).toBe(false);
  expect(isEvening({ ...shaded, ground: { dark: 0.12, middle: 0.16, lit: 0.22 } })).toBe(true);
});
