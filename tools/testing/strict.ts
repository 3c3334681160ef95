/**
 * Rules for every test: a stray `console.error` or `console.warn` and a request to another host are failures.
 * A test that expects one replaces the function.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './no-foreign-host.ts';

const strayMessages: string[] = [];

beforeEach(() => {
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
