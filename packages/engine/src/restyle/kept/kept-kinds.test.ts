import { expect, test } from 'vitest';
import { isKeepable, keptKinds } from './kept-kinds.ts';

// Usual heights: furniture makers' standards, and a grown person.
test.each([
  ['person', 1.7, 1.8],
  ['worktop', 0.9, 0.95],
  ['table', 0.72, 0.8],
  ['refrigerator', 1.7, 2],
  ['bathtub', 0.55, 0.65],
  ['chair', 0.8, 1.05],
])('a %s is %f to %f m high', (name, low, high) => {
  const { heightMetres } = keptKinds[name]!;
  expect(heightMetres).toBeGreaterThanOrEqual(low);
  expect(heightMetres).toBeLessThanOrEqual(high);
});

test('rugs are not kept, since furniture stands on them', () => {
  expect(isKeepable('rug')).toBe(false);
  expect(isKeepable('mirror')).toBe(true);
});
