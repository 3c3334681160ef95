/** A row as its owner sees it, and the smaller part behind a shared link. */
import { expect, test } from 'vitest';
import { toEvent, toGeneration } from '../describe.ts';
import type { GenerationRow } from '../ledger/ledger-rows.ts';

const row = {
  id: 'g1',
  owner: 'p1',
  tool: 'interior',
  status: 'done',
  title: 'A warm kitchen',
  prompt: 'oak and brass',
  style: 'Rustic',
  roomType: 'Kitchen',
  propertyType: 'Apartment',
  aesthetic: 'Warm',
  recipe: {
    ...{ version: 2, from: 'photo', kind: 'interior', style: 'Rustic', roomType: 'Kitchen' },
    ...{ propertyType: 'Apartment', aesthetic: 'Warm', decor: 'full', change: 'everything' },
    ...{ strength: 0.4, cfgScale: 9.5, steps: 60, seed: 7, variations: 2, maxSidePx: 2048 },
    ...{ photoId: 'uploaded', surfaceHints: [], finishes: [], protectStrokes: [] },
    ...{ keptThings: [], paintedThings: [] },
  },
  originalFileId: 'cropped',
  engineId: 'builtin:restyle',
  engineLabel: 'Our own engine',
  notes: ['The ceiling was hidden.'],
  brief: ['oak'],
  favourite: true,
  shareToken: 'secret',
  stage: 'Painting',
  percent: 40,
  problemCode: 'TOO_LARGE',
  problemDetails: { limit: '15 MB' },
  requestId: 'r1',
  createdAt: new Date('2026-03-01T10:00:00Z'),
  finishedAt: new Date('2026-03-01T10:02:00Z'),
} as unknown as GenerationRow;
const link = (token: string) => `https://house.dev/share/${token}`;
const pictureOf = (more: object) => ({
  ...{ index: 0, url: '/a', thumbUrl: '/b', downloadUrl: '/c', widthPx: 2, heightPx: 1, seed: 9 },
  ...{ structureScore: 81, overlayUrl: '/overlay', scene: null, design: null },
  ...more,
});

test('the owner is told everything', () => {
  const told = toGeneration(row, [pictureOf({}), pictureOf({ index: 1, seed: 10 })], link);
  expect(told).toMatchObject({
    ...{ id: 'g1', tool: 'interior', status: 'done', title: 'A warm kitchen' },
    ...{ prompt: 'oak and brass', style: 'Rustic', roomType: 'Kitchen', aesthetic: 'Warm' },
    ...{ propertyType: 'Apartment', strength: 0.4, cfgScale: 9.5, steps: 60, favourite: true },
    // Of the first picture, which the engine drew with its own.
    ...{ seed: 9, structureScore: 81, overlayUrl: '/overlay' },
    engine: { id: 'builtin:restyle', label: 'Our own engine' },
    original: { url: '/api/files/cropped', thumbUrl: '/api/files/cropped/thumb' },
    notes: ['The ceiling was hidden.'],
    brief: ['oak'],
    share: { token: 'secret', url: 'https://house.dev/share/secret' },
    progress: { position: null, stage: 'Painting', percent: 40 },
    problem: {
      code: 'TOO_LARGE',
      message: 'This file is larger than 15 MB. Please choose a smaller one.',
      requestId: 'r1',
    },
    createdAt: '2026-03-01T10:00:00.000Z',
    finishedAt: '2026-03-01T10:02:00.000Z',
  });
  expect(told.recipe).toMatchObject({ photoId: 'cropped', decor: 'full' });
  expect(told.recipe).not.toHaveProperty('maxSidePx');
});

test('a reader of the link reads files by it, and no id of a request', () => {
  const told = toGeneration(row, [], link, 'secret');
  expect(told.original?.thumbUrl).toBe('/api/files/cropped/thumb?share=secret');
  expect(told.problem?.requestId).toBeNull();
});

test('without pictures, engine, original, link or problem there are none', () => {
  const bare = { ...row, engineId: null, originalFileId: null, shareToken: null, finishedAt: null };
  const told = toGeneration({ ...bare, problemCode: null }, [], link);
  expect(told).toMatchObject({ engine: null, original: null, share: null, problem: null });
  expect(told).toMatchObject({ seed: 7, structureScore: null, overlayUrl: null, finishedAt: null });
  expect(told.recipe).toMatchObject({ photoId: 'uploaded' });
});

test('words have no strength, guidance or steps', () => {
  const recipe = {
    ...{ version: 2, from: 'words', shape: 'wide', change: {}, edits: [], finer: false },
    ...{ lens: 'none', seed: 3, variations: 1, widthPx: 1024, heightPx: 576 },
  };
  const words = { ...row, recipe } as unknown as GenerationRow;
  expect(toGeneration(words, [], link)).toMatchObject({
    ...{ strength: null, cfgScale: null, steps: null, seed: 3 },
    recipe: { from: 'words', shape: 'wide' },
  });
});

test('events carry addresses, and a failure the id of its request', async () => {
  const eventOf = (stored: Parameters<typeof toEvent>[2]) =>
    toEvent(undefined as never, row, stored, async (id) => ({ id }) as never);
  expect(await eventOf({ type: 'preview', index: 1, fileId: 'f1' })).toEqual({
    ...{ type: 'preview', index: 1, url: '/api/files/f1' },
  });
  expect(await eventOf({ type: 'failed', code: 'BUSY', message: 'Later.' })).toEqual({
    ...{ type: 'failed', code: 'BUSY', message: 'Later.', requestId: 'r1' },
  });
  expect(await eventOf({ type: 'queued', position: 3 })).toEqual({ type: 'queued', position: 3 });
  expect(await eventOf({ type: 'done' })).toEqual({ type: 'done', generation: { id: 'g1' } });
});
