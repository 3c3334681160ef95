import { beforeEach, expect, test, vi } from 'vitest';
import { recheckSession, sessionChanged, subscribeToSession, whileSignedIn } from './session.ts';

let requests = 0;
let comesBack = () => {};
let answered: object | null = null;
const channels: TestChannel[] = [];

/** The other tabs of this browser. */
class TestChannel {
  readonly name: string;
  onmessage: (() => void) | null = null;
  readonly told: unknown[] = [];
  isClosed = false;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
  postMessage(message: unknown) {
    this.told.push(message);
  }
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  requests = 0;
  answered = null;
  channels.length = 0;
  vi.stubGlobal('BroadcastChannel', TestChannel);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json(answered && { user: answered });
  });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => {
      comesBack = listener;
    },
    removeEventListener() {},
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a tab that comes back asks again after half a minute, not before', async () => {
  const end = subscribeToSession(() => {});
  await vi.waitFor(() => expect(requests).toBe(1));
  // The answer is read after the request.
  await new Promise(setImmediate);
  const askedMs = Date.now();
  vi.setSystemTime(askedMs + 29_000);
  comesBack();
  expect(requests).toBe(1);
  vi.setSystemTime(askedMs + 31_000);
  comesBack();
  await vi.waitFor(() => expect(requests).toBe(2));
  await new Promise(setImmediate);
  end();
});

test('other tabs are told of a sign-in here, and one of theirs is asked for at once', async () => {
  const end = subscribeToSession(() => {});
  await vi.waitFor(() => expect(requests).toBe(1));
  await new Promise(setImmediate);
  const [tabs] = channels;
  expect([tabs!.name, tabs!.told]).toEqual(['maquette-session', []]);
  await sessionChanged();
  expect([requests, tabs!.told]).toEqual([2, ['changed']]);
  tabs!.onmessage!();
  await vi.waitFor(() => expect(requests).toBe(3));
  await new Promise(setImmediate);
  // Lines that others said are not repeated.
  expect(tabs!.told).toEqual(['changed']);
  end();
  expect(tabs!.isClosed).toBe(true);
});

test('a sign-in that ended elsewhere is told to a screen with work, which keeps its person', async () => {
  answered = { id: 'ada', email: 'ada@example.com', paymentStatus: 'free' };
  let changes = 0;
  const end = subscribeToSession(() => {
    changes += 1;
  });
  await vi.waitFor(() => expect(changes).toBe(1));
  let ended = 0;
  const leave = whileSignedIn(() => {
    ended += 1;
  });
  answered = null;
  expect(await recheckSession()).toEqual({ status: 'signed-out' });
  expect([ended, changes]).toEqual([1, 1]);
  leave();
  await recheckSession();
  expect([ended, changes]).toEqual([1, 2]);
  end();
});
