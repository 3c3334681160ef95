import { expect, onTestFinished, test, vi } from 'vitest';
import { onShutdown, stopStarted } from './shutdown.ts';

const events = ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const;

/** Listeners that were added, removed again after the test. */
function heardBy(setUp: () => void) {
  const before = events.map((event) => new Set(process.rawListeners(event)));
  setUp();
  return events.map((event, index) => {
    const added = process.rawListeners(event).filter((one) => !before[index]!.has(one));
    onTestFinished(() => {
      for (const one of added) process.off(event, one as () => void);
    });
    return added as (() => void)[];
  });
}

test('stops once for any number of signals', () => {
  const stop = vi.fn();
  const heard = heardBy(() => onShutdown({}, stop));
  for (const listeners of heard.slice(0, 3)) expect(listeners).toHaveLength(1);
  expect(stop).not.toHaveBeenCalled();
  for (const [listener] of [...heard, ...heard]) listener?.();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a started server is stopped, a cancelled start leaves nothing to stop', async () => {
  const stop = vi.fn(async () => {});
  await stopStarted(Promise.resolve({ stop }));
  expect(stop).toHaveBeenCalledTimes(1);
  await stopStarted(Promise.reject(new Error('called off')));
});

test.each([
  ['npm', { npm_lifecycle_event: 'worker' }, { pid: process.ppid + 1, isConnected: false }],
  ['one with a channel', {}, { pid: process.ppid, isConnected: true }],
])(
  'a parent that is gone before the program is loaded stops it too: %s',
  async (_, env, parent) => {
    const heard = vi.fn();
    const { connected } = process;
    const setConnected = (value: boolean) =>
      Object.defineProperty(process, 'connected', { value, configurable: true, writable: true });
    setConnected(false);
    heardBy(() => onShutdown(env, heard, parent));
    // The test runner's own channel.
    setConnected(connected);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 5_000);
  },
);
