import { expect, test } from 'vitest';
import { type StreetPoint, streetFor } from './street-view.ts';

const seen = (seed: number, x: number, y: number): StreetPoint => {
  const out: StreetPoint = { sky: 0, light: 0, ground: 0, tint: [1, 1, 1] };
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

test('gaps between crowns are wide or none, and what fills them is leaves', () => {
  for (const seed of [0, 1]) {
    const step = 0.02;
    const row = Array.from({ length: 3000 }, (_, k) => seen(seed, k * step - 30, 3.4));
    let run = 0;
    for (const { sky } of [...row, { sky: 0 }]) {
      if (sky > 0.5) run++;
      else {
        if (run > 0) expect(run * step).toBeGreaterThan(0.15);
        run = 0;
      }
    }
    const leaves = row.filter(({ sky }) => sky === 0);
    const flat = leaves.filter(({ light }, k) => k > 9 && light === leaves[k - 9]!.light);
    expect(flat.length / leaves.length).toBeLessThan(0.02);
  }
});

test('trees have more than one colour', () => {
  const reds = along.map((x) => seen(0, x, 2.2).tint[0]).sort((a, c) => a - c);
  expect(reds[180]! / reds[20]!).toBeGreaterThan(1.25);
});
