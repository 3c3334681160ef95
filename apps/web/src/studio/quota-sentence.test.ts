import { expect, test } from 'vitest';
import { localTime } from '../lib/local-time.ts';
import { quotaSentence } from './quota-sentence.ts';

const now = new Date('2026-11-21T21:30:00Z');
const renewsAt = '2026-11-22T00:00:00Z';

test('says what is left', () => {
  expect(quotaSentence({ plan: 'free', limit: 25, used: 3, remaining: 22, renewsAt }, now)).toBe(
    '22 of 25 pictures left today',
  );
});

test('says when nothing is left and when it renews', () => {
  expect(quotaSentence({ plan: 'free', limit: 25, used: 25, remaining: 0, renewsAt }, now)).toBe(
    `0 of 25 pictures left today. They renew at ${localTime(renewsAt, now)}.`,
  );
});

test('premium is unlimited', () => {
  expect(
    quotaSentence({ plan: 'premium', limit: null, used: 80, remaining: null, renewsAt }, now),
  ).toMatch(/^Unlimited/);
});
