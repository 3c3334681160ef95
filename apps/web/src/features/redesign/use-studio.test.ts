import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../lib/testing/run-hook.ts';
import { ada, linesOf, openTestPage, problemResponse } from '../../lib/testing/test-page.ts';
import { type Notices, NoticesContext } from '../../ui/overlays/notices.tsx';
import { useStudio } from './use-studio.ts';

const photo = new File(['pixels'], 'house.jpg', { type: 'image/jpeg' });
const house = { kind: 'exterior', room: null, likelihood: 0.99 };

interface Setting {
  /** Code of the problem with which the upload is refused. */
  readonly refusal?: string;
  /** Analysis of the photo; undefined if it failed. */
  readonly scene?: object;
  readonly confirms?: boolean;
}

async function studio({ scene, refusal, confirms = false }: Setting) {
  const page = await openTestPage((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/photos' && refusal) return problemResponse(refusal, 415);
    if (pathname === '/api/photos') return Response.json({ id: 'p1', url: '/api/files/p1' });
    if (pathname === '/api/renders') return Response.json({ id: 'work-1' }, { status: 202 });
    return scene ? Response.json({ scene }) : problemResponse('NOT_FOUND', 404);
  }, ada);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const said: string[] = [];
  const notices: Notices = {
    alert: async (sentence) => void said.push(String(sentence)),
    failed: async ({ sentence }) => void said.push(sentence),
    confirm: async (sentence) => {
      said.push(`${sentence}?`);
      return confirms;
    },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const hook = await runHook(useStudio, 'exterior', (inner) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(MemoryRouter, null, createElement(NoticesContext, { value: notices }, inner)),
    ),
  );
  const choose = async () => {
    hook.now().takePhoto(photo);
    await expect.poll(() => hook.now().choice.photo?.status).toBe('ready');
  };
  const orders = () => linesOf(page).filter((line) => line === 'POST /api/renders').length;
  return { ...hook, page, said, choose, orders };
}

test('without a photo it asks for one', async () => {
  const { now, said, page } = await studio({ scene: house });
  await now().generate();
  expect(said).toEqual(['Please select an image first.']);
  expect(page.requests).toEqual([]);
});

test('a photo of a house is ordered, and its row begins', async () => {
  const { now, said, choose, orders } = await studio({ scene: house });
  await choose();
  await now().generate();
  await expect.poll(() => now().started.map(({ id }) => id)).toEqual(['work-1']);
  expect(now().isOrdered).toBe(true);
  expect([orders(), said]).toEqual([1, []]);
});

test('what cannot be redesigned is not ordered', async () => {
  const { now, said, choose, orders } = await studio({
    scene: { kind: 'none', room: null, likelihood: 0.99 },
  });
  await choose();
  await now().generate();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^No room or building can be made out on this photo\./);
  expect(orders()).toBe(0);
});

test.each([
  [false, 0],
  [true, 1],
])('a room in the exterior studio is asked about: %s, %i orders', async (confirms, count) => {
  const scene = { kind: 'interior', room: null, likelihood: 0.99 };
  const { now, said, choose, orders } = await studio({ scene, confirms });
  await choose();
  await now().generate();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^This looks like the inside of a room\..*\?$/);
  await expect.poll(() => now().started).toHaveLength(count);
  expect(orders()).toBe(count);
});

test('a photo that was refused says so again when it is ordered', async () => {
  const { now, said, orders } = await studio({ refusal: 'NOT_AN_IMAGE' });
  now().takePhoto(photo);
  await expect.poll(() => now().choice.photo?.status).toBe('failed');
  await now().generate();
  expect(said).toEqual([
    'Upload failed: This file is not a picture we can read. Please choose a JPEG, PNG or WebP.',
  ]);
  expect(orders()).toBe(0);
});

test('an analysis that fails does not hold up an order', async () => {
  const { now, said, choose, orders } = await studio({});
  await choose();
  await now().generate();
  await expect.poll(() => now().started).toHaveLength(1);
  expect([orders(), said]).toEqual([1, []]);
});

test('a change of the choices takes the ordered row back, not the orders', async () => {
  const { now, choose } = await studio({ scene: house });
  await choose();
  await now().generate();
  await expect.poll(() => now().isOrdered).toBe(true);
  now().change({ ...now().recipe, seed: 7 });
  await expect.poll(() => now().isOrdered).toBe(false);
  expect(now().recipe.seed).toBe(7);
  expect(now().started).toHaveLength(1);
});

test('another photo begins without the edits of the one before', async () => {
  const { now, choose } = await studio({ scene: house });
  await choose();
  now().edit({ ...now().edits, keptThings: [{} as never] });
  await expect.poll(() => now().edits.keptThings).toHaveLength(1);
  await choose();
  await expect.poll(() => now().edits.keptThings).toEqual([]);
});
