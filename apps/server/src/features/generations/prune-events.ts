/** Prunes events of generations that ended long ago; the last one stays for resumed streams. */
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';

const retentionMs = 2 * 24 * 60 * 60_000;

/** Returns how many were deleted. */
export async function pruneEvents(db: Database, clock: Clock, atMost: number): Promise<number> {
  const before = new Date(clock().getTime() - retentionMs).toISOString();
  const { rows } = await db.execute(sql`
    delete from generation_events where ctid = any(array(
      select e.ctid from generation_events e
      join generations g on g.id = e.generation_id and g.status not in ('queued', 'running')
      where e.data->>'type' not in ('done', 'failed') and e.created_at < ${before}::timestamptz
      order by e.created_at limit ${atMost}))
    returning 1`);
  return rows.length;
}
