/** A job of a service: what is told meanwhile, and that it is called off when nobody waits any more. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { withPictureCall } from '../picture-call.ts';
import {
  followJob,
  type JobState,
  placeOrder,
  usualPollIntervalMs,
} from '../pictures/follow-job.ts';

const polling = { pollIntervalMs: 0, deadlineMs: 60_000 };
const { signal: never } = new AbortController();

/** A job whose looks return these states, the last one for ever. */
const jobOf = (...states: readonly JobState<string>[]) => {
  let looks = 0;
  const cancel = vi.fn(async (_signal: AbortSignal) => undefined);
  const look = async () => states[Math.min(looks++, states.length - 1)]!;
  return { look, cancel };
};

test('its stages are told with how far it is', async () => {
  const stages: unknown[] = [];
  const job = jobOf(
    { is: 'waiting' },
    { is: 'drawing', percent: 20 },
    { is: 'drawing' },
    { is: 'done', result: 'picture' },
  );
  const onStage = (name: string, percent: number) => stages.push([name, percent]);
  expect(await withPictureCall({ onStage }, () => followJob(job, 'Acme', never, polling))).toBe(
    'picture',
  );
  expect(stages).toEqual([
    ['Waiting at Acme', 5],
    ['Drawing at Acme', 20],
    ['Drawing at Acme', 50],
  ]);
  expect(job.cancel).not.toHaveBeenCalled();
  expect(usualPollIntervalMs).toBe(1_000);
});

test('a job whose time is up is called off, and the limit is told in whole seconds', async () => {
  const job = jobOf({ is: 'waiting' });
  const limited = { ...polling, deadlineMs: 1 };
  await expect(followJob(job, 'Acme', never, limited)).rejects.toMatchObject({
    ...{ kind: 'SLOW', facts: { seconds: 1 } },
  });
  expect(job.cancel).toHaveBeenCalledTimes(1);
});

test('a caller who leaves calls it off, even where the service refuses that', async () => {
  const leaving = new AbortController();
  const job = jobOf({ is: 'waiting' });
  job.cancel.mockRejectedValue(new Error('too late'));
  const followed = followJob(job, 'Acme', leaving.signal, polling);
  leaving.abort(new Error('gone'));
  await expect(followed).rejects.toThrow('gone');
  expect(job.cancel).toHaveBeenCalledTimes(1);
});

test('a job that is done leaves no clock running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await followJob(jobOf({ is: 'done', result: 'picture' }), 'Acme', never, polling);
  expect(vi.getTimerCount()).toBe(0);
});

test('a job that failed is over and is not called off', async () => {
  const cancel = vi.fn();
  const look = () => Promise.reject(new Error('broken'));
  await expect(followJob({ look, cancel }, 'Acme', never, polling)).rejects.toThrow('broken');
  expect(cancel).not.toHaveBeenCalled();
});

test('an order that is being placed has .7 seconds more when its caller leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const leaving = new AbortController();
  let placing: AbortSignal | undefined;
  const placed = placeOrder(leaving.signal, (signal) => {
    placing = signal;
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  leaving.abort(new Error('gone'));
  vi.advanceTimersByTime(699);
  expect(placing?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(placed).rejects.toThrow('gone');
  expect(await placeOrder(never, async () => 'number 7')).toBe('number 7');
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is placed for a caller who has left', async () => {
  const place = vi.fn();
  await expect(placeOrder(AbortSignal.abort(new Error('gone')), place)).rejects.toThrow('gone');
  expect(place).not.toHaveBeenCalled();
});
