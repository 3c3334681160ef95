/** Events of long work: the connection is never silent for as long as a proxy's timeout. */
import { os } from '@orpc/server';
import { afterEach, expect, test, vi } from 'vitest';
import { testLog } from '../testing/test-log.ts';
import { serveProcedures } from './procedures.ts';
import { createContext } from './request-context.ts';

const promisedMs = 15_000;

afterEach(() => void vi.useRealTimers());

test('a stream of events without any beats every 15 s (R-12)', async () => {
  const router = {
    quiet: os.route({ method: 'GET', path: '/quiet' }).handler(async function* () {
      await new Promise(() => {});
      yield 'never';
    }),
  };
  const serve = serveProcedures({ router, log: testLog(), incomingFolder: '' });
  const request = new Request('http://localhost/api/quiet');
  const known = {
    requestId: 'one',
    clientAddress: () => '127.0.0.1',
    stopping: new AbortController().signal,
  };
  const context = createContext(request, known, async () => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answer = await serve(request, context, new URL(request.url));
  if (!(answer instanceof Response)) throw new Error('Expected a stream');
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^:/);
  for (let beat = 0; beat < 3; beat += 1) {
    const heard = reader.read();
    vi.advanceTimersByTime(promisedMs);
    expect((await heard).value).toMatch(/^:/);
  }
});
