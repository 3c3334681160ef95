import { expect, test } from 'vitest';
import { agoText, dayText, momentText } from './moments.ts';

const now = Date.parse('2026-03-20T12:00:00Z');

test.each([
  ['2026-03-20T11:59:30Z', 'just now'],
  ['2026-03-20T11:58:59Z', '1 min. ago'],
  ['2026-03-20T09:30:00Z', '2 hr. ago'],
  ['2026-03-19T11:00:00Z', 'yesterday'],
  ['2026-03-10T12:00:00Z', '10 days ago'],
  ['2026-03-20T11:59:00.001Z', 'just now'],
  ['2026-03-20T11:59:00Z', '1 min. ago'],
  ['2026-03-20T11:00:00.001Z', '59 min. ago'],
  ['2026-03-20T11:00:00Z', '1 hr. ago'],
  ['2026-03-19T12:00:00.001Z', '23 hr. ago'],
  ['2026-03-19T12:00:00Z', 'yesterday'],
  ['2026-03-06T12:00:00.001Z', '13 days ago'],
  ['2026-03-06T12:00:00Z', 'Mar 6, 2026'],
  ['2026-01-15T12:00:00Z', 'Jan 15, 2026'],
])('%s is %s', (moment, text) => expect(agoText(moment, now)).toBe(text));

test('a day, and a moment with its hour and minute', () => {
  expect(dayText('2026-03-06T12:00:00')).toBe('Mar 6, 2026');
  expect(momentText('2026-03-06T15:04:00')).toMatch(/^Mar 6, 2026, 3:04\sPM$/);
});
