/**
 * Rules for every test: a stray `console.error` or `console.warn`, a request to another host and timers left faked
 * are failures. A test that expects a message or a request replaces the function.
 */
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { putBackLeftFaked } from './left-faked.ts';
import './no-foreign-host.ts';

const strayMessages: string[] = [];

beforeEach(() => {
  // Registered first, so it runs last: after every hook by which a test puts its timers back.
  onTestFinished(() => {
    expect(putBackLeftFaked(), 'a test puts back the timers that it replaces').toEqual([]);
  });
  strayMessages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      strayMessages.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const seen = [...strayMessages];
  vi.restoreAllMocks();
  expect(seen, 'nothing is written to the console by a test').toEqual([]);
});
