/**
 * Backs up a PostgreSQL server's database before its tables change, in the embedded one's archive format: unpacked,
 * it is a folder for `npm run restore`. Needs no PostgreSQL programs on this machine.
 */
import pg from 'pg';
import { backUpBeforeMigration } from '../db/backup.ts';
import type { ServerDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate, readSteps } from '../db/migrate.ts';
import type { Log } from '../log.ts';
import { copyRows } from './copy-rows.ts';

/** Held in memory while a start waits; larger databases are left to their server's backups. */
const largestBytes = 256 * 1024 ** 2;

export interface BackUpParts {
  readonly database: Pick<ServerDatabase, 'connectionString'>;
  readonly dataFolder: string;
  /** Names of the pending migrations. */
  readonly pending: readonly string[];
  readonly log: Log;
  readonly mostBytes?: number;
}

/** Migrations only add, so a failed backup is logged and does not stop them. */
export async function backUpServer(parts: BackUpParts): Promise<void> {
  const { database, log, mostBytes = largestBytes } = parts;
  // A slow backup is not aborted.
  const from = new pg.Pool({ connectionString: database.connectionString, max: 1 });
  from.on('error', () => {});
  try {
    const { rows } = await from.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    if (Number(rows[0]?.bytes) > mostBytes) {
      log.warn(
        'The database is too large to be copied before its tables change. Back it up with the tools of its server',
      );
      return;
    }
    await copyTo(from, parts);
  } catch (error) {
    log.error('The database could not be backed up before its tables change', { error });
  } finally {
    await from.end();
  }
}

async function copyTo(from: pg.Pool, { dataFolder, pending, log }: BackUpParts): Promise<void> {
  let death: unknown;
  const onDeath = (error: unknown) => {
    death = error;
  };
  const copy = await startEmbedded({ kind: 'memory' }, { isNew: true, onDeath });
  try {
    const steps = readSteps().filter(({ name }) => !pending.includes(name));
    await migrate(copy.db, { steps });
    await copyRows({ from, to: copy.pool, onProgress: () => {} });
    await backUpBeforeMigration(copy, dataFolder, pending[0] ?? '', log);
  } finally {
    await copy.close();
  }
  if (death) throw death;
}
