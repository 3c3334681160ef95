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

test('L-04 what somebody must look into is named by the first letters of its request', () => {
  const requestId = '469206c3-f8a1-4a8d-9593-b90b2f249865';
  const sentence = 'Something went wrong on our side. Please try again. Reference: 469206c3';
  const body = problemBodyOf({ code: 'UNEXPECTED', requestId, details: {} });
  expect(body?.message).toBe(sentence);
  expect(problemText({ code: body?.code, data: body?.details })).toBe(sentence);
});

test('a problem that people can solve themselves bothers them with no reference', () => {
  const body = problemBodyOf({ code: 'TOO_LARGE', requestId: 'abc', details: { limit: '15 MB' } });
  expect(body?.message).not.toContain('Reference');
  expect(problemText({ code: body?.code, data: body?.details })).not.toContain('Reference');
});
