/**
 * The house rule for every test: a stray `console.error` or `console.warn` and a request to a
 * foreign host are failures. A test that expects one replaces the function itself.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const strayMessages: string[] = [];
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  if (address.protocol.startsWith('http') && !loopbackHosts.has(address.hostname)) {
    throw new Error(`Expected no request to a foreign host, but a test asked for ${address.host}`);
  }
  return realFetch(input, init);
};

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
