import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeSystem, refreshSystem } from './system.ts';

let answers: Response[] = [];
const requests: unknown[] = [];
beforeEach(() => {
  requests.length = 0;
  refreshSystem();
  vi.stubGlobal('fetch', async (address: unknown) => {
    requests.push(address);
    return answers.shift() ?? Response.error();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  refreshSystem();
});

test('all callers on a page share one response', async () => {
  answers = [Response.json({ version: '1' })];
  expect(await Promise.all([describeSystem(), describeSystem()])).toEqual([
    { version: '1' },
    { version: '1' },
  ]);
  expect(await describeSystem()).toEqual({ version: '1' });
  expect(requests).toEqual(['/api/system']);
});

test('retries after a failure', async () => {
  answers = [new Response('', { status: 503 }), Response.json({ version: '2' })];
  await expect(describeSystem()).rejects.toThrow('HTTP 503');
  expect(await describeSystem()).toEqual({ version: '2' });
  expect(requests).toHaveLength(2);
});

test("refetches after an administrator's change, also if an older request fails", async () => {
  answers = [Response.json({ version: '1' }), Response.json({ version: '2' })];
  await describeSystem();
  refreshSystem();
  expect(await describeSystem()).toEqual({ version: '2' });
  answers = [new Response('', { status: 500 }), Response.json({ version: '3' })];
  refreshSystem();
  const old = describeSystem();
  refreshSystem();
  const fresh = describeSystem();
  await expect(old).rejects.toThrow('HTTP 500');
  expect(await describeSystem()).toBe(await fresh);
  expect(requests).toHaveLength(4);
});
