import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same numbers, another seed different ones', () => {
  const draw = (seed: number) => Array.from({ length: 8 }, createRandom(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("a fork doesn't depend on earlier draws", () => {
  const early = createRandom(3).fork('roof').next();
  const random = createRandom(3);
  random.next();
  expect(random.fork('roof').next()).toBe(early);
});

test('integers stay within their bounds and reach both', () => {
  const random = createRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)));
  expect([...seen].sort()).toEqual([2, 3, 4, 5]);
});
