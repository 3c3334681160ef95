/** An answer in progress: joined, stopped, replaced, cut off. */
import { randomUUID } from 'node:crypto';
import { limits } from '@maquette/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import {
  allChunks,
  ask,
  chunksOf,
  kept,
  longQuestion,
  messageText,
  questionBody,
  readToEnd,
  stop,
  textOf,
  wordsInto,
} from './ask.fixture.ts';

let app: TestApp;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  [ada, bob] = await Promise.all([app.person(), app.person()]);
});

const startOf = (chunks: readonly { type: string; messageId?: unknown }[]) =>
  String(chunks.find(({ type }) => type === 'start')?.messageId);

test("proxies don't buffer an answer (R-12), and offers arrive before its end", async () => {
  const id = randomUUID();
  const answer = await ask(app, ada, { id });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const types = (await allChunks(answer)).map(({ type }) => type);
  expect(types[0]).toBe('start');
  expect(types).toContain('source-document');
  expect(types.indexOf('data-offers')).toBeGreaterThan(types.indexOf('text-end'));
  expect(types.at(-1)).toBe('finish');
  const { messages } = await kept(app, ada, id);
  expect(messages[1]?.parts.map(({ type }) => type)).toContain('data-offers');
});

describe('a returning reader (R-07)', () => {
  test('joins from the start: every word once and in order, in every tab', async () => {
    const id = randomUUID();
    const first = chunksOf(await ask(app, ada, { id, text: longQuestion }));
    const seen = await wordsInto(first, 10);
    expect((await kept(app, ada, id)).answering).toBe(true);
    const again = await app.request(`/api/assistant/${id}/stream`, { as: ada });
    expect(again.headers.get('x-accel-buffering')).toBe('no');
    const [rest, joined] = await Promise.all([readToEnd(first), allChunks(again)]);
    const told = textOf([...seen, ...rest]);
    expect(textOf(joined)).toBe(told);
    expect(messageText((await kept(app, ada, id)).messages[1])).toBe(told);
    expect((await app.request(`/api/assistant/${id}/stream`, { as: ada })).status).toBe(204);
  });

  test('with the asking tab closed the answer is still completed', async () => {
    const id = randomUUID();
    const away = new AbortController();
    const answer = await ask(app, ada, { id }, { signal: away.signal });
    const reader = chunksOf(answer);
    await wordsInto(reader, 1);
    away.abort();
    await reader.return(undefined);
    const joined = await allChunks(await app.request(`/api/assistant/${id}/stream`, { as: ada }));
    expect(joined.at(-1)?.type).toBe('finish');
    const message = (await kept(app, ada, id)).messages[1];
    expect(messageText(message)).toBe(textOf(joined));
    expect(message?.metadata?.ended).toBeUndefined();
  });

  test('others find nothing to join and can stop nothing (I-02)', async () => {
    const id = randomUUID();
    const reader = chunksOf(await ask(app, ada, { id, text: longQuestion }));
    const seen = await wordsInto(reader, 3);
    expect((await app.request(`/api/assistant/${id}/stream`, { as: bob })).status).toBe(204);
    expect((await app.request(`/api/assistant/${id}/stream`)).status).toBe(204);
    expect(await stop(app, bob, id)).toBe(false);
    expect(await stop(app, undefined, id, startOf(seen))).toBe(false);
    expect(await stop(app, ada, id, startOf(seen))).toBe(true);
    await readToEnd(reader);
  });
});

test('a stalled reader blocks neither the others nor the answer (C-06)', async () => {
  const id = randomUUID();
  const asked = await ask(app, ada, { id, text: longQuestion });
  const idle = await app.request(`/api/assistant/${id}/stream`, { as: ada });
  const idleReader = idle.body!.getReader();
  const read = await allChunks(asked);
  expect(read.at(-1)?.type).toBe('finish');
  expect(messageText((await kept(app, ada, id)).messages[1])).toBe(textOf(read));
  // Only the answer waits for a slow reader, and nothing is left to join.
  let waitingBytes = 0;
  for (let part = await idleReader.read(); !part.done; part = await idleReader.read()) {
    waitingBytes += part.value.length;
  }
  expect(waitingBytes).toBeLessThan(256 * 1024);
  expect((await app.request(`/api/assistant/${id}/stream`, { as: ada })).status).toBe(204);
});

