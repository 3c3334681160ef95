import { expect, test } from 'vitest';
import { exteriorLooks, interiorLooks } from './style-looks.ts';

test.each([
  ['room', interiorLooks],
  ['house', exteriorLooks],
] as const)('no two styles give a photo of a %s nearly the same mean', (_, looks) => {
  for (const [index, one] of looks.entries()) {
    for (const other of looks.slice(index + 1)) {
      const gap = Math.hypot(...one.mood.map((value, k) => value - other.mood[k]!));
      expect(gap, `${one.name} / ${other.name}`).toBeGreaterThan(5.15);
    }
  }
});
