/** Prunes the counts of days that are long over. */
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { quota } from '../../../platform/db/schema/generations.ts';
import { dayOf } from './quota.ts';

/** Longer than any work takes to end. */
const retentionMs = 40 * 24 * 60 * 60_000;

/** Returns how many were deleted. */
export async function pruneQuotas(db: Database, clock: Clock, atMost: number): Promise<number> {
  const first = dayOf(new Date(clock().getTime() - retentionMs));
  const { rows } = await db.execute(sql`
    delete from ${quota} where ctid = any(array(
      select ctid from ${quota} where day < ${first} order by day limit ${atMost}))
    returning 1`);
  return rows.length;
}