describe('the first reader too many', () => {
  const firstTooMany = limits.eventStreamsEach;
  const refused = { code: 'TOO_MANY_STREAMS', message: expect.stringContaining('answers at once') };

  test('is refused with a sentence, and so is a question; a reader that leaves makes room', async () => {
    const eve = await app.person();
    const id = randomUUID();
    const asking = chunksOf(await ask(app, eve, { id, text: longQuestion }));
    await wordsInto(asking, 1);
    const join = () => app.request(`/api/assistant/${id}/stream`, { as: eve });
    const readers = await Promise.all(Array.from({ length: firstTooMany - 1 }, join));
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    const tooMany = await join();
    expect(tooMany.status).toBe(429);
    expect(await tooMany.json()).toMatchObject(refused);
    const question = await ask(app, eve);
    expect(question.status).toBe(429);
    expect(await question.json()).toMatchObject(refused);
    await readers.pop()!.body!.cancel();
    const next = await join();
    expect(next.status).toBe(200);
    expect(await stop(app, eve, id)).toBe(true);
    await Promise.all([...readers, next].map((answer) => allChunks(answer)));
    await readToEnd(asking);
    // Ended readers have given their place back, and those that find nothing take none.
    for (let count = 0; count <= firstTooMany; count += 1) expect((await join()).status).toBe(204);
    const last = await ask(app, eve);
    expect(last.status).toBe(200);
    await allChunks(last);
  });

  test('questions that fail and readers that go away before the answer give theirs back', async () => {
    const eve = await app.person();
    for (let count = 0; count <= firstTooMany; count += 1) {
      expect((await ask(app, eve, { parts: [{ type: 'text', text: '' }] })).status).toBe(400);
    }
    for (let count = 0; count <= 3; count += 1) {
      const away = new AbortController();
      const answer = await ask(app, eve, { text: 'Thanks' }, { signal: away.signal });
      away.abort();
      await answer.body!.cancel();
    }
    const id = randomUUID();
    const asking = await ask(app, eve, { id, text: longQuestion });
    const join = () => app.request(`/api/assistant/${id}/stream`, { as: eve });
    const readers = await Promise.all(Array.from({ length: firstTooMany - 1 }, join));
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([asking, ...readers].map(({ body }) => body!.cancel()));
    expect(await stop(app, eve, id)).toBe(true);
    const last = await ask(app, eve);
    expect(last.status).toBe(200);
    await allChunks(last);
  });
});

describe('Stop (R-06)', () => {
  test('ends the answer on the server; its text is stored and marked', async () => {
    const id = randomUUID();
    const reader = chunksOf(await ask(app, ada, { id, text: longQuestion }));
    const seen = await wordsInto(reader, 5);
    expect(await stop(app, ada, id, startOf(seen))).toBe(true);
    const rest = await readToEnd(reader);
    expect(rest.map(({ type }) => type)).toContain('abort');
    const conversation = await kept(app, ada, id);
    expect(conversation.answering).toBe(false);
    const [, answer] = conversation.messages;
    expect(answer?.metadata?.ended).toBe('stopped');
    expect(messageText(answer)).toBe(textOf([...seen, ...rest]));
    expect(messageText(answer).split(/\s+/).length).toBeLessThan(60);
  });

  test('twice is once (R-08)', async () => {
    const id = randomUUID();
    const reader = chunksOf(await ask(app, ada, { id, text: longQuestion }));
    const answerId = startOf(await wordsInto(reader, 3));
    await Promise.all([stop(app, ada, id, answerId), stop(app, ada, id, answerId)]);
    await readToEnd(reader);
    expect(await stop(app, ada, id, answerId)).toBe(false);
    expect((await kept(app, ada, id)).messages).toHaveLength(2);
  });

  test('of an older answer leaves the newer one alone (R-08)', async () => {
    const id = randomUUID();
    const older = chunksOf(await ask(app, ada, { id, text: longQuestion }));
    const olderId = startOf(await wordsInto(older, 3));
    const newer = chunksOf(await ask(app, ada, { id }));
    const seen = await wordsInto(newer, 1);
    await readToEnd(older);
    expect(await stop(app, ada, id, olderId)).toBe(false);
    expect([...seen, ...(await readToEnd(newer))].at(-1)?.type).toBe('finish');
    const { messages } = await kept(app, ada, id);
    expect(messages.map(({ metadata }) => metadata?.ended)).toEqual([
      undefined,
      'stopped',
      undefined,
      undefined,
    ]);
  });

  test('works in a temporary chat of somebody signed in, and for a visitor', async () => {
    for (const person of [ada, undefined]) {
      const id = randomUUID();
      const reader = chunksOf(await ask(app, person, { id, text: longQuestion, temporary: true }));
      await wordsInto(reader, 3);
      expect(await stop(app, person, id)).toBe(true);
      expect((await readToEnd(reader)).map(({ type }) => type)).toContain('abort');
    }
  });
});

describe('an interrupted answer', () => {
  test('when the server ends it is interrupted, not stopped by its reader', async () => {
    const ending = await createTestApp({ database: app.database });
    const id = randomUUID();
    const reader = chunksOf(await ask(ending, ada, { id, text: longQuestion }));
    await wordsInto(reader, 5);
    ending.stop();
    await readToEnd(reader);
    expect((await kept(app, ada, id)).messages[1]?.metadata?.ended).toBe('interrupted');
  });

  test('an unavailable engine: an error on the screen, and the question is stored', async () => {
    const broken = await createTestApp({
      database: app.database,
      environment: {
        CHAT_MODEL: 'compatible:model',
        // A port without a listener: the discard protocol's.
        COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
      },
    });
    const id = randomUUID();
    const chunks = await allChunks(await ask(broken, ada, { id }));
    const said = chunks.find(({ type }) => type === 'error');
    const problem = JSON.parse(said && 'errorText' in said ? String(said.errorText) : '{}');
    expect(problem).toMatchObject({
      code: 'RESPONSE_FAILED',
      message: 'Error fetching response',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      details: { reason: 'OpenAI-compatible server could not be reached.' },
    });
    const { messages, answering } = await kept(broken, ada, id);
    expect(answering).toBe(false);
    expect(messages[1]?.metadata?.ended).toBe('interrupted');
    const failure = broken.log.lines.find((line) => line.includes('An answer failed'));
    expect(failure).toContain(problem.requestId);
  });
});

test('an expired session is reported, and nothing is answered or stored', async () => {
  const answer = await app.request('/api/assistant', { body: questionBody({}) });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'NOT_AUTHENTICATED' });
});
