import { expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { refreshSession } from './session.ts';

const ada = { id: 'ada', email: 'a@example.com', firstName: 'A', paymentStatus: 'free' };

test('the cache is cleared when the person changes, but not when the server is unreachable', async () => {
  vi.stubGlobal('localStorage', {});
  let user: object | null | 'silent' = null;
  vi.stubGlobal('fetch', async () =>
    user === 'silent' ? new Response('', { status: 503 }) : Response.json(user && { user }),
  );
  const become = async (next: typeof user) => {
    user = next;
    await refreshSession();
    return queryClient.getQueryData(['told']);
  };
  await become(ada);
  queryClient.setQueryData(['told'], 'to ada');
  expect(await become({ ...ada, firstName: 'Ada' })).toBe('to ada');
  expect(await become('silent')).toBe('to ada');
  expect(await become({ ...ada, id: 'bob' })).toBeUndefined();
  queryClient.setQueryData(['told'], 'to bob');
  expect(await become(null)).toBeUndefined();
  vi.unstubAllGlobals();
});

test('named problems are final, other errors are retried twice', () => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') throw new Error('Expected a rule');
  const accident = new TypeError('fetch failed');
  expect([0, 1, 2].map((failures) => retry(failures, accident))).toEqual([true, true, false]);
  const problem = Object.assign(new Error('full'), { code: 'QUEUE_FULL' });
  expect(retry(0, problem)).toBe(false);
});
