import { expect, test } from 'vitest';
import { firstOf } from '../../testing/first-of.ts';
import type { Order } from '../generations/ledger/submit.ts';
import { orderSketch, type SketchParts } from './order-sketch.ts';

const requester = (plan: 'free' | 'premium') => ({
  ...{ owner: 'ada', plan, signedIn: true, requestId: 'request-1' },
  holder: { subject: 'user:ada', plan },
});

async function ordered(plan: 'free' | 'premium') {
  const orders: Order[] = [];
  const asked: unknown[] = [];
  const parts = {
    files: {
      owned: async (...given: string[]) => {
        asked.push(given);
        return { id: 'drawing' };
      },
    },
    ledger: async () => ({
      submit: async (order: Order) => {
        orders.push(order);
        return 'work';
      },
    }),
  } as unknown as SketchParts;
  const wish = { photoId: 'drawing', prompt: 'a red roof', seed: 4, idempotencyKey: 'once' };
  expect(await orderSketch(parts, requester(plan), wish)).toBe('work');
  return { order: firstOf(orders), asked };
}

test('a drawing is one picture of its owner, as large and as early as the plan says', async () => {
  const { order, asked } = await ordered('free');
  expect(asked).toEqual([['ada', 'drawing', 'photo']]);
  expect(order).toEqual({
    ...{ owner: 'ada', tool: 'sketch', title: 'a red roof', prompt: 'a red roof', units: 1 },
    ...{ originalFileId: 'drawing', priority: 5, holder: requester('free').holder },
    ...{ requestId: 'request-1', idempotencyKey: 'once' },
    recipe: { version: 2, from: 'drawing', photoId: 'drawing', seed: 4, maxSidePx: 1024 },
  });
  expect((await ordered('premium')).order).toMatchObject({
    ...{ priority: 10, recipe: { maxSidePx: 2048 } },
  });
});
