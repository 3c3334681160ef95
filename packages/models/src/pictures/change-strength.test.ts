import { expect, test } from 'vitest';
import { keepsEveryLine, strengthOf } from './change-strength.ts';

const recipe = (change: string | undefined, strength: number) =>
  ({ strength, change }) as unknown as Parameters<typeof strengthOf>[0];

test.each([
  [undefined, 0.3, 0.3],
  ['finishes', 0, 0],
  ['furniture', 0.3, 0.65],
  ['furniture', 0.9, 0.9],
  ['empty', 0.3, 0.65],
  ['shape', 0.3, 0.75],
  ['everything', 0.3, 0.8],
])('for %s a strength of %d becomes %d', (change, strength, used) => {
  expect(strengthOf(recipe(change, strength))).toBe(used);
});

test('lines are scored only if all must stay', () => {
  const changes = [undefined, 'finishes', 'furniture', 'empty', 'shape', 'everything'];
  expect(changes.map((change) => keepsEveryLine(recipe(change, 0.5)))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
