import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { appendMessages, createConversation } from '../store.ts';
import { newestMessages } from './newest-messages.ts';

const app = await createTestApp();
const { db } = app.database;
const { id: ownerId } = await app.person();
const now = new Date('2026-11-27T08:00:00Z');

let id: string;
beforeEach(async () => {
  id = randomUUID();
  await createConversation(db, { id, ownerId, title: 'Walls', now });
});
const fill = (texts: readonly string[]) =>
  appendMessages(
    db,
    id,
    texts.map((text, at) => ({
      ...{ id: `${at}`, parts: [{ type: 'text', text }], metadata: {} },
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      state: 'complete' as const,
    })),
    now,
  );
const read = async (answerId = 'none') =>
  (await newestMessages(db, id, answerId)).map((row) => Number(row.id));
const from = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, at) => first + at);

test('thirty messages before the answer, in their order', async () => {
  await fill(Array.from({ length: 41 }, (_, at) => `Line ${at}`));
  expect(await read()).toEqual(from(11, 41));
  expect(await read('40')).toEqual(from(10, 40));
  const [first] = await newestMessages(db, id, 'none');
  expect(first).toEqual({
    id: '11',
    role: 'assistant',
    parts: [{ type: 'text', text: 'Line 11' }],
  });
});

test('of the longest conversation the last few, and the question always', async () => {
  await fill(Array.from({ length: 200 }, () => 'a'.repeat(32_000)));
  expect(await read()).toEqual([197, 198, 199]);
});

test('a question above the limit is still read', async () => {
  await fill(['Hello', 'a'.repeat(200_000)]);
  expect(await read()).toEqual([1]);
});
