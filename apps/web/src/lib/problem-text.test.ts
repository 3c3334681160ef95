import { expect, test } from 'vitest';
import { problemBodyOf, problemCodeOf, problemText } from './problem-text.ts';

test('a named problem is its sentence with the places filled', () => {
  const error = { code: 'PASSWORD_TOO_SHORT', message: 'x', data: { limit: 8 } };
  expect(problemText(error)).toBe('Please choose a password of at least 8 characters.');
  expect(problemCodeOf(error)).toBe('PASSWORD_TOO_SHORT');
});

test('nobody answers: a sentence for people, not the words of fetch', () => {
  expect(problemText(new TypeError('Failed to fetch'))).toBe(
    'The studio is busy. Please try again in a moment.',
  );
});

test('an unknown error keeps its own message; a thing without one gets ours', () => {
  expect(problemText(new Error('Popup blocked'))).toBe('Popup blocked');
  expect(problemText(undefined)).toBe('Something went wrong on our side. Please try again.');
});

test('a body is a problem only with a code of the table', () => {
  expect(problemBodyOf({ code: 'QUEUE_FULL', details: {} })?.message).toContain('already waiting');
  expect(problemBodyOf({ code: 'toString' })).toBeUndefined();
  expect(problemBodyOf('<html>')).toBeUndefined();
});
