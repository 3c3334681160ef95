import { beforeEach, expect, test, vi } from 'vitest';
import { fetchSignedIn } from './fetch-signed-in.ts';
import { blockRequestsDuring, refreshSession } from './session.ts';

const ada = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  paymentStatus: 'free',
};
let isSignedIn = true;
const requests: string[] = [];
let lateAnswer: Promise<void>;

beforeEach(async () => {
  isSignedIn = true;
  requests.length = 0;
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const address = typeof input === 'string' ? input : input.url;
    if (address.endsWith('/get-session')) return Response.json(isSignedIn ? { user: ada } : null);
    requests.push(address);
    return Response.json([], { status: isSignedIn ? 200 : 401 });
  });
  await refreshSession();
  return async () => {
    // Other test files share this module and its session.
    isSignedIn = false;
    await refreshSession();
    vi.unstubAllGlobals();
  };
});

const conversations = 'http://localhost/api/conversations';

test("requests during a sign-out aren't sent after it succeeds", async () => {
  await blockRequestsDuring(async () => {
    lateAnswer = expect(fetchSignedIn(conversations)).rejects.toThrow('signed out');
    isSignedIn = false;
    await refreshSession();
  });
  await lateAnswer;
  expect(requests).toEqual([]);
});

test('requests during a sign-out are sent after it fails', async () => {
  const signOut = blockRequestsDuring(async () => {
    lateAnswer = expect(fetchSignedIn(conversations)).resolves.toHaveProperty('status', 200);
    expect(requests).toEqual([]);
    throw new Error('The server did not answer.');
  });
  await expect(signOut).rejects.toThrow('did not answer');
  await lateAnswer;
  expect(requests).toEqual([conversations]);
});
