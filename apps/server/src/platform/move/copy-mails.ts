/** Mails that wait to be sent, which are in the queue's own tables. */
import type { Pool } from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { openBoss } from '../jobs/boss.ts';
import type { Log } from '../log.ts';
import { mailQueueName } from '../mail/mail.ts';
import { prepareMailQueue } from '../mail/mail-queue.ts';

interface WaitingMail {
  readonly id: string;
  /** Sealed with the session secret, which moves as well. */
  readonly data: object;
}

/** Read without the queue's library, which would change the tables of another version. */
export async function waitingMails(pool: Pool): Promise<WaitingMail[]> {
  const { rows: tables } = await pool.query("select to_regclass('pgboss.job') as queue");
  if (!tables[0]?.queue) return [];
  // No process is running, so active mails were left by a killed one.
  const { rows } = await pool.query<WaitingMail>(
    "select id, data from pgboss.job where name = $1 and state in ('created', 'retry', 'active') order by created_on",
    [mailQueueName],
  );
  return rows;
}

/** Under their own ids, so that a repetition adds none twice. Each has all of its tries again. */
export async function copyMails(
  mails: readonly WaitingMail[],
  to: OpenDatabase,
  log: Log,
): Promise<void> {
  if (mails.length === 0) return;
  const boss = await openBoss(to, log);
  try {
    await prepareMailQueue(boss);
    await boss.insert(mailQueueName, [...mails]);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
