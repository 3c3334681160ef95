import { expect, test } from 'vitest';
import { fitOpenings } from './fit-openings.ts';
import type { Opening } from './wall-parts.ts';

const opening = (u0: number, u1: number, more: Partial<Opening> = {}): Opening => ({
  u0,
  u1,
  v0: 0.8,
  v1: 2.2,
  kind: 'window',
  ...more,
});

test("a window that overlaps a door or the wall's edge is left out", () => {
  const door = opening(2.4, 3.5, { kind: 'door', v0: 0.01 });
  const beside = opening(4, 5);
  const openings = [opening(0.25, 2.46), beside, opening(5.5, 6.1), door];
  expect(new Set(fitOpenings(openings, 6, 2.9))).toEqual(new Set([door, beside]));
  expect(fitOpenings([opening(1, 2, { v1: 3 })], 6, 2.9)).toEqual([]);
});

test('windows above each other both stay', () => {
  const [low, high] = [opening(1, 2, { v1: 1.2 }), opening(1, 2, { v0: 1.4 })];
  expect(fitOpenings([low, high], 3, 2.9)).toEqual([low, high]);
});

test('shutters fit the space beside the window, and are left out without any', () => {
  const shuttered = (u0: number, u1: number) => opening(u0, u1, { shutters: true });
  const [left, right] = fitOpenings([shuttered(1, 2.2), shuttered(2.9, 4.1)], 6, 2.9);
  expect(left?.shutterMetres).toBeCloseTo(0.335);
  expect(right?.shutterMetres).toBeCloseTo(0.335);
  expect(fitOpenings([shuttered(1, 2.2)], 6, 2.9)[0]?.shutterMetres).toBeCloseTo(0.6);
  expect(fitOpenings([shuttered(0.1, 1.3)], 6, 2.9)[0]?.shutters).toBe(false);
});
