/** Requeues jobs of dead processes within seconds; the queue's heartbeat takes thirty at least. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isPresent } from '../hosts/presence.ts';
import type { Log } from '../log.ts';

const pollIntervalMs = 1_500;

/** Unique id of the attempt that holds the job. */
export const newFence = (presence: number): string => `${presence}.${randomUUID()}`;

/** Running jobs whose holder has no presence lock. */
async function orphanedJobs(db: Database, queueName: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select j.id from pgboss.job j
    join generations g on g.id = j.data->>'generationId' and g.status = 'running'
    where j.name = ${queueName} and j.state = 'active' and g.fence is not null
      and not ${isPresent(sql`split_part(g.fence, '.', 1)`)}`);
  return rows.map(({ id }) => id);
}

/**
 * Requeues jobs that had no holder in two checks in a row: a process that lost its connection has a new one by
 * then. Returns the stop function.
 */
export function watchForOrphanedJobs(
  { db, queueName, log }: { db: Database; queueName: string; log: Log },
  giveBack: (jobIds: string[]) => Promise<void>,
): () => void {
  let suspected = new Set<string>();
  let isLooking = false;
  async function look(): Promise<void> {
    const found = await orphanedJobs(db, queueName);
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
  }, pollIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
