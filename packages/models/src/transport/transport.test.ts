import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeService, json, startFakeService } from '../testing/fake-service.fixture.ts';
import { ProviderProblem } from './provider-problem.ts';
import { keepSecret } from './secrets.ts';
import { createTransport, type TransportOptions } from './transport.ts';

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
});
afterAll(() => service.close());

const secret = 'Very-secret.17';
keepSecret(secret);
const opened = (limits: TransportOptions['limits'] = {}) =>
  createTransport({
    provider: 'Acme',
    fetch,
    random: () => 0,
    limits: { firstWaitMs: 1, ...limits },
  });
const ask = (limits?: TransportOptions['limits'], init?: RequestInit) =>
  opened(limits)(`${service.origin}/v1`, init).then((response) => response.text());
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error instanceof ProviderProblem ? error : String(error)),
  );

describe("a service's error becomes one of our sentences (R-03)", () => {
  test.each([
    [401, { error: { message: `Incorrect API key provided: ${secret}` } }, 'KEY_REFUSED'],
    [400, { error: { message: 'API key not valid. Please pass one.' } }, 'KEY_REFUSED'],
    [402, { detail: 'Insufficient credit' }, 'NO_CREDIT'],
    [429, { error: { message: 'Quota', code: 'insufficient_quota' } }, 'NO_CREDIT'],
    [400, { error: { message: 'Your credit balance is too low' } }, 'NO_CREDIT'],
    [404, { error: { message: 'The model `x` does not exist' } }, 'MODEL_UNKNOWN'],
    [404, { error: 'model "x" not found, try pulling it first' }, 'MODEL_UNKNOWN'],
    [400, { error: { message: 'Rejected', code: 'moderation_blocked' } }, 'REFUSED'],
    [400, { message: 'width must be a multiple of 8' }, 'NOT_ACCEPTED'],
    [429, { error: { message: 'Rate limit reached' } }, 'BUSY'],
    [529, { error: { type: 'overloaded_error', message: 'Overloaded' } }, 'BUSY'],
    [500, 'stack trace of http://10.0.0.3/inside', 'FAILED'],
    [302, {}, 'GARBAGE'],
  ])('%i %o', async (status, body, kind) => {
    service.answer(json(body, status));
    const problem = await problemOf(ask({ tries: 1 }));
    expect(problem).toMatchObject({ kind, provider: 'Acme' });
    expect(JSON.stringify(problem) + String(problem)).not.toMatch(/Very-secret|10\.0\.0\.3/);
  });

  test('of a name and a sentence the sentence is shown', async () => {
    service.answer(json({ error: 'OutOfMemoryError', detail: 'CUDA out of memory' }, 500));
    expect(await problemOf(ask({ tries: 1 }))).toMatchObject({
      facts: { words: 'CUDA out of memory' },
    });
  });

  test('an HTML page is no answer', async () => {
    service.answer((_asked, response) => {
      response.setHeader('content-type', 'text/html').end('<h1>Log in to the hotel</h1>');
    });
    expect(await problemOf(ask())).toMatchObject({ kind: 'GARBAGE' });
  });

  test('unreachable', async () => {
    const gone = await startFakeService();
    await gone.close();
    const transport = opened();
    expect(await problemOf(transport(gone.origin))).toMatchObject({ kind: 'UNREACHABLE' });
    // A service without TLS, and an unknown name.
    const encrypted = service.origin.replace('http:', 'https:');
    expect(await problemOf(transport(encrypted))).toMatchObject({ kind: 'UNREACHABLE' });
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const lost = createTransport({
      provider: 'Acme',
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: unknown })),
      random: () => 0,
      limits: { firstWaitMs: 1 },
    });
    expect(await problemOf(lost('http://acme.example/'))).toMatchObject({ kind: 'UNREACHABLE' });
  });
});

