import { notices } from '@maquette/contract';
import { expect, test } from 'vitest';
import { hasRoom, isQueueFull, workFailure } from './work-failure.ts';

const requestId = '469206c3-f8a1-4a8d-9593-b90b2f249865';
const failed = { code: 'ENGINE_FAILED', message: 'The engine stopped.', requestId } as const;
const cancelled = { code: 'CANCELLED', message: 'This work was cancelled.', requestId } as const;

test('failed work says why, within the sentence around it, with its reference', () => {
  expect(
    workFailure({ problem: failed, before: notices.uploadFailed, retryError: null }),
  ).toMatchObject({
    sentence: notices.uploadFailed.replace('{message}', failed.message),
    reference: '469206c3',
  });
});

test('cancelled work is no failure, and has no reference', () => {
  expect(
    workFailure({ problem: cancelled, before: notices.uploadFailed, retryError: null }),
  ).toEqual({ sentence: cancelled.message, reference: undefined });
});

test.each([
  [
    'a spent quota',
    { code: 'QUOTA_SPENT', data: { limit: 25, renewsAt: '2026-06-02T00:00:00.000Z', requestId } },
    /^You have used all 25 pictures of today\. They renew at \d{1,2}:00( [AP]M)? (today|tomorrow)\.$/,
  ],
  ['a full queue', { code: 'QUEUE_FULL', data: { limit: 3 } }, /^Three pictures are already wait/],
])('a second try that meets %s says so and is not offered again', (_, retryError, sentence) => {
  const shown = workFailure({ problem: cancelled, retryError });
  expect(shown.sentence).toMatch(sentence);
  expect(shown.isFinal).toBe(true);
});

test('a second try that may help later is offered again', () => {
  const retryError = { code: 'BUSY', data: { requestId } };
  expect(workFailure({ problem: failed, before: notices.uploadFailed, retryError })).toEqual({
    sentence: 'The studio is busy. Please try again in a moment.',
    reference: '469206c3',
    isFinal: undefined,
  });
});

test('a full queue has room again once a picture has ended', () => {
  expect(isQueueFull({ code: 'QUEUE_FULL', data: {} })).toBe(true);
  expect(isQueueFull({ code: 'BUSY', data: {} })).toBe(false);
  expect(hasRoom(undefined)).toBe(false);
  expect(hasRoom([1, 2, 3, 4])).toBe(false);
  expect(hasRoom([1, 2, 3])).toBe(true);
});
