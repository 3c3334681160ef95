import { expect, test } from 'vitest';
import {
  LocalProblem,
  otherServiceText,
  problemBodyOf,
  problemCodeOf,
  problemMessage,
  problemText,
} from './problem-text.ts';

test('a named problem gives its sentence with placeholders filled', () => {
  const error = { code: 'PASSWORD_TOO_SHORT', message: 'x', data: { limit: 8 } };
  expect(problemText(error)).toBe('Please choose a password of at least 8 characters.');
  expect(problemCodeOf(error)).toBe('PASSWORD_TOO_SHORT');
});

test("an unreachable server gives a readable sentence instead of fetch's, and no reference", () => {
  expect(problemMessage(new TypeError('Failed to fetch'))).toEqual({
    sentence:
      'The server cannot be reached. Please check that it runs and that you are connected, and try again.',
    reference: undefined,
  });
});

test('an unknown error keeps its message; without one it gets the generic sentence', () => {
  expect(problemText(new Error('Popup blocked'))).toBe('Popup blocked');
  expect(problemText(undefined)).toBe('Something went wrong on our side. Please try again.');
});

test('a body is a problem only with a code of the table', () => {
  expect(problemBodyOf({ code: 'QUEUE_FULL', details: {} })?.message).toContain('already waiting');
  expect(problemBodyOf({ code: 'toString' })).toBeUndefined();
  expect(problemBodyOf('<html>')).toBeUndefined();
});

const requestId = '469206c3-f8a1-4a8d-9593-b90b2f249865';

test.each([
  ['UNEXPECTED', 'Something went wrong on our side. Please try again.'],
  ['ANALYSIS_FAILED', 'Failed to analyze image.'],
  ['GENERATION_FAILED', 'Failed to generate image.'],
  ['NOT_FOUND', 'We could not find that. It may have been deleted.'],
])('L-04 %s keeps its sentence and names its request beside it', (code, sentence) => {
  const body = problemBodyOf({ code, requestId, details: {} });
  const told = { sentence, reference: '469206c3' };
  expect(body?.message).toBe(sentence);
  expect(problemMessage(body)).toEqual(told);
  expect(problemMessage({ code: body?.code, data: body?.details })).toEqual(told);
});

test('within a sentence of the specification', () => {
  const error = { code: 'TOO_LARGE', data: { limit: '$& 15 MB', requestId } };
  expect(problemMessage(error, 'Upload failed: {message}')).toEqual({
    sentence: 'Upload failed: This file is larger than $& 15 MB. Please choose a smaller one.',
    reference: '469206c3',
    isFinal: true,
  });
});

test('a response without a sentence of ours is named by its status', () => {
  expect(problemText({ status: 502, message: 'Bad Gateway' })).toBe('HTTP error! Status: 502');
});

test("renewal is given in the user's time zone", () => {
  const renewsAt = '2026-06-02T00:00:00.000Z';
  const spent = { code: 'QUOTA_SPENT', data: { limit: 25, remaining: 0, renewsAt } };
  expect(problemText(spent)).toMatch(
    /^You have used all 25 pictures of today\. They renew at \d{1,2}:00( [AP]M)? (today|tomorrow)\.$/,
  );
});

test.each([
  ['NOT_AN_IMAGE', true],
  ['TEXT_TOO_LONG', true],
  ['QUOTA_SPENT', true],
  ['QUEUE_FULL', true],
  ['PICTURE_TOO_COMPLEX', true],
  ['ADDRESS_STORAGE_SPENT', true],
  ['ADDRESS_UPLOADS_SPENT', true],
  ['ORDERS_SPENT', true],
  ['BUSY', undefined],
  ['UNEXPECTED', undefined],
] as const)('%s: trying again cannot help is %s', (code, isFinal) => {
  expect(problemMessage({ code, data: {} }).isFinal).toBe(isFinal);
});

test("a local problem has the server's sentence", () => {
  expect(problemMessage(new LocalProblem('IMAGE_DAMAGED'))).toEqual({
    sentence: 'This picture is empty or damaged. Please choose another one.',
    reference: undefined,
    isFinal: true,
  });
});

test.each([
  [{ error: 'No line was found.' }, 'No line was found.'],
  ['Too many sketches', 'Too many sketches'],
  ['<html>502</html>', undefined],
  [{ error: { nested: true } }, undefined],
  ['  ', undefined],
])('an answer that is not ours: %j says %s', (body, text) => {
  expect(otherServiceText({ status: 500, data: { body } })).toBe(text);
});
