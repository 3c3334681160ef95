/** One pg-boss instance per process, on the application's database. */
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../db/database.ts';
import type { Notices } from '../hosts/notices.ts';
import type { Log } from '../log.ts';
import { bossOn } from './boss-on-embedded.ts';

/** Interval for stuck jobs; those of dead processes are noticed sooner, by presence. */
const superviseSeconds = 5;

/** With `notices` it listens on their connection instead of one more. */
export async function openBoss(
  database: OpenDatabase,
  log: Log,
  notices?: Pick<Notices, 'listen'>,
): Promise<PgBoss> {
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
  const listen = notices?.listen;
  if (listen) {
    boss.getDb().listen = async (channel, onNotification, onListening) => {
      const stop = await listen({ channel, onNotification, onListening });
      return { close: async () => stop() };
    };
  }
  boss.on('error', (error) => log.error('The queue met an error and goes on', { error }));
  try {
    await boss.start();
  } catch (error) {
    // Otherwise each further try would leave its connections and timers behind.
    await boss.stop({ graceful: false, close: true }).catch(() => undefined);
    throw error;
  }
  return boss;
}
