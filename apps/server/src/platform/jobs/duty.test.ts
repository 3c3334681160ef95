import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { duty } from '../db/schema/duties.ts';
import { holdDuty, releaseDuty, takeDuty } from './duty.ts';

const minuteMs = 60_000;

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});

test('a duty is held longer by whoever asks for longer, and never shorter', async () => {
  await takeDuty(db, 'sweep', 10 * minuteMs);
  await holdDuty(db, 'sweep', 0);
  expect(await takeDuty(db, 'sweep', 0)).toBe(false);
  const heldForMs = async () => {
    const [row] = await db.select().from(duty);
    return row!.takenUntil.getTime() - Date.now();
  };
  await holdDuty(db, 'sweep', 30 * minuteMs);
  expect(await heldForMs()).toBeGreaterThan(29 * minuteMs);
  await releaseDuty(db, 'sweep');
  expect(await takeDuty(db, 'sweep', 0)).toBe(true);
});

test('a duty that was not taken can be held, too', async () => {
  await holdDuty(db, 'move', minuteMs);
  expect(await takeDuty(db, 'move', minuteMs)).toBe(false);
});
