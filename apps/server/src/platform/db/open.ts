/** Opens the configured database, and migrates it unless told otherwise. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expectRoom } from '../data-folder.ts';
import type { Log } from '../log.ts';
import { keepNewFilesPrivate } from '../private-files.ts';
import { StartError } from '../process/start-error.ts';
import { backUpBeforeMigration, backupFolder } from './backup.ts';
import type { Database, OpenDatabase, ServerDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { type MigrationStep, migrate, readTables, type Tables } from './migrate.ts';

export interface DatabaseSettings {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
  readonly directUrl?: string | undefined;
  /** The operator says so: no copy is made before tables change. */
  readonly isBackedUp?: boolean | undefined;
}

/** `steps`: all of this release, unless given. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Log,
  steps?: readonly MigrationStep[],
): Promise<OpenDatabase> {
  const database = await connect(settings, log);
  try {
    const bringUpToDate = (db: Database) =>
      migrate(db, {
        ...(steps ? { steps } : {}),
        before: async (pending) => {
          log.info('Bringing the database up to date', { count: pending.length });
          if (!database.isNew && !settings.isBackedUp)
            await backUp(database, settings.folder, pending, log);
        },
      });
    if (database.home === 'embedded') await bringUpToDate(database.db);
    else await onPatientConnection(database, bringUpToDate);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

export interface UnchangedDatabase {
  readonly database: OpenDatabase;
  readonly tables: Tables;
}

/** For commands beside another release, or that only look: makes no database and changes no table. */
export async function openUnchanged(
  settings: DatabaseSettings,
  log: Log,
): Promise<UnchangedDatabase> {
  const { folder, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(path.join(folder, 'database'))) {
    throw new StartError(`There is no database in ${folder}.`);
  }
  const database = await connect(settings, log);
  try {
    if (database.isNew) throw new StartError('The database of DATABASE_URL holds no Maquette.');
    return { database, tables: await readTables(database.db) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function connect(settings: DatabaseSettings, log: Log): Promise<OpenDatabase> {
  // Also for commands and workers, which write user files as well.
  keepNewFilesPrivate();
  const { folder, databaseUrl, directUrl } = settings;
  return databaseUrl ? openServer(databaseUrl, directUrl) : openFolder(folder, log);
}

async function backUp(
  database: OpenDatabase,
  dataFolder: string,
  pending: readonly string[],
  log: Log,
): Promise<void> {
  if (database.home === 'embedded') {
    return backUpBeforeMigration(database, dataFolder, pending[0] ?? '', log);
  }
  const { backUpServer } = await import('../move/back-up-server.ts');
  await backUpServer({ database, dataFolder, pending, log });
}

async function onPatientConnection(
  database: ServerDatabase,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const server = await import('./server.ts');
  await server.onPatientConnection(database, work);
}

async function openServer(connectionString: string, directString?: string): Promise<OpenDatabase> {
  const { connectServer } = await import('./server.ts');
  return connectServer(connectionString, undefined, directString);
}

async function openFolder(folder: string, log: Log): Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  try {
    const { openEmbedded } = await import('./embedded/embedded.ts');
    const { maintainRegularly } = await import('./embedded/maintenance.ts');
    const onDeath = (error: unknown) =>
      log.error('The database died and is started again', { error });
    const database = await openEmbedded(path.join(folder, 'database'), onDeath).catch(
      (error: unknown) => {
        expectRoom(folder);
        throw new StartError(
          `The database in ${folder} could not be opened. If its files were damaged, move ${path.join(folder, 'database')} away and restore the newest of ${backupFolder(folder)}.`,
          { cause: error },
        );
      },
    );
    const stopMaintenance = maintainRegularly(database.pool, (error) =>
      log.warn('The embedded database could not be maintained', { error }),
    );
    return {
      ...database,
      close: async () => {
        await stopMaintenance();
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
