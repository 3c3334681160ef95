import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { duty } from '../db/schema/duties.ts';
import { pauseDuty, takeDuty } from './duty.ts';

const minuteMs = 60_000;

let db: Database;
beforeEach(async () => {
  ({ db } = await openTestDatabase());
});

const passed = sql`clock_timestamp() - interval '1 second'`;

test('a duty is renewed by its holder alone', async () => {
  const first = await takeDuty(db, 'sweep', minuteMs);
  expect(await takeDuty(db, 'sweep', minuteMs)).toBeUndefined();
  expect(await first?.renew()).toBe(true);
  expect(await first?.renew()).toBe(true);
  await db.update(duty).set({ takenUntil: passed });
  // For longer: both may be taken in one millisecond, which is the resolution of the embedded clock.
  const second = await takeDuty(db, 'sweep', 2 * minuteMs);
  expect(second).toBeDefined();
  expect(await first?.renew()).toBe(false);
  expect(await second?.renew()).toBe(true);
});

test('a pause stops the holder, and each ends only itself', async () => {
  const held = await takeDuty(db, 'sweep', minuteMs);
  const [one, other] = [await pauseDuty(db, 'sweep'), await pauseDuty(db, 'sweep')];
  expect(await held?.renew()).toBe(false);
  await one.end();
  /** As after the time for which the duty itself is held. */
  const takeLater = async () => {
    await db.update(duty).set({ takenUntil: passed }).where(eq(duty.name, 'sweep'));
    return takeDuty(db, 'sweep', minuteMs);
  };
  expect(await takeLater()).toBeUndefined();
  await other.end();
  expect(await takeLater()).toBeDefined();
});

test('a pause is renewed while it lasts, and also stops releases that know of none', async () => {
  const pause = await pauseDuty(db, 'sweep', 20);
  await db.update(duty).set({ takenUntil: passed });
  await expect.poll(() => takeDuty(db, 'sweep', 0)).toBeUndefined();
  const live = await db.select().from(duty).where(sql`${duty.takenUntil} > clock_timestamp()`);
  expect(live.map(({ name }) => name)).toContain('sweep');
  await pause.end();
});

test('a pause of a killed process runs out, and is removed by the next', async () => {
  await db.insert(duty).values({ name: 'sweep paused by nobody', takenUntil: passed });
  expect(await takeDuty(db, 'sweep', 0)).toBeDefined();
  const pause = await pauseDuty(db, 'sweep');
  const names = (await db.select().from(duty)).map(({ name }) => name);
  expect(names).not.toContain('sweep paused by nobody');
  await pause.end();
});
