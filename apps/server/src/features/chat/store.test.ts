/** Conversations in the database, to the millisecond. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { conversation } from '../../platform/db/schema/conversations.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import { createTestApp } from '../../testing/test-app.ts';
import * as store from './store.ts';

const now = new Date('2026-11-27T08:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const tenMinutes = 600_000;
const app = await createTestApp();
const { db } = app.database;
const { id: ada } = await app.person();
const { id: bob } = await app.person();
let id: string;
beforeEach(async () => {
  await db.delete(conversation);
  id = randomUUID();
  await store.createConversation(db, { id, ownerId: ada, title: 'Walls', now });
});
const text = (words: string) => [{ type: 'text', text: words }];
const message = (name: string, role: 'user' | 'assistant' = 'user') => ({
  ...{ id: name, role, parts: text(name), metadata: {}, state: 'complete' as const },
});
const places = async () => (await store.readMessages(db, id)).map((row) => [row.id, row.position]);

test('a deleted chat can be restored for ten minutes, by its owner only', async () => {
  await store.markDeleted(db, id, now);
  expect(await store.findConversation(db, ada, id)).toBeUndefined();
  expect(await store.restoreConversation(db, bob, id, now)).toBeUndefined();
  expect(await store.restoreConversation(db, ada, id, after(tenMinutes + 1))).toBeUndefined();
  expect(await store.restoreConversation(db, ada, id, after(tenMinutes))).toMatchObject({ id });
  // Restoring a chat that was not deleted does nothing.
  expect(await store.restoreConversation(db, ada, id, now)).toBeUndefined();
});

test('afterwards it is deleted permanently, and its id stays reserved until then', async () => {
  await store.markDeleted(db, id, now);
  await store.sweepConversations(db, after(tenMinutes));
  expect(await store.isFreeId(db, id)).toBe(false);
  await store.sweepConversations(db, after(tenMinutes + 1));
  expect(await store.isFreeId(db, id)).toBe(true);
});

test('messages are ordered, and truncated from one on', async () => {
  await store.appendMessages(db, id, [message('a'), message('b', 'assistant')], after(1));
  await store.appendMessages(db, id, [message('c')], after(2));
  expect(await places()).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  expect((await store.findConversation(db, ada, id))?.updatedAt).toEqual(after(2));
  await store.cutFrom(db, id, 1);
  await store.appendMessages(db, id, [message('d')], after(3));
  expect(await places()).toEqual([
    ['a', 0],
    ['d', 1],
  ]);
});

test('work is shown with an answer: one’s own, each once, also when the answer is saved anew', async () => {
  await store.appendMessages(db, id, [message('q'), message('a', 'assistant')], now);
  const work = { tool: 'visual', status: 'done', title: 'x', recipe: {}, quotaDay: '2026-11-27' };
  const rows = [ada, bob].map((owner) => ({
    ...{ id: `of ${owner}`, owner, quotaSubject: owner, quotaUnits: 1, deadlineAt: now },
    ...(work as {
      tool: 'visual';
      status: 'done';
      title: string;
      recipe: object;
      quotaDay: string;
    }),
  }));
  await db.insert(generation).values(rows);
  const keep = (messageId: string, owner: string) =>
    store.keepWork(db, ada, id, messageId, `of ${owner}`);
  expect([await keep('a', bob), await keep('q', ada), await keep('none', ada)]).toEqual([
    ...[false, false, false],
  ]);
  expect([await keep('a', ada), await keep('a', ada)]).toEqual([true, true]);
  const answer = { id: 'a', parts: text('More'), metadata: {}, state: 'complete' } as const;
  await store.saveAnswer(db, id, answer, after(5));
  const [, kept] = await store.readMessages(db, id);
  expect(kept?.parts).toEqual([
    ...text('More'),
    { type: 'data-work', id: `of ${ada}`, data: { generationId: `of ${ada}` } },
  ]);
});

test('an answer without a writer is interrupted', async () => {
  const row = { ...message('a', 'assistant'), state: 'streaming' } as unknown as store.MessageRow;
  expect(store.toMessage(row, false).metadata).toEqual({ ended: 'interrupted' });
  expect(store.toMessage(row, true).metadata).toEqual({});
  expect(store.toMessage({ ...row, state: 'complete' }, false).metadata).toEqual({});
});

test("late writes don't change a complete answer", async () => {
  const answer = { ...message('b', 'assistant'), state: 'streaming' as const };
  await store.appendMessages(db, id, [answer], after(1));
  const keep = (words: string, state: 'streaming' | 'complete') =>
    store.saveAnswer(db, id, { ...answer, parts: text(words), state }, after(2));
  const kept = async () =>
    (await store.readMessages(db, id)).map(({ parts, state }) => [parts, state]);
  await keep('Half', 'streaming');
  expect(await kept()).toEqual([[text('Half'), 'streaming']]);
  await keep('Half and whole', 'complete');
  await keep('Half and', 'streaming');
  expect(await kept()).toEqual([[text('Half and whole'), 'complete']]);
});
