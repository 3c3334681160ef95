import type { Recipe } from '@maquette/contract';
import { expect, test } from 'vitest';
import type { GenerationRow } from './ledger/ledger-rows.ts';
import { retryOrder } from './retry-order.ts';

const words = {
  ...{ version: 2, from: 'words', shape: 'square', change: {}, edits: [] },
  ...{ finer: false, lens: 'none' },
  ...{ seed: 7, variations: 4, widthPx: 1024, heightPx: 1024 },
} as const satisfies Recipe;

const row = (more: Partial<GenerationRow> = {}) =>
  ({
    ...{ tool: 'visual', title: 'A house', prompt: 'a house', status: 'failed', recipe: words },
    ...{ style: null, roomType: null, propertyType: null, aesthetic: null, originalFileId: null },
    quotaUnits: 4,
    ...more,
  }) as unknown as GenerationRow;

const requester = (plan: 'free' | 'premium') => ({
  ...{ owner: 'ada', plan, signedIn: true, requestId: 'request-2' },
  holder: { subject: 'user:ada', plan },
});

test('failed work is reordered unchanged', () => {
  expect(retryOrder(row(), 0, requester('free'))).toMatchObject({
    ...{ owner: 'ada', tool: 'visual', title: 'A house', prompt: 'a house', units: 4 },
    ...{ priority: 5, requestId: 'request-2', holder: { subject: 'user:ada' } },
    recipe: words,
  });
  expect(retryOrder(row(), 0, requester('free'))).toHaveProperty('style', undefined);
});

test('of partly done work the rest is ordered, with later seeds', () => {
  const order = retryOrder(row({ status: 'done' }), 3, requester('free'));
  expect(order).toMatchObject({ units: 1, recipe: { ...words, seed: 11, variations: 1 } });
});

test.each([
  ['all of it was made', 'done', 4],
  ['none of it was made', 'done', 0],
  ['it was not done', 'failed', 3],
] as const)('the whole is ordered again where %s', (_, status, made) => {
  expect(retryOrder(row({ status }), made, requester('free'))).toMatchObject({
    ...{ units: 4, recipe: { seed: 7, variations: 4 } },
  });
});

test('size and priority follow the current plan', () => {
  const { recipe, priority } = retryOrder(row(), 0, requester('premium'));
  expect(recipe).toMatchObject({ widthPx: 2048, heightPx: 2048 });
  expect(priority).toBe(10);
});
