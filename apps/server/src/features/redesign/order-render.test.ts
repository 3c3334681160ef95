import type { RenderRecipe } from '@maquette/contract';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { firstOf } from '../../testing/first-of.ts';
import type { Order } from '../generations/ledger/submit.ts';
import { orderRender, type RenderParts } from './order-render.ts';

const corners = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.2, y: 0.8 },
];
const photo = { id: 'p1', details: { boxCorners: corners, locationRemoved: true } };
const requester = (plan: 'free' | 'premium') => ({
  ...{ owner: 'ada', plan, signedIn: true, requestId: 'request-1' },
  holder: { subject: 'user:ada', plan },
});
const wish = {
  ...{ kind: 'interior', style: 'Modern', roomType: 'Foyer', propertyType: 'Residential' },
  ...{ aesthetic: 'Bright', photoId: 'p1', variations: 3, decor: 'light' },
  ...{ surfaceHints: [], finishes: [], protectStrokes: [], keptThings: [], paintedThings: [] },
} as const satisfies RenderRecipe;

/** Places an order; the file store holds one photo of Ada's. */
async function ordered(more: Partial<RenderRecipe> = {}, plan: 'free' | 'premium' = 'free') {
  const orders: Order[] = [];
  const asked: unknown[] = [];
  const parts = {
    files: {
      owned: async (owner: string, id: string, kind: string) => {
        asked.push([owner, id, kind]);
        if (owner !== 'ada' || id !== 'p1') throw new Problem('NOT_FOUND');
        return photo;
      },
      bytes: async () => Uint8Array.of(1, 2, 3),
      write: async (file: object) => ({ id: 'cut', ...file }),
    },
    intake: {
      crop: async (...given: unknown[]) => {
        asked.push(given);
        return { bytes: Uint8Array.of(9), contentType: 'image/png', widthPx: 4, heightPx: 3 };
      },
    },
    ledger: async () => ({
      submit: async (order: Order) => {
        orders.push(order);
        return 'work';
      },
    }),
  } as unknown as RenderParts;
  const id = await orderRender(parts, requester(plan), { ...wish, ...more } as RenderRecipe);
  return { id, order: firstOf(orders), asked };
}

test('an order counts its pictures, for whom they are and by whose plan they are made', async () => {
  const { id, order } = await ordered({ idempotencyKey: 'once' });
  expect(id).toBe('work');
  expect(order).toMatchObject({
    ...{ owner: 'ada', tool: 'interior', title: 'Modern · Foyer', units: 3, priority: 5 },
    ...{ originalFileId: 'p1', idempotencyKey: 'once', requestId: 'request-1' },
    holder: { subject: 'user:ada' },
    recipe: { from: 'photo', photoId: 'p1', variations: 3, maxSidePx: 1024 },
  });
  expect(order.recipe).not.toHaveProperty('idempotencyKey');
  expect((await ordered({}, 'premium')).order).toMatchObject({
    ...{ priority: 10, recipe: { maxSidePx: 2048 } },
  });
});

test('a room that is only emptied is in no style', async () => {
  const { order } = await ordered({ change: 'empty' });
  expect(order.title).toBe('Emptied · Foyer');
  expect(order.style).toBeUndefined();
  expect(order.recipe).toMatchObject({ style: 'Modern' });
});

test('corners that are kept with the photo hold for rooms, unless others are sent', async () => {
  expect((await ordered()).order.recipe).toMatchObject({ boxCorners: corners });
  const sent = [...corners].reverse();
  expect((await ordered({ boxCorners: sent })).order.recipe).toMatchObject({ boxCorners: sent });
  const house = await ordered({ kind: 'exterior', style: 'Coastal', roomType: 'Facade' });
  expect(house.order.recipe).not.toHaveProperty('boxCorners');
});

test('a part of the photo is a photo of its own, without the corners of the whole', async () => {
  const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.6, straightenDeg: 2 };
  const { order, asked } = await ordered({ crop });
  expect(order.originalFileId).toBeUndefined();
  expect(order.recipe).not.toHaveProperty('boxCorners');
  expect(order.recipe).not.toHaveProperty('crop');
  expect(await order.makeOriginal!()).toMatchObject({
    ...{ id: 'cut', owner: 'ada', kind: 'photo', widthPx: 4, heightPx: 3, folder: 'photos' },
    details: { locationRemoved: true },
  });
  expect(asked).toContainEqual([Uint8Array.of(1, 2, 3), crop, 'user:ada']);
});

test('a mask has to be a photo of the same person', async () => {
  await expect(ordered({ protectMaskPhotoId: 'foreign' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await ordered({ protectMaskPhotoId: 'p1' })).asked).toEqual([
    ['ada', 'p1', 'photo'],
    ['ada', 'p1', 'photo'],
  ]);
});
