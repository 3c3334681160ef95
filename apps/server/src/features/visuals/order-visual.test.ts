import { expect, test } from 'vitest';
import { firstOf } from '../../testing/first-of.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import type { Order } from '../generations/ledger/submit.ts';
import { orderVisual } from './order-visual.ts';

const requester = (plan: 'free' | 'premium') => ({
  ...{ owner: 'ada', plan, signedIn: true, requestId: 'request-1' },
  holder: { subject: 'user:ada', plan },
});
const wish = {
  ...({ prompt: ' a villa\nby the sea ', shape: 'wide', seed: 9, variations: 2 } as const),
  ...({ change: { time: 'dusk' }, write: false, finer: false, lens: 'none' } as const),
  edits: [{ key: 'storeys', value: '2' }],
};

async function ordered(more: object = {}, plan: 'free' | 'premium' = 'free'): Promise<Order> {
  const orders: Order[] = [];
  const ledger = {
    submit: async (order: Order) => {
      orders.push(order);
      return 'work';
    },
  };
  expect(
    await orderVisual(ledger as unknown as Ledger, requester(plan), { ...wish, ...more }),
  ).toBe('work');
  return firstOf(orders);
}

test('words, seed, shape and edits are kept with the order', async () => {
  expect(await ordered({ idempotencyKey: 'once' })).toEqual({
    ...{ owner: 'ada', tool: 'visual', title: 'a villa by the sea', prompt: wish.prompt },
    ...{ units: 2, priority: 5, holder: requester('free').holder, requestId: 'request-1' },
    idempotencyKey: 'once',
    recipe: {
      ...{ version: 2, from: 'words', seed: 9, variations: 2, shape: 'wide' },
      ...{ widthPx: 1024, heightPx: 576, change: { time: 'dusk' }, edits: wish.edits },
      ...{ finer: false, lens: 'none' },
    },
  });
});

test('how it is drawn is kept with the order', async () => {
  const { recipe } = await ordered({ finer: true, lens: 'shallow', variations: 1 });
  expect(recipe).toMatchObject({ finer: true, lens: 'shallow', seed: 9, variations: 1 });
});

test('premium is larger and earlier; no seed is seed 0', async () => {
  const order = await ordered({ seed: undefined }, 'premium');
  expect(order).toMatchObject({ priority: 10, recipe: { seed: 0, widthPx: 2048, heightPx: 1152 } });
});

test('a brief that a model wrote is kept, and none where there is none', async () => {
  const written = { by: 'Acme', wishes: { parts: [], notUnderstood: [] } };
  expect((await ordered({ written })).recipe).toMatchObject({ written });
  expect((await ordered()).recipe).not.toHaveProperty('written');
});
