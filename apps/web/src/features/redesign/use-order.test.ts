import type { StudioKind } from '@maquette/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../lib/testing/run-hook.ts';
import { ada, linesOf, openTestPage, problemResponse } from '../../lib/testing/test-page.ts';
import { noEdits } from './adjust/edits/hand-edits.ts';
import { firstRecipe } from './recipe.ts';
import { type Order, useOrder } from './use-order.ts';

const wanted = (kind: StudioKind): Order => ({
  photoId: 'photo-1',
  originalUrl: '/api/files/photo-1',
  recipe: firstRecipe(kind),
  edits: noEdits,
});

const accepted = () => Response.json({ id: 'work-1' }, { status: 202 });

async function studio(
  kind: StudioKind,
  answer: () => Response,
  paymentStatus: 'free' | 'completed',
) {
  const page = await openTestPage(answer, { ...ada, paymentStatus });
  const client = new QueryClient();
  const refreshed: unknown[] = [];
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    refreshed.push(filters?.queryKey?.[0]);
  });
  const ordered: string[] = [];
  const hook = await runHook(
    () => ({
      orders: useOrder(kind, (id, { photoId }) => ordered.push(`${photoId}: ${id}`)),
      path: useLocation().pathname,
    }),
    undefined,
    (inner) =>
      createElement(
        QueryClientProvider,
        { client },
        createElement(MemoryRouter, { initialEntries: ['/here'] }, inner),
      ),
  );
  return { ...hook, page, refreshed, ordered };
}

test('an order is sent once, its row begins, and the quota is read again', async () => {
  const { now, page, ordered, refreshed } = await studio('exterior', accepted, 'free');
  expect(now().orders.needsPremium).toBe(false);
  await now().orders.order(wanted('exterior'));
  await expect.poll(() => ordered).toEqual(['photo-1: work-1']);
  expect(linesOf(page)).toEqual(['POST /api/renders']);
  expect(await page.requests[0]!.json()).toMatchObject({
    kind: 'exterior',
    photoId: 'photo-1',
    variations: 1,
  });
  expect(refreshed).toEqual([['quota']]);
});

test('the interior studio sends a free person to the upgrade, and nothing to the server', async () => {
  const { now, page } = await studio('interior', accepted, 'free');
  expect(now().orders.needsPremium).toBe(true);
  await now().orders.order(wanted('interior'));
  await expect.poll(() => now().path).toBe('/UpgradePremium');
  expect(page.requests).toEqual([]);
});

test('a premium person orders there', async () => {
  const { now, ordered } = await studio('interior', accepted, 'completed');
  await now().orders.order(wanted('interior'));
  await expect.poll(() => ordered).toEqual(['photo-1: work-1']);
  expect(now().path).toBe('/here');
});

test('a premium that ended meanwhile leads to the upgrade, without an error in the studio', async () => {
  const refused = () => problemResponse('PREMIUM_REQUIRED', 402);
  const { now } = await studio('interior', refused, 'completed');
  await now().orders.order(wanted('interior'));
  await expect.poll(() => now().path).toBe('/UpgradePremium');
  expect(now().orders.failure).toBeNull();
});

test('a failed order can be sent again as the same one; a new order is another', async () => {
  const answers = [problemResponse('BUSY', 503), accepted(), accepted()];
  const { now, page, ordered } = await studio('exterior', () => answers.shift()!, 'free');
  await now().orders.order(wanted('exterior'));
  await expect.poll(() => now().orders.failure).toMatchObject({ code: 'BUSY' });
  now().orders.again();
  await expect.poll(() => ordered).toHaveLength(1);
  await expect.poll(() => now().orders.failure).toBeNull();
  await now().orders.order(wanted('exterior'));
  await expect.poll(() => ordered).toHaveLength(2);
  const keys: string[] = [];
  for (const request of page.requests) keys.push((await request.json()).idempotencyKey);
  expect(keys[0]).toMatch(/^.{8,100}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an error goes when the choices change', async () => {
  const { now } = await studio('exterior', () => problemResponse('BUSY', 503), 'free');
  await now().orders.order(wanted('exterior'));
  await expect.poll(() => now().orders.failure).not.toBeNull();
  now().orders.forget();
  await expect.poll(() => now().orders.failure).toBeNull();
});
