/** The last moment at which a row stays, and the first at which it is gone. */
import { beforeEach, expect, test } from 'vitest';
import { file, generation } from '../../../platform/db/schema/generations.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { createFiles } from '../../../platform/files/files.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { purge } from '../purge.ts';

const { db } = await openTestDatabase();
const now = new Date('2026-06-01T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;
const removed: string[] = [];
const store = {
  remove: async (key: string) => void removed.push(key),
  removeFolder: async (folder: string) => void removed.push(`${folder}/`),
} as unknown as FileStore;
const run = () => purge({ db, files: createFiles(db, store), clock: () => now });

const addResult = (id: string, more: Partial<typeof generation.$inferInsert> = {}) =>
  db.insert(generation).values({
    ...{ id, owner: 'ada', title: id, recipe: {}, tool: 'visual', status: 'done' },
    ...{
      quotaSubject: 'user:ada',
      quotaDay: '2026-01-01',
      quotaUnits: 1,
      deadlineAt: now,
      ...more,
    },
  });
const addFile = (id: string, more: Partial<typeof file.$inferInsert> = {}) =>
  db.insert(file).values({
    ...{ id, owner: 'ada', storageKey: `photos/${id}.png`, contentType: 'image/png' },
    ...{ kind: 'photo', bytes: 1, sha256: id, dueAt: now, ...more },
  });
const left = async (table: typeof file | typeof generation) =>
  (await db.select({ id: table.id }).from(table)).map(({ id }) => id).toSorted();

beforeEach(async () => {
  removed.length = 0;
  await db.delete(file);
  await db.delete(generation);
});

test('results: ten minutes after they were deleted; those of visitors after a month', async () => {
  await addResult('deleted now', { deletedAt: ago(10 * minute) });
  await addResult('deleted before', { deletedAt: ago(10 * minute + 1) });
  await addResult('old', { createdAt: ago(400 * day) });
  await addResult('of a visitor', { owner: 'visitor:v', createdAt: ago(30 * day) });
  await addResult('of a visitor before', { owner: 'visitor:v', createdAt: ago(30 * day + 1) });
  await run();
  expect(await left(generation)).toEqual(['deleted now', 'of a visitor', 'old']);
});

test('work without a picture: seven days after its end', async () => {
  for (const status of ['failed', 'cancelled', 'done'] as const) {
    await addResult(`${status} now`, { status, finishedAt: ago(7 * day) });
    await addResult(`${status} before`, { status, finishedAt: ago(7 * day + 1) });
  }
  await run();
  expect(await left(generation)).toEqual([
    ...['cancelled now', 'done before', 'done now', 'failed now'],
  ]);
});

test('unused uploads: by kind and owner, and never what a result shows', async () => {
  for (const [kind, age] of [
    ['photo', 7 * day],
    ['mask', 7 * day],
    ['speech', 30 * day],
  ] as const) {
    await addFile(`${kind} now`, { kind, createdAt: ago(age - 1) });
    await addFile(`${kind} before`, { kind, createdAt: ago(age) });
    const visitor = { kind, owner: 'visitor:v' } as const;
    await addFile(`visitor ${kind} now`, { ...visitor, createdAt: ago(6 * hour - 1) });
    await addFile(`visitor ${kind} before`, { ...visitor, createdAt: ago(6 * hour) });
  }
  await addFile('a picture', { kind: 'picture', createdAt: ago(400 * day) });
  await addFile('shown', { createdAt: ago(400 * day) });
  await addFile('not due', { createdAt: ago(400 * day), dueAt: new Date(now.getTime() + 1) });
  await addResult('g', { originalFileId: 'shown' });
  await run();
  expect(await left(file)).toEqual([
    ...['a picture', 'mask now', 'not due', 'photo now', 'shown', 'speech now'],
    ...['visitor mask now', 'visitor photo now', 'visitor speech now'],
  ]);
  const due = Object.fromEntries(
    (await db.select().from(file)).map(({ id, dueAt }) => [id, dueAt]),
  );
  expect(due['photo now']).toEqual(new Date(now.getTime() + 1));
  // Looked at again in a week.
  expect(due.shown).toEqual(new Date(now.getTime() + 7 * day));
});

test('a result takes its folder along, and its photo is looked at next', async () => {
  await addFile('photo', { createdAt: ago(400 * day), dueAt: new Date(now.getTime() + day) });
  await addResult('g', { deletedAt: ago(day), originalFileId: 'photo' });
  const ofResult = { kind: 'picture', generationId: 'g' } as const;
  await addFile('inside', { ...ofResult, storageKey: 'generations/g/1.png', thumbKey: null });
  await addFile('beside', { ...ofResult, storageKey: 'generations/g2/1.png', thumbKey: 'thumb' });
  await run();
  expect([await left(file), await left(generation)]).toEqual([[], []]);
  expect(removed.toSorted()).toEqual([
    ...['generations/g/', 'generations/g2/1.png', 'photos/photo.png', 'thumb'],
  ]);
});
