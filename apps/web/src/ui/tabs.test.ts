import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs.tsx';

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s from %i leads to %s of three', (key, place, next) => {
  expect(tabAfterKey(key, place, 3)).toBe(next);
});
