/**
 * Backs up a PostgreSQL server's database before its tables change, in the embedded one's archive format: unpacked,
 * it is a folder for `npm run restore`. Needs no PostgreSQL programs on this machine.
 */
import { mkdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { backUpBeforeMigration, backupFolder } from '../db/backup.ts';
import { openPatientPool } from '../db/connections/patient-pool.ts';
import type { ServerDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { migrate, readSteps } from '../db/migrate.ts';
import type { Log } from '../log.ts';
import { reasonOf, StartError } from '../process/start-error.ts';
import { copyRows } from './copy-rows.ts';
import { longestSilenceMs } from './patient-rows.ts';

/** Held in memory while a start waits. */
const largestBytes = 256 * 1024 ** 2;

const whatToDo =
  'Nothing was changed. Back it up with the tools of its server, then run `npm run migrate -- --backed-up`; where backups are always made, set DATABASE_BACKED_UP=true.';

export interface BackUpParts {
  readonly database: Pick<ServerDatabase, 'directString'>;
  readonly dataFolder: string;
  /** Names of the pending migrations. */
  readonly pending: readonly string[];
  readonly log: Log;
  readonly mostBytes?: number;
}

/** Without a copy nothing is migrated, unless the operator says that there is one. */
export async function backUpServer(parts: BackUpParts): Promise<void> {
  const { database, mostBytes = largestBytes } = parts;
  const from = openPatientPool(database.directString, longestSilenceMs);
  try {
    const { rows } = await from.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    if (Number(rows[0]?.bytes) > mostBytes) {
      throw new StartError(
        `This version changes tables of the database, which is too large to be copied first (above ${mostBytes / 1024 ** 2} MB). ${whatToDo}`,
      );
    }
    await copyTo(from, parts);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `This version changes tables of the database, which could not be copied first (${reasonOf(error)}). ${whatToDo}`,
      { cause: error },
    );
  } finally {
    await from.end();
  }
}

async function copyTo(from: Pool, parts: BackUpParts): Promise<void> {
  const { dataFolder, pending, log } = parts;
  // One that refuses is told before a copy is made.
  await mkdir(backupFolder(dataFolder), { recursive: true, mode: 0o700 });
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
