import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('concurrent callers share one loading, started by the first', async () => {
  const load = vi.fn(async () => ({}));
  const ask = once(load);
  expect(ask.begun()).toBe(false);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toBe(second);
  expect(await ask()).toBe(first);
  expect(ask.begun()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test('retried after a failure', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('gone'));
  const ask = once(load);
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('gone');
  expect(ask.begun()).toBe(false);
  expect(await ask()).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
