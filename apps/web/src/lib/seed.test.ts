import { expect, test } from 'vitest';
import { isSeed } from './seed.ts';

test.each(['0', '7', '4294967295'])('%s is a seed', (text) => expect(isSeed(text)).toBe(true));

test.each(['', ' ', '-1', '1.5', '4294967296', 'x'])('%j is none', (text) =>
  expect(isSeed(text)).toBe(false),
);
