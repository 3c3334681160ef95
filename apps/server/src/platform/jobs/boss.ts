/** pg-boss on the same database as everything else: one of it serves all queues of a process. */
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { bossOn } from './boss-on-embedded.ts';

/** How often it looks for work that hangs; whose process is gone is known sooner. */
const superviseSeconds = 5;

export async function openBoss(database: OpenDatabase, log: Log): Promise<PgBoss> {
  const shared = {
    schema: 'pgboss',
    useListenNotify: true,
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
    schedule: false,
  };
  const boss =
    database.home === 'embedded'
      ? new PgBoss({ ...shared, db: bossOn(database), backend: 'pglite' })
      : new PgBoss({ ...shared, connectionString: database.connectionString, max: 4 });
  boss.on('error', (error) => log.error('The queue met an error and goes on', { error }));
  await boss.start();
  return boss;
}
