/**
 * Live processes: on a PostgreSQL server each process holds a lock for as long as it is connected. A
 * killed process lets go of it at once.
 */
import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

/** Any number, the same in every process. */
const lockClass = 7_216;
const largestKey = 2 ** 31;

export const newPresence = (): number => randomInt(1, largestKey);

export async function showPresence(client: pg.Client, presence: number): Promise<void> {
  await client.query('select pg_advisory_lock($1, $2)', [lockClass, presence]);
}

/** As a condition; `presence` is the number as text. */
export const isPresent = (presence: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from pg_locks l
  where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${lockClass} and l.objid::text = ${presence})`;
