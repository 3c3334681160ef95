/** The queue of accepted generations. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { watchForOrphanedJobs } from './presence.ts';

const queueName = 'generations';
const deadQueueName = 'generations-dead';

export const maxAttempts = 3;
/** Heartbeat timeout for hung processes; exits are noticed sooner, by presence. */
const heartbeatSeconds = 30;
const heartbeatRefreshSeconds = 10;
const retryDelaySeconds = 1;
/** Above all of our deadlines; the heartbeat notices a dead worker long before. */
const expireSeconds = 12 * 60 * 60;
/** Polling interval; notices wake workers at once. */
const pollSeconds = 0.5;

export interface JobData {
  readonly generationId: string;
}

/** Runs one generation; a rejection means retry. */
export type WorkOn = (generationId: string, signal: AbortSignal) => Promise<void>;

export interface Queue {
  /** Enqueues work within the caller's transaction. */
  send(transaction: Database, data: JobData, priority: number): Promise<void>;
  /** Starts `concurrency` workers in this process. */
  work(
    concurrency: number,
    workOn: WorkOn,
    onDead: (generationId: string) => Promise<void>,
  ): Promise<void>;
  /** Takes no new jobs and waits for running ones. */
  drain(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface QueueParts {
  readonly database: OpenDatabase;
  readonly boss: PgBoss;
  readonly log: Log;
}

export async function openQueue({ database, boss, log }: QueueParts): Promise<Queue> {
  await boss.createQueue(deadQueueName, { retryLimit: 10, retryDelay: 5, notify: true });
  await boss.createQueue(queueName, {
    retryLimit: maxAttempts - 1,
    retryDelay: retryDelaySeconds,
    deadLetter: deadQueueName,
    heartbeatSeconds,
    expireInSeconds: expireSeconds,
    deleteAfterSeconds: 3600,
    notify: true,
  });
  // pg-boss keeps the options of an existing queue, so they are updated.
  await boss.updateQueue(queueName, { expireInSeconds: expireSeconds, heartbeatSeconds });
  const giveBack = async (jobIds: string[]) => {
    await boss.fail(queueName, jobIds, { message: 'The process that did it is gone' });
  };
  // The embedded database has one process: holders from before this start are gone.
  if (database.home === 'embedded') {
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from pgboss.job where name = ${queueName} and state = 'active'`,
    );
    if (rows.length > 0) await giveBack(rows.map(({ id }) => id));
  }
  let stopWatching = () => {};
  // `send` caches queues on first use; inside a transaction of the embedded database's only connection that
  // query would deadlock.
  await boss.findJobs(queueName, { id: '00000000-0000-0000-0000-000000000000' });

  return {
    async send(transaction, data, priority) {
      await boss.send(queueName, data, { priority, db: fromDrizzle(transaction, sql) });
    },
    async work(concurrency, workOn, onDead) {
      if (database.home === 'server') {
        stopWatching = watchForOrphanedJobs({ db: database.db, queueName, log }, giveBack);
      }
      for (let count = 0; count < concurrency; count++) {
        const workerId: string = await boss.work<JobData>(
          queueName,
          {
            batchSize: 1,
            notifyPollingIntervalSeconds: pollSeconds,
            pollingIntervalSeconds: pollSeconds,
            heartbeatRefreshSeconds,
          },
          async ([job]) => {
            try {
              if (job) await workOn(job.data.generationId, job.signal);
            } finally {
              // Polls for more at once.
              boss.notifyWorker(workerId);
            }
          },
        );
      }
      await boss.work<JobData>(
        deadQueueName,
        { notifyPollingIntervalSeconds: pollSeconds, pollingIntervalSeconds: pollSeconds },
        async ([job]) => {
          if (job) await onDead(job.data.generationId);
        },
      );
    },
    async drain(timeoutMs) {
      stopWatching();
      await boss.stop({ graceful: true, close: false, timeout: timeoutMs });
    },
    async close() {
      stopWatching();
      await boss.stop({ graceful: false, close: true });
    },
  };
}
