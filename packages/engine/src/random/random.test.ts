import { expect, test } from 'vitest';
import { createRandom, hashText } from './random.ts';

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

test('the generator is Mulberry32, and texts are hashed by FNV-1a, as others compute them', () => {
  const { next } = createRandom(1);
  expect([next(), next(), next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
  expect(['', 'a', 'foobar'].map(hashText)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test('draws between two bounds, from a list and by chance follow the generator', () => {
  expect(createRandom(1).between(10, 20)).toBeCloseTo(16.270739405881613, 12);
  expect(createRandom(1).integer(1, 6)).toBe(4);
  expect(createRandom(1).pick(['a', 'b', 'c'])).toBe('b');
  expect([createRandom(1).chance(0.62), createRandom(1).chance(0.63)]).toEqual([false, true]);
  expect(createRandom(5).fork('roof').next()).not.toBe(createRandom(5).fork('wall').next());
});
