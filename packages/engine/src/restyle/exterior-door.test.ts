import { expect, test } from 'vitest';
import type { Analysis, Opening } from '../sense/analysis.ts';
import { doorWish } from './exterior-door.ts';

const look = { garage: '#808080', doors: ['#aa0000'] } as const;
const opening = (width: number, height: number, kind: Opening['kind'] = 'door'): Opening => ({
  kind,
  plane: 0,
  corners: [
    { x: 10, y: 10 },
    { x: 10 + width, y: 10 },
    { x: 10 + width, y: 10 + height },
    { x: 10, y: 10 + height },
  ],
  confidence: 1,
});
const seen = (openings: Opening[], area = 0.01) =>
  ({ openings, surfaces: [{ className: 'door', area }] }) as unknown as Analysis;
const front = { colour: '#aa0000', amount: 0.85 };
const garage = { colour: '#808080', amount: 0.5 };

test('a garage door is nearly as wide as high, or large in the photo', () => {
  expect(doorWish(seen([opening(89, 100)]), look, 0)).toEqual(front);
  expect(doorWish(seen([opening(91, 100)]), look, 0)).toEqual(garage);
  expect(doorWish(seen([opening(40, 100), opening(200, 100)]), look, 0)).toEqual(garage);
  expect(doorWish(seen([], 0.025), look, 0)).toEqual(front);
  expect(doorWish(seen([], 0.026), look, 0)).toEqual(garage);
});

test('a wide window is no door', () => {
  expect(doorWish(seen([opening(200, 100, 'window')]), look, 0)).toEqual(front);
});
