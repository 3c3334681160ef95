/** Answers of services as they were seen, and what each of them means. */
import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-11-27T08:00:00Z');
const read = (status: number, body: string, headers: Record<string, string> = {}) =>
  readRefusal({ status, headers: new Headers(headers) }, body, {
    provider: 'Acme',
    now: () => now,
  });

test.each([
  [400, '{"error":{"message":"You have insufficient funds."}}', 'NO_CREDIT'],
  [402, '', 'NO_CREDIT'],
  [403, 'User is locked. Reason: Exhausted balance.', 'NO_CREDIT'],
  [429, 'You exceeded your current quota', 'NO_CREDIT'],
  // The page of a broken server may speak of credit as well.
  [500, 'insufficient credit', 'FAILED'],
  [400, 'api_key is invalid', 'KEY_REFUSED'],
  [401, '', 'KEY_REFUSED'],
  [403, '', 'KEY_REFUSED'],
  [403, 'Invalid API key', 'KEY_REFUSED'],
  [400, 'This was flagged by our safety system', 'REFUSED'],
  [403, '{"name":"content_moderation"}', 'REFUSED'],
  [422, 'NSFW content detected', 'REFUSED'],
  [404, 'nsfw', 'MODEL_UNKNOWN'],
  [400, 'The model `flux-9` does not exist', 'MODEL_UNKNOWN'],
  [404, '', 'MODEL_UNKNOWN'],
  [408, '', 'BUSY'],
  [429, '', 'BUSY'],
  [503, '', 'BUSY'],
  [529, '', 'BUSY'],
  [500, '', 'FAILED'],
  [502, '', 'FAILED'],
  [304, '', 'GARBAGE'],
  [399, '', 'GARBAGE'],
  [400, '', 'NOT_ACCEPTED'],
  [422, 'width must be a multiple of 8', 'NOT_ACCEPTED'],
  [499, '', 'NOT_ACCEPTED'],
])('%i %s is %s', (status, body, kind) => {
  expect(read(status, body)).toMatchObject({ kind, provider: 'Acme', facts: { status } });
});

test('with the requested wait', () => {
  expect(read(429, '', { 'retry-after': '7' }).facts.retryAfterMs).toBe(7_000);
  expect(read(429, '').facts.retryAfterMs).toBeUndefined();
});

test.each([
  [{ 'retry-after-ms': '250' }, 250],
  [{ 'retry-after-ms': '-3' }, 0],
  [{ 'retry-after-ms': 'soon', 'retry-after': '2' }, 2_000],
  [{ 'retry-after-ms': '250', 'retry-after': '2' }, 250],
  [{ 'retry-after': ' 1.5 ' }, 1_500],
  [{ 'retry-after': 'Fri, 27 Nov 2026 08:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Fri, 27 Nov 2026 07:59:00 GMT' }, 0],
  [{ 'retry-after': 'later' }, undefined],
  [{}, undefined],
])('%o is a wait of %s ms', (headers, wait) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(wait);
});
