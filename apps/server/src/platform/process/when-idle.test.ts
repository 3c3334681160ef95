import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits for an idle interval, then runs once', () => {
  const run = vi.fn();
  let usedMs = 0;
  whenIdle(run, { pollIntervalMs: 1_000, notBeforeMs: 2_000, usedMs: () => usedMs });
  vi.advanceTimersByTime(1_000);
  // Idle, but too early.
  expect(run).not.toHaveBeenCalled();
  for (const work of [900, 150]) {
    usedMs += work;
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
  }
  usedMs += 50;
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("doesn't run after being cancelled", () => {
  const run = vi.fn();
  const giveUp = whenIdle(run, { pollIntervalMs: 1_000, notBeforeMs: 0, usedMs: () => 0 });
  giveUp();
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
});
