/** Two servers on one database, as behind a round robin: an answer of one is complete on the other. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import {
  allChunks,
  ask,
  chunksOf,
  kept,
  longQuestion,
  messageText,
  readToEnd,
  stop,
  textOf,
  wordsInto,
} from '../ask.fixture.ts';

describe.skipIf(inject('databaseTemplate').home === 'embedded')('on two hosts', () => {
  let near: TestApp;
  let far: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    near = await createTestApp();
    far = await createTestApp({ database: near.database });
    ada = await near.person();
  });
  const join = (app: TestApp, id: string) =>
    app.request(`/api/assistant/${id}/stream`, { as: ada });

  test('a running answer is read to its end: every word once and in order', async () => {
    const id = randomUUID();
    const first = chunksOf(await ask(near, ada, { id, text: longQuestion }));
    const seen = await wordsInto(first, 10);
    const elsewhere = await kept(far, ada, id);
    expect(elsewhere.answering).toBe(true);
    expect(elsewhere.messages[1]?.metadata?.ended).toBeUndefined();
    const readers = await Promise.all([join(far, id), join(far, id), join(near, id)]);
    const [rest, ...joined] = await Promise.all([readToEnd(first), ...readers.map(allChunks)]);
    const told = textOf([...seen, ...rest]);
    expect(joined.map(textOf)).toEqual([told, told, told]);
    expect(joined[0]?.at(-1)?.type).toBe('finish');
    expect(messageText((await kept(far, ada, id)).messages[1])).toBe(told);
    expect((await join(far, id)).status).toBe(204);
  });

  test('Stop on the other server ends it by id, only for its owner', async () => {
    const id = randomUUID();
    const reader = chunksOf(await ask(near, ada, { id, text: longQuestion }));
    await wordsInto(reader, 3);
    expect(await stop(far, ada, id, randomUUID())).toBe(false);
    expect(await stop(far, undefined, id)).toBe(false);
    expect(await stop(far, ada, id)).toBe(true);
    expect((await readToEnd(reader)).map(({ type }) => type)).toContain('abort');
    const { messages, answering } = await kept(far, ada, id);
    expect([answering, messages[1]?.metadata?.ended]).toEqual([false, 'stopped']);
    expect(await stop(far, ada, id)).toBe(false);
  });

  test('a second question on the other server waits for the first answer', async () => {
    const id = randomUUID();
    const older = chunksOf(await ask(near, ada, { id, text: longQuestion }));
    await wordsInto(older, 3);
    const newer = await ask(far, ada, { id });
    // It has started: by now the older one is stored as stopped.
    expect((await kept(near, ada, id)).messages[1]?.metadata?.ended).toBe('stopped');
    expect((await readToEnd(older)).map(({ type }) => type)).toContain('abort');
    expect((await allChunks(newer)).at(-1)?.type).toBe('finish');
    expect((await kept(near, ada, id)).messages.map(({ metadata }) => metadata?.ended)).toEqual([
      undefined,
      'stopped',
      undefined,
      undefined,
    ]);
  });
});
