/** The queue of work that was accepted. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { watchForTheGone } from './presence.ts';

const queueName = 'generations';
const deadQueueName = 'generations-dead';

export const maxAttempts = 3;
/** For a process that hangs; the end of one is known sooner, by its presence. */
const heartbeatSeconds = 30;
const heartbeatRefreshSeconds = 5;
const retryDelaySeconds = 1;
/** Above every deadline of ours; the heartbeat notices a dead worker long before. */
const expireSeconds = 12 * 60 * 60;
/** Notices wake workers at once; this often they look by themselves. */
const pollSeconds = 0.5;

export interface JobData {
  readonly generationId: string;
}

/** Does the work of one generation; a rejection means "try again". */
export type WorkOn = (generationId: string, signal: AbortSignal) => Promise<void>;

export interface Queue {
  /** JobContext work to the workers as part of the caller's transaction. */
  send(transaction: Database, data: JobData, priority: number): Promise<void>;
  /** Starts `concurrency` workers in this process. */
  work(
    concurrency: number,
    workOn: WorkOn,
    onDead: (generationId: string) => Promise<void>,
  ): Promise<void>;
  /** Takes no new work and waits for the running. */
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
  // A queue that was made by an earlier version keeps what it was made with.
  await boss.updateQueue(queueName, { expireInSeconds: expireSeconds, heartbeatSeconds });
  const giveBack = async (jobIds: string[]) => {
    await boss.fail(queueName, jobIds, { message: 'The process that did it is gone' });
  };
  // The embedded database has one process: earlier holders of work are gone when this one starts.
  if (database.home === 'embedded') {
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from pgboss.job where name = ${queueName} and state = 'active'`,
    );
    if (rows.length > 0) await giveBack(rows.map(({ id }) => id));
  }
  let stopWatching = () => {};
  // Sending looks a queue up once; inside a transaction of the embedded database's one connection
  // that look-up would wait for the transaction itself.
  await boss.findJobs(queueName, { id: '00000000-0000-0000-0000-000000000000' });

  return {
    async send(transaction, data, priority) {
      await boss.send(queueName, data, { priority, db: fromDrizzle(transaction, sql) });
    },
    async work(concurrency, workOn, onDead) {
      if (database.home === 'server') {
        stopWatching = watchForTheGone({ db: database.db, queueName, log }, giveBack);
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
              // Looks for more at once; by itself it would wait for the next poll.
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
