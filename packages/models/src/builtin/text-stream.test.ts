import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamed } from './text-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('C-10 of fifty answers at once each gives a few words, then lets everybody else go first', async () => {
  const words = Array.from({ length: 23 }, (_, place) => `word${place}`).join(' ');
  const pieces = 5;
  const pauseMs = 25;
  const heard = Array.from({ length: 50 }, () => '');
  const given = heard.map(() => 0);
  const reading = heard.map(async (_, reader) => {
    for await (const part of streamed([{ type: 'text', text: words }], undefined)) {
      if (part.type !== 'text-delta') continue;
      heard[reader] += part.delta;
      given[reader] = (given[reader] ?? 0) + 1;
    }
  });
  // However eagerly they are read: one piece each, and nothing more until the next turn of all.
  await vi.advanceTimersByTimeAsync(0);
  for (let turn = 1; turn <= pieces; turn++) {
    expect(given).toEqual(heard.map(() => turn));
    await vi.advanceTimersByTimeAsync(pauseMs);
  }
  await Promise.all(reading);
  expect(heard).toEqual(heard.map(() => words));
});
