/** Takes its hashed address from what accounts sent, once that no longer counts against the address. */
import { and, asc, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/generations.ts';
import { addressHours } from './storage.ts';

/** Files that no longer count, the oldest first; as in the index `files_of_accounts_by_address`. */
export const countedNoMore = (db: Database, clock: Clock, atMost: number) =>
  db
    .select({ id: file.id })
    .from(file)
    .where(
      and(
        isNotNull(file.addressHash),
        sql`${file.owner} not like 'visitor:%'`,
        lt(file.createdAt, new Date(clock().getTime() - addressHours * 60 * 60_000)),
      ),
    )
    .orderBy(asc(file.createdAt))
    .limit(atMost);

/** Returns from how many. */
export async function forgetAddresses(db: Database, clock: Clock, atMost: number): Promise<number> {
  const forgotten = await db
    .update(file)
    .set({ addressHash: null })
    .where(inArray(file.id, countedNoMore(db, clock, atMost)))
    .returning({ id: file.id });
  return forgotten.length;
}
