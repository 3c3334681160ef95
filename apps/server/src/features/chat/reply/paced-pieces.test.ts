import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacedPieces } from './paced-pieces.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = Array.from({ length: 43 }, (_, place) => `word${place}`).join(' ');

/** Reads several answers at once as fast as possible, and counts the pieces of each. */
function read(answers: number) {
  const given = Array.from({ length: answers }, () => 0);
  const heard = given.map(() => '');
  const reading = given.map(async (_, reader) => {
    for await (const piece of pacedPieces(words, new AbortController().signal)) {
      heard[reader] += piece;
      given[reader] = (given[reader] ?? 0) + 1;
    }
  });
  return { given, heard, end: () => Promise.all(reading) };
}

test.each([
  ['one answer: five words and a moment for everybody else', 1, 25, 9],
  ['C-10 fifty answers: twice the words half as often, each in its turn', 50, 50, 5],
])('%s', async (_name, answers, pauseMs, pieces) => {
  const { given, heard, end } = read(answers);
  // The first of several doesn't know the others yet.
  await vi.advanceTimersByTimeAsync(0);
  for (let turn = 1; turn <= pieces - 1; turn++) {
    expect(Math.max(...given)).toBe(turn);
    expect(Math.min(...given)).toBe(turn);
    await vi.advanceTimersByTimeAsync(pauseMs);
  }
  await vi.runAllTimersAsync();
  await end();
  expect(heard).toEqual(heard.map(() => words));
});

test('stopping during a pause rejects at once', async () => {
  const stop = new AbortController();
  const pieces = pacedPieces(words, stop.signal);
  await pieces.next();
  const next = pieces.next();
  stop.abort(new Error('stopped'));
  await expect(next).rejects.toThrow('stopped');
});

test('answers that have ended make the pieces of later ones no longer', async () => {
  const earlier = read(25);
  await vi.runAllTimersAsync();
  await earlier.end();
  const pieces = pacedPieces(words, new AbortController().signal);
  const { value } = await pieces.next();
  expect(value?.trim()).toBe('word0 word1 word2 word3 word4');
  await pieces.return(undefined);
});
