/**
 * Liveness: each process holds a PostgreSQL advisory lock for as long as it is connected. It is released at
 * once when the process dies.
 */
import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

/** Namespace of the advisory locks. */
const lockClass = 7_216;
const largestKey = 2 ** 31;

export const newPresence = (): number => randomInt(1, largestKey);

export async function showPresence(client: pg.Client, presence: number): Promise<void> {
  await client.query('select pg_advisory_lock($1, $2)', [lockClass, presence]);
}

/** As an SQL condition; `presence` is the lock number as text. */
export const isPresent = (presence: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from pg_locks l
  where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${lockClass} and l.objid::text = ${presence})`;
