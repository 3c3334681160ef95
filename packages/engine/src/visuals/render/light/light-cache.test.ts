import { expect, test } from 'vitest';
import { LightCache } from './light-cache.ts';

test('estimates before ageing count as one', () => {
  const cache = new LightCache();
  const slot = cache.find(0, 0, 0, 0, 1, 0);
  for (let estimate = 0; estimate < 8; estimate++) cache.add(slot, 1, 1, 1);
  expect(cache.wants(slot)).toBe(-1);
  cache.age();
  expect(cache.wants(slot)).toBe(1);
  cache.add(slot, 3, 3, 3);
  const light = new Float64Array(3);
  cache.read(slot, light);
  expect([...light]).toEqual([2, 2, 2]);
});
