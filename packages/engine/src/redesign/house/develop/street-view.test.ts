import { expect, test } from 'vitest';
import { type StreetPoint, streetFor } from './street-view.ts';

const seen = (seed: number, x: number, y: number): StreetPoint => {
  const out: StreetPoint = { sky: 0, light: 0, ground: 0 };
  streetFor(seed)(x, y, out);
  return out;
};
const along = Array.from({ length: 200 }, (_, step) => step * 0.5 - 50);
const share = (found: boolean[]) => found.filter(Boolean).length / found.length;

test('across the street are ground, then trees, with sky above', () => {
  for (const seed of [0, 1, 7]) {
    expect(share(along.map((x) => seen(seed, x, -2).ground > 0.99))).toBe(1);
    expect(share(along.map((x) => seen(seed, x, 2).sky > 0.5))).toBeLessThan(0.15);
    const halfway = share(along.map((x) => seen(seed, x, 8).sky > 0.5));
    expect(halfway).toBeGreaterThan(0.1);
    expect(halfway).toBeLessThan(0.9);
    expect(share(along.map((x) => seen(seed, x, 40).sky === 1))).toBe(1);
  }
});

test('the view continues smoothly where it is mirrored', () => {
  for (let x = -80; x < 80; x += 0.01)
    expect(Math.abs(seen(0, x, 3).light - seen(0, x + 0.01, 3).light)).toBeLessThan(1);
});
