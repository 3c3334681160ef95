/** Deletes expired sessions and tokens. */
import { inArray, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { session, verification } from '../../platform/db/schema/people.ts';

/** Returns the larger number of deleted rows of the two kinds. */
export async function pruneSignIns(db: Database, clock: Clock, atMost: number): Promise<number> {
  const counts: number[] = [];
  for (const table of [session, verification]) {
    const over = db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.expiresAt, clock()))
      .limit(atMost);
    const gone = await db.delete(table).where(inArray(table.id, over)).returning({ id: table.id });
    counts.push(gone.length);
  }
  return Math.max(...counts);
}
