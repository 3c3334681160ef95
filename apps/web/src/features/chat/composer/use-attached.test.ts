import { expect, test } from 'vitest';
import { runHook } from '../../../lib/testing/run-hook.ts';
import { linesOf, openTestPage } from '../../../lib/testing/test-page.ts';
import type { PhotoChoice } from '../../../studio/use-photo.ts';
import { useAttached } from './use-attached.ts';

async function composer(address: string | undefined, answer: () => Response) {
  const page = await openTestPage(answer);
  const chosen: File[] = [];
  const choice = { choose: async (file: File) => void chosen.push(file) } as unknown as PhotoChoice;
  const hook = await runHook((about: string | undefined) => useAttached(about, choice), address);
  return { ...hook, page, chosen };
}

const png = () => new Response('pixels', { headers: { 'content-type': 'image/png' } });

test('a picture of ours is attached, once for its address', async () => {
  const { page, chosen, give } = await composer('/api/files/one', png);
  await expect.poll(() => chosen.map(({ type, size }) => [type, size])).toEqual([['image/png', 6]]);
  give('/api/files/one');
  give('/api/files/two');
  await expect.poll(() => chosen).toHaveLength(2);
  expect(linesOf(page)).toEqual(['GET /api/files/one', 'GET /api/files/two']);
});

test.each([
  undefined,
  'https://elsewhere.example/api/files/one',
  '//elsewhere.example/api/files/one',
  '/api/files/../account',
  '/api/files/one?x=1',
  '/api/account/export',
])('%s is not asked for', async (address) => {
  const { page, chosen } = await composer(address, png);
  await new Promise(setImmediate);
  expect([page.requests, chosen]).toEqual([[], []]);
});

test('a picture that is gone is not attached', async () => {
  const { page, chosen } = await composer(
    '/api/files/one',
    () => new Response('', { status: 404 }),
  );
  await expect.poll(() => page.requests).toHaveLength(1);
  await new Promise(setImmediate);
  expect(chosen).toEqual([]);
});
