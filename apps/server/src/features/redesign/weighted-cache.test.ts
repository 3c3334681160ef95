import { expect, test } from 'vitest';
import { weightedCache } from './weighted-cache.ts';

function counted() {
  let count = 0;
  return { make: async () => `made ${++count}`, count: () => count };
}

test('concurrent requests share one computation', async () => {
  const { make, count } = counted();
  const kept = weightedCache<string>(100, () => 10);
  const both = await Promise.all([kept.get('a', make), kept.get('a', make)]);
  expect(both).toEqual(['made 1', 'made 1']);
  expect(count()).toBe(1);
});

test('above the weight limit the least recently used entry is evicted', async () => {
  const { make } = counted();
  const kept = weightedCache<string>(20, () => 10);
  await kept.get('a', make);
  await kept.get('b', make);
  await kept.get('a', make);
  await kept.get('c', make);
  expect(await kept.get('a', make)).toBe('made 1');
  expect(await kept.get('b', make)).toBe('made 4');
});

test("failures aren't cached", async () => {
  const { make } = counted();
  const kept = weightedCache<string>(20, () => 10);
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', make)).toBe('made 1');
});
