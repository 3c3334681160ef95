import type { Generation, GenerationEvent } from '@maquette/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../lib/testing/run-hook.ts';
import { linesOf, openTestPage } from '../../lib/testing/test-page.ts';
import { useWork } from './follow-work.ts';

interface Followed {
  readonly id: string;
  readonly known?: Generation;
}

const generation = (id: string, status: Generation['status']) =>
  ({
    id,
    status,
    pictures: [],
    problem: null,
    progress: { position: null, stage: null, percent: 100 },
  }) as unknown as Generation;

/** An open stream; what is told goes to its reader at once. */
function stream() {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  return {
    answer: () =>
      new Response(readable.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    tell: (id: number, event: GenerationEvent) =>
      writer.write(`event: message\nid: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
  };
}

async function follow(followed: Followed) {
  const client = new QueryClient();
  const refreshed: unknown[] = [];
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    refreshed.push(filters?.queryKey?.[0]);
  });
  const hook = await runHook(
    ({ id, known }: Followed) => useWork(id, known),
    followed,
    (inner) => createElement(QueryClientProvider, { client }, inner),
  );
  return { ...hook, refreshed };
}

test('shows what its stream tells; at the end the lists and the quota are read again, not before', async () => {
  const { answer, tell } = stream();
  const page = await openTestPage(answer);
  const { now, refreshed } = await follow({ id: 'one' });
  expect(now()).toMatchObject({ status: 'queued', position: null });
  await tell(1, { type: 'queued', position: 2 });
  await expect.poll(now).toMatchObject({ status: 'queued', position: 2 });
  await tell(2, { type: 'stage', name: 'Drawing', percent: 40 });
  await expect.poll(now).toMatchObject({ status: 'running', stage: 'Drawing', percent: 40 });
  expect(refreshed).toEqual([]);
  await tell(3, { type: 'done', generation: generation('one', 'done') });
  await expect.poll(now).toMatchObject({ status: 'done', percent: 100 });
  await expect.poll(() => refreshed).toEqual([['generations'], ['quota']]);
  expect(linesOf(page)).toEqual(['GET /api/generations/one/events']);
});

test('a failure refreshes the same', async () => {
  const { answer, tell } = stream();
  await openTestPage(answer);
  const { now, refreshed } = await follow({ id: 'one' });
  await tell(1, { type: 'failed', code: 'CANCELLED', message: 'Cancelled.', requestId: null });
  await expect.poll(() => now().problem?.message).toBe('Cancelled.');
  await expect.poll(() => refreshed).toEqual([['generations'], ['quota']]);
});

test.each(['done', 'failed', 'cancelled'] as const)(
  'work that is %s opens no stream',
  async (status) => {
    const page = await openTestPage(() => new Response());
    const { now } = await follow({ id: 'one', known: generation('one', status) });
    expect(now().status).toBe(status === 'done' ? 'done' : 'failed');
    await new Promise(setImmediate);
    expect(page.requests).toEqual([]);
  },
);

test('a stream ends with its row, and when the row shows other work', async () => {
  const page = await openTestPage(() => stream().answer());
  const { give, leave } = await follow({ id: 'one' });
  await expect.poll(() => page.requests.length).toBe(1);
  give({ id: 'two' });
  await expect
    .poll(() => linesOf(page))
    .toEqual(['GET /api/generations/one/events', 'GET /api/generations/two/events']);
  const [one, two] = page.requests.map(({ signal }) => signal);
  expect([one!.aborted, two!.aborted]).toEqual([true, false]);
  leave();
  expect(two!.aborted).toBe(true);
});

test('finished work that is retried is followed from its beginning', async () => {
  const { answer, tell } = stream();
  await openTestPage(answer);
  const { now, give } = await follow({ id: 'one', known: generation('one', 'failed') });
  give({ id: 'one', known: generation('one', 'queued') });
  await tell(1, { type: 'stage', name: 'Drawing', percent: 10 });
  await expect.poll(now).toMatchObject({ status: 'running', percent: 10, pictures: [] });
});
