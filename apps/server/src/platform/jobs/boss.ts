/** One pg-boss instance per process, on the application's database. */
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { bossOn } from './boss-on-embedded.ts';

/** Interval for stuck jobs; those of dead processes are noticed sooner, by presence. */
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
