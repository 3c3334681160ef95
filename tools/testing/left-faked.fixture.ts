/** Tests that leave timers faked, each followed by one that finds them real. */
import { expect, onTestFinished, test, vi } from 'vitest';

const { setTimeout: realTimeout, Date: RealDate } = globalThis;

test('leaves fake timers', () => void vi.useFakeTimers());

test('leaves a spy on a faked timer, which is restored after the real one', () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'setTimeout');
  vi.useRealTimers();
});

test('leaves another time', () => void vi.setSystemTime(0));

test('leaves a timer of its own', () => void vi.stubGlobal('setTimeout', () => 0));

test('finds real timers, and puts back what it fakes', () => {
  expect([setTimeout, Date]).toEqual([realTimeout, RealDate]);
  expect(vi.isFakeTimers()).toBe(false);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});
