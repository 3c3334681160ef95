/** A server that is killed during an answer: the question and the text so far are kept. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ServerProcess } from '../../testing/server-process.ts';
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

/** Returns the server that was started after the kill. */
export async function killMidAnswer(
  killed: ServerProcess,
  startAgain: () => Promise<ServerProcess>,
): Promise<ServerProcess> {
  const post = (origin: string, at: string, body: object, cookie = '') =>
    fetch(`${origin}${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookiesOf(
    await post(killed.origin, '/api/auth/sign-up/email', {
      email: 'grace@example.com',
      password: 'a quiet house by the lake',
      name: 'Grace Hopper',
      firstName: 'Grace',
      lastName: 'Hopper',
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

  const next = await startAgain();
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
  return next;
}
