/**
 * Who is still there: on a PostgreSQL server each process holds a lock for as long as it is connected. A
 * killed process lets go of it at once, so that its work goes back in line within seconds; the queue's
 * own heartbeat notices after twelve at the earliest.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Any number, the same in every process. */
const lockClass = 7_216;
const largestKey = 2 ** 31;
const lookEveryMs = 1_500;

export const newPresence = (): number => randomInt(1, largestKey);

export async function showPresence(client: pg.Client, presence: number): Promise<void> {
  await client.query('select pg_advisory_lock($1, $2)', [lockClass, presence]);
}

/** Says whose attempt it is; no two are alike. */
export const newFence = (presence: number): string => `${presence}.${randomUUID()}`;

/** Jobs under way whose holder shows no presence. */
async function jobsOfTheGone(db: Database, queueName: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select j.id from pgboss.job j
    join generations g on g.id = j.data->>'generationId' and g.status = 'running'
    where j.name = ${queueName} and j.state = 'active' and g.fence is not null
      and not exists (
        select 1 from pg_locks l
        where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
          and l.database = (select oid from pg_database where datname = current_database())
          and l.classid = ${lockClass} and l.objid::text = split_part(g.fence, '.', 1))`);
  return rows.map(({ id }) => id);
}

/**
 * Gives back what was held by nobody at two looks in a row: a process whose connection was cut has
 * another one by then. Returns how to stop.
 */
export function watchForTheGone(
  { db, queueName, log }: { db: Database; queueName: string; log: Log },
  giveBack: (jobIds: string[]) => Promise<void>,
): () => void {
  let suspected = new Set<string>();
  let isLooking = false;
  async function look(): Promise<void> {
    const found = await jobsOfTheGone(db, queueName);
    const gone = found.filter((id) => suspected.has(id));
    suspected = new Set(found);
    if (gone.length > 0) await giveBack(gone);
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.warn('Nobody could look who is still there', { error }))
      .finally(() => {
        isLooking = false;
      });
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
