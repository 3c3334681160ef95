import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restMs, whenGrown, worthBytes } from './when-grown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function thread(bytes: number) {
  const heap = { bytes };
  const release = vi.fn(() => {
    heap.bytes = bytes;
  });
  return {
    heap,
    release,
    worked: whenGrown({ residentBytes: () => heap.bytes, release }),
  };
}

test('memory is freed when no more questions come', () => {
  const { heap, release, worked } = thread(100);
  for (let question = 0; question < 5; question++) {
    heap.bytes += worthBytes / 4;
    worked();
    vi.advanceTimersByTime(restMs - 1);
  }
  expect(release).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(release).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(restMs * 9);
  expect(release).toHaveBeenCalledTimes(1);
});

test('small amounts are kept until there is more', () => {
  const { heap, release, worked } = thread(100);
  const restAt = (bytes: number) => {
    heap.bytes = bytes;
    worked();
    vi.advanceTimersByTime(restMs);
    return release.mock.calls.length;
  };
  expect(restAt(100 + worthBytes - 1)).toBe(0);
  expect(restAt(100 + worthBytes)).toBe(1);
  expect(restAt(100 + worthBytes - 1)).toBe(1);
});

test('a thread at rest keeps no process alive', () => {
  vi.useRealTimers();
  const held = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = held();
  thread(100).worked();
  expect(held()).toBe(before);
});
