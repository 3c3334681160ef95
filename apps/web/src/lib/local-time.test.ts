import { afterEach, beforeEach, expect, test } from 'vitest';
import { localTime } from './local-time.ts';

const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const midnight = '2026-06-02T00:00:00.000Z';

test("in the user's time zone, with the day", () => {
  expect(localTime(midnight, new Date('2026-06-01T15:00:00Z'))).toMatch(/^0?8:00 PM today$/);
  expect(localTime(midnight, new Date('2026-06-01T02:00:00Z'))).toMatch(/^0?8:00 PM tomorrow$/);
});