describe('retries (R-03)', () => {
  test('a short wait is waited for, and distinguished from a long one', async () => {
    let turnedAway = 0;
    service.answer((asked, response) => {
      turnedAway++;
      if (turnedAway > 1) return json({ ok: true })(asked, response);
      return json({}, 429, { 'retry-after-ms': '20' })(asked, response);
    });
    expect(await ask()).toBe('{"ok":true}');
    service.answer(json({}, 429, { 'retry-after': '60' }));
    expect(await problemOf(ask())).toMatchObject({ kind: 'BUSY', facts: { retryAfterMs: 60_000 } });
    expect(service.requests).toHaveLength(1);
  });

  test('a wait as long as the longest is waited for, a longer one is reported', async () => {
    for (const [waitMs, requests] of [
      [30, 2],
      [31, 1],
    ] as const) {
      service.answer(json({}, 429, { 'retry-after-ms': String(waitMs) }));
      await problemOf(ask({ tries: 2, longestWaitMs: 30 }));
      expect(service.requests).toHaveLength(requests);
    }
  });

  test('a server error is retried, except on a self-hosted machine', async () => {
    service.answer(json({}, 500));
    expect(await problemOf(ask({ tries: 3 }))).toMatchObject({ kind: 'FAILED' });
    expect(service.requests).toHaveLength(3);
    service.answer(json({}, 500));
    await problemOf(ask({ tries: 3, triesAfterServerError: false }));
    expect(service.requests).toHaveLength(1);
  });

  test('aborting ends a wait at once', async () => {
    const stop = new AbortController();
    service.answer((asked, response) => {
      void json({}, 429, { 'retry-after': '10' })(asked, response);
      stop.abort();
    });
    expect(await problemOf(ask({}, { signal: stop.signal }))).toContain('AbortError');
    expect(service.requests).toHaveLength(1);
  });

  test('a service that is down is paused, then retried', async () => {
    // The rest is over when the test says so, however long the calls take.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const restMs = 30_000;
    const transport = opened({ tries: 1, failuresInARow: 2, restMs });
    const kindOf = async () =>
      problemOf(transport(service.origin)).then((problem) => (problem as ProviderProblem).kind);
    service.answer(json({}, 500));
    expect([await kindOf(), await kindOf(), await kindOf()]).toEqual([
      'FAILED',
      'FAILED',
      'PAUSED',
    ]);
    expect(service.requests).toHaveLength(2);
    service.answer(json({ ok: true }));
    vi.setSystemTime(Date.now() + restMs);
    expect(await problemOf(transport(service.origin))).toBe('no problem');
  });
});

describe('a streaming answer (R-03)', () => {
  test('nothing waits any longer for an answer that was read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = createTransport({ provider: 'Acme', fetch: async () => new Response('{}') });
    const response = await answered('https://acme.dev/v1');
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await response.text();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  test('silence, a truncated answer, too much and too long', async () => {
    service.answer((_asked, response) => {
      response.writeHead(200).write('half');
    });
    expect(await problemOf(ask({ stallMs: 30 }))).toMatchObject({ kind: 'STALLED' });
    await service.quiet();
    expect(await problemOf(ask({ deadlineMs: 30 }))).toMatchObject({ kind: 'SLOW' });
    await service.quiet();
    service.answer((_asked, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    expect(await problemOf(ask())).toMatchObject({ kind: 'DROPPED' });
    service.answer((_asked, response) => {
      response.writeHead(200).end(Buffer.alloc(3_000_000));
    });
    expect(await problemOf(ask({ answerBytes: 1_000_000 }))).toMatchObject({ kind: 'TOO_LARGE' });
    await service.quiet();
  });

  test('no reader: the connection is closed', async () => {
    service.answer((_asked, response) => {
      response.writeHead(200).write('more and more');
    });
    const response = await opened()(service.origin);
    const reader = response.body?.getReader();
    await reader?.read();
    expect(service.busySockets()).toBe(1);
    await reader?.cancel();
    await service.quiet();
  });

  test('aborting during an answer closes the connection', async () => {
    const stop = new AbortController();
    service.answer((_asked, response) => {
      response.writeHead(200).write('half');
    });
    const response = await opened()(service.origin, { signal: stop.signal });
    const rest = problemOf(response.text());
    stop.abort();
    expect(await rest).toContain('AbortError');
    await service.quiet();
  });
});

test('one at a time, streams until their end; too many are rejected', async () => {
  const transport = opened({ concurrency: 1, queue: 1 });
  service.answer((_asked, response) => {
    response.writeHead(200).write('half');
  });
  const first = await transport(service.origin);
  const second = transport(service.origin);
  expect(await problemOf(transport(service.origin))).toMatchObject({ kind: 'FULL' });
  expect(service.requests).toHaveLength(1);
  await first.body?.cancel();
  const stopped = await second;
  expect(service.requests).toHaveLength(2);
  await stopped.body?.cancel();
  await service.quiet();
});

test('an unread answer keeps its turn until its deadline or its abort', async () => {
  const transport = opened({ concurrency: 1, deadlineMs: 300 });
  service.answer((_asked, response) => {
    response.writeHead(200).write('half');
  });
  const before = service.requests.length;
  const unread = await transport(service.origin);
  const stop = new AbortController();
  const stopped = await transport(service.origin, { signal: stop.signal });
  const last = transport(service.origin);
  stop.abort();
  await (await last).body?.cancel();
  expect(service.requests).toHaveLength(before + 3);
  expect(await problemOf(unread.text())).toMatchObject({ kind: 'SLOW' });
  expect(await problemOf(stopped.text())).toContain('AbortError');
  await service.quiet();
});
