import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToSession } from './session.ts';

let requests = 0;
let comesBack = () => {};

beforeEach(() => {
  requests = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json(null);
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
