/** Metrics: mails that wait, of all processes, and those that this one gave up. */
import { sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics.ts';
import { mailQueueName } from './mail.ts';

/** Returns the hook for those that are given up. */
export function measureMails(db: Database, { registry, beforeReading }: Metrics): () => void {
  const registers = [registry];
  const waiting = new Gauge({
    name: 'maquette_mails_waiting',
    help: 'Mails that wait for the mail server, of all processes together.',
    registers,
  });
  const givenUp = new Counter({
    name: 'maquette_mails_given_up_total',
    help: 'Mails that this process gave up, after the last try or because they were refused for good.',
    registers,
  });
  beforeReading(async () => {
    const { rows } = await db.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pgboss.job
      where name = ${mailQueueName} and state in ('created', 'retry', 'active')`);
    waiting.set(rows[0]?.waiting ?? 0);
  });
  return () => givenUp.inc();
}
