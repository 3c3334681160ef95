import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { runHook } from '../../../lib/testing/run-hook.ts';
import { linesOf, openTestPage, problemResponse } from '../../../lib/testing/test-page.ts';
import { type AssistantMessage, textOf } from './assistant-message.ts';
import { useConversation } from './use-conversation.ts';

const said = (id: string, role: 'user' | 'assistant', text: string): AssistantMessage => ({
  id,
  role,
  parts: [{ type: 'text', text }],
});
const question = said('q1', 'user', 'How wide is a hallway?');
const answer = said('a1', 'assistant', 'At least 0.9 m.');

const stored = (messages: readonly AssistantMessage[], answering = false) =>
  Response.json({ id: 'c1', messages, answering });

/** An answer as it streams; without its end the connection was lost. */
function streamed(text: string, { isWhole = true } = {}): Response {
  const pieces = [
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: text },
    ...(isWhole ? [{ type: 'text-end', id: 't' }, { type: 'finish' }] : []),
  ];
  const lines = pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const line = lines.shift();
      if (line) controller.enqueue(new TextEncoder().encode(line));
      else if (isWhole) controller.close();
      else controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

interface Setting {
  readonly kept?: boolean;
  readonly saved?: AssistantMessage[];
  readonly answering?: boolean;
}

async function conversation(
  answers: Readonly<Record<string, () => Response>>,
  { kept = true, saved = [question, answer], answering = false }: Setting = {},
) {
  const page = await openTestPage((request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    const given = answers[line];
    if (!given) throw new Error(`Nothing expected ${line}`);
    return given();
  });
  const client = new QueryClient();
  const hook = await runHook(
    () => useConversation({ id: 'c1', kept, saved, answering }),
    undefined,
    (inner) => createElement(QueryClientProvider, { client }, inner),
  );
  const texts = () => hook.now().messages.map(textOf);
  const tabs = () => page.channels.filter(({ name }) => name === 'maquette-conversations');
  return { ...hook, page, texts, tabs };
}

const read = 'GET /api/conversations/c1';
const asked = 'POST /api/assistant';
const stopped = 'POST /api/assistant/c1/stop';

test('what was said elsewhere is shown when the tab is looked at again', async () => {
  const later = said('q2', 'user', 'And for a wheelchair?');
  const { page, texts } = await conversation({ [read]: () => stored([question, answer, later]) });
  expect(page.requests).toEqual([]);
  page.show();
  await expect
    .poll(texts)
    .toEqual(['How wide is a hallway?', 'At least 0.9 m.', 'And for a wheelchair?']);
  expect(linesOf(page)).toEqual([read]);
});

test('another tab that tells of this conversation is followed, of another it is not', async () => {
  const { page, tabs } = await conversation({ [read]: () => stored([question, answer]) });
  tabs()[0]!.onmessage!({ data: 'c2' });
  await new Promise(setImmediate);
  expect(page.requests).toEqual([]);
  tabs()[0]!.onmessage!({ data: 'c1' });
  await expect.poll(() => linesOf(page)).toEqual([read]);
});

test('a conversation that is not kept asks and tells nobody', async () => {
  const { page, tabs } = await conversation({}, { kept: false });
  page.show();
  await new Promise(setImmediate);
  expect([page.requests, tabs()]).toEqual([[], []]);
});

test('a question is answered, and other tabs hear of it', async () => {
  const { now, texts, tabs } = await conversation(
    { [asked]: () => streamed('At least 0.9 m.') },
    { saved: [] },
  );
  await now().send([{ type: 'text', text: 'How wide is a hallway?' }]);
  await expect.poll(texts).toEqual(['How wide is a hallway?', 'At least 0.9 m.']);
  await expect.poll(() => now().generating).toBe(false);
  expect(now().isDisconnected).toBe(false);
  expect(new Set(tabs().flatMap(({ posted }) => posted))).toEqual(new Set(['c1']));
});

test('after a lost connection the answer is read from the server', async () => {
  const { now, texts, page } = await conversation(
    {
      [asked]: () => streamed('At least', { isWhole: false }),
      [read]: () => stored([question, answer]),
    },
    { saved: [] },
  );
  await now().send([{ type: 'text', text: 'How wide is a hallway?' }]);
  await expect.poll(texts).toEqual(['How wide is a hallway?', 'At least 0.9 m.']);
  await expect.poll(() => now().isDisconnected).toBe(false);
  expect(linesOf(page)).toContain(read);
});

test('a question that never arrived is not looked for again', async () => {
  const { now, page } = await conversation(
    {
      [asked]: () => streamed('At', { isWhole: false }),
      [read]: () => problemResponse('NOT_FOUND', 404),
    },
    { saved: [] },
  );
  await now().send([{ type: 'text', text: 'How wide is a hallway?' }]);
  await expect.poll(() => linesOf(page)).toEqual([asked, read]);
  await expect.poll(() => now().isDisconnected).toBe(false);
});

test('a stop is told to the server and marked', async () => {
  const { now } = await conversation(
    { [asked]: () => new Response(new ReadableStream()), [stopped]: () => new Response() },
    { saved: [] },
  );
  void now().send([{ type: 'text', text: 'How wide is a hallway?' }]);
  await expect.poll(() => now().writing).toBe(true);
  await now().stop();
  await expect.poll(() => now().generating).toBe(false);
  expect(now().messages.at(-1)).toMatchObject({
    role: 'assistant',
    metadata: { ended: 'stopped' },
  });
});
