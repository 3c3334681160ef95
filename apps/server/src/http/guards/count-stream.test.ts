/** A stream counts until its reader is gone, however that comes. */
import { expect, test, vi } from 'vitest';
import type { OpenStreams } from '../../platform/limits/open-streams.ts';
import type { RequestContext } from '../request-context.ts';
import { countStream, endingWith } from './count-stream.ts';

function counted(signal: AbortSignal) {
  const end = vi.fn();
  const open = vi.fn(() => ({ belongsTo: vi.fn(), end }));
  const headers = new Headers({ cookie: 'visitor=v1' });
  const context = { clientAddress: '192.0.2.7', headers, signal } as unknown as RequestContext;
  const stream = countStream({ open, count: () => 0 } satisfies OpenStreams, context);
  return { end, open, stream };
}

test('it is counted for its address and cookie, and ends with the request', () => {
  const leaving = new AbortController();
  const { end, open } = counted(leaving.signal);
  expect(open.mock.calls).toEqual([[{ address: '192.0.2.7', cookie: 'visitor=v1' }]]);
  expect(end).not.toHaveBeenCalled();
  leaving.abort();
  expect(end).toHaveBeenCalledTimes(1);
});

test('one that has ended leaves nothing with the request', () => {
  const leaving = new AbortController();
  const { end, stream } = counted(leaving.signal);
  stream.end();
  leaving.abort();
  expect(end).toHaveBeenCalledTimes(1);
});

test('a reader who is gone already is not counted', () => {
  expect(counted(AbortSignal.abort()).end).toHaveBeenCalledTimes(1);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const sent = (source: UnderlyingDefaultSource<Uint8Array>) =>
  new Response(new ReadableStream(source), { status: 206, headers: { 'x-kind': 'stream' } });

test('a response ends when its body has', async () => {
  const end = vi.fn();
  const response = endingWith(
    sent({
      start(controller) {
        controller.enqueue(bytes('one '));
        controller.enqueue(bytes('two'));
        controller.close();
      },
    }),
    end,
  );
  expect([response.status, response.headers.get('x-kind')]).toEqual([206, 'stream']);
  expect(end).not.toHaveBeenCalled();
  expect(await response.text()).toBe('one two');
  expect(end).toHaveBeenCalledTimes(1);
});

test('it ends when it is cancelled, and its source is told why', async () => {
  const end = vi.fn();
  const cancel = vi.fn();
  await endingWith(sent({ cancel }), end).body?.cancel('gone');
  expect(end).toHaveBeenCalledTimes(1);
  expect(cancel).toHaveBeenCalledWith('gone');
});

test('it ends when it breaks, and at once without a body', async () => {
  const end = vi.fn();
  const broken = sent({ pull: () => Promise.reject(new Error('lost')) });
  await expect(endingWith(broken, end).text()).rejects.toThrow('lost');
  expect(end).toHaveBeenCalledTimes(1);
  expect(endingWith(new Response(null, { status: 204 }), end).status).toBe(204);
  expect(end).toHaveBeenCalledTimes(2);
});
