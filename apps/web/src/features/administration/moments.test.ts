import { expect, test } from 'vitest';
import { agoText } from './moments.ts';

const now = Date.parse('2026-03-20T12:00:00Z');

test.each([
  ['2026-03-20T11:59:30Z', 'just now'],
  ['2026-03-20T11:58:59Z', '1 min. ago'],
  ['2026-03-20T09:30:00Z', '2 hr. ago'],
  ['2026-03-19T11:00:00Z', 'yesterday'],
  ['2026-03-10T12:00:00Z', '10 days ago'],
  ['2026-01-15T12:00:00Z', 'Jan 15, 2026'],
])('%s is %s', (moment, text) => expect(agoText(moment, now)).toBe(text));
