/** The server is killed during an answer: the question and the text so far are kept. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layDatabaseInto } from '../../testing/databases/embedded-template.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { cookiesOf } from '../../testing/test-person.ts';
import {
  allChunks,
  chunksOf,
  longQuestion,
  messageText,
  questionBody,
  readToEnd,
  type StoredConversation,
  textOf,
  wordsInto,
} from './ask.fixture.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'maquette-killed-'));
await layDatabaseInto(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('after kill -9 the partial answer is marked as interrupted and can be retried (R-02)', async () => {
  const settings = { DATA_DIR: folder };
  const killed = await startServerProcess(settings);
  const post = (origin: string, at: string, body: object, cookie = '') =>
    fetch(`${origin}${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookiesOf(
    await post(killed.origin, '/api/auth/sign-up/email', {
      email: 'ada@example.com',
      password: 'a quiet house by the lake',
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
    }),
  );
  const id = randomUUID();
  const asked = await post(
    killed.origin,
    '/api/assistant',
    questionBody({ id, text: longQuestion }),
    cookie,
  );
  // The reader's text when the connection breaks; stored every half second.
  const reader = chunksOf(asked);
  const seen = textOf(await wordsInto(reader, 45));
  killed.signal('SIGKILL');
  await killed.ended;
  await expect(readToEnd(reader)).rejects.toThrow();

  const next = await startServerProcess(settings);
  const read = async () => {
    const address = `${next.origin}/api/conversations/${id}`;
    return (await fetch(address, { headers: { cookie } })).json() as Promise<StoredConversation>;
  };
  const { answering, messages } = await read();
  expect(answering).toBe(false);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(messageText(messages[0])).toBe(longQuestion);
  expect(messages[1]?.metadata?.ended).toBe('interrupted');
  expect(messageText(messages[1]).length).toBeGreaterThan(50);
  expect(seen.startsWith(messageText(messages[1]).slice(0, seen.length))).toBe(true);

  const again = { trigger: 'regenerate-message', id };
  const whole = textOf(await allChunks(await post(next.origin, '/api/assistant', again, cookie)));
  expect(whole.startsWith(seen)).toBe(true);
  const after = await read();
  expect(after.messages).toHaveLength(2);
  expect(messageText(after.messages[1])).toBe(whole);
  expect(after.messages[1]?.metadata?.ended).toBeUndefined();
  next.signal('SIGTERM');
  expect(await next.ended).toBe(0);
});
