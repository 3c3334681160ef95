import { expect, test, vi } from 'vitest';
import { whenItAnswers } from './when-it-answers.ts';

const silence = new Error('silence');
const rulesOf = (more: object = {}) => ({
  isSilence: (error: unknown) => error === silence,
  onWaiting: vi.fn(),
  betweenTriesMs: 0,
  ...more,
});

test('a service that does not answer yet is asked again, reported once', async () => {
  const rules = rulesOf();
  let tries = 0;
  const ask = async () => {
    tries += 1;
    if (tries < 4) throw silence;
    return 'here';
  };
  expect(await whenItAnswers(ask, rules)).toBe('here');
  expect(rules.onWaiting.mock.calls).toEqual([[silence]]);
});

test('a stop ends the wait', async () => {
  const stopping = new AbortController();
  const rules = rulesOf({ betweenTriesMs: 60_000, signal: stopping.signal });
  const waiting = whenItAnswers(() => Promise.reject(silence), rules);
  await vi.waitFor(() => expect(rules.onWaiting).toHaveBeenCalledTimes(1));
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

test('a refusal is not asked for again, nor is silence beyond the timeout', async () => {
  const refusal = new Error('wrong password');
  const ask = vi.fn(() => Promise.reject(refusal));
  await expect(whenItAnswers(ask, rulesOf())).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledTimes(1);
  const silent = vi.fn(() => Promise.reject(silence));
  await expect(whenItAnswers(silent, rulesOf({ timeoutMs: -1 }))).rejects.toBe(silence);
  expect(silent).toHaveBeenCalledTimes(1);
});
