import { expect, test } from 'vitest';
import { ChunkTimeoutError, failedChunkOf } from './failed-chunk.ts';

test.each([
  [
    'Failed to fetch dynamically imported module: http://localhost/assets/sign-up-dialog-Bx3kq_9Z.js',
    'sign-up-dialog',
  ],
  [
    'error loading dynamically imported module: http://localhost/assets/menu-a-B3kq9ZAb.js',
    'menu-a',
  ],
  ['Importing a module script failed.', 'unknown'],
  ['Unable to preload CSS for /assets/editor-12345678.css', 'editor'],
])('%s', (message, chunk) => {
  expect(failedChunkOf(new TypeError(message))).toBe(chunk);
});

test('any other error is not a chunk', () => {
  expect(failedChunkOf(new TypeError('x is not a function'))).toBeUndefined();
  expect(failedChunkOf('Importing a module script failed.')).toBeUndefined();
  expect(failedChunkOf({ message: 'Importing a module script failed.' })).toBeUndefined();
  expect(failedChunkOf(null)).toBeUndefined();
});

test('one that took too long is named', () => {
  const late = new ChunkTimeoutError('menu');
  expect([failedChunkOf(late), late.message]).toEqual(['menu', 'menu was not loaded in time']);
});
