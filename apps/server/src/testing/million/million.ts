/** A server on PostgreSQL with a million generations, inserted by SQL; its statements are timed. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishUpdate, tidy } from '../../caretaking.ts';
import { readConfig } from '../../config.ts';
import { sumStorage } from '../../features/administration/storage-by-kind.ts';
import { mostOpen } from '../../features/generations/ledger/waiting-line.ts';
import { systemClock } from '../../platform/clock.ts';
import { connectServer } from '../../platform/db/server.ts';
import { openFolderStore } from '../../platform/files/file-store.ts';
import { createFiles } from '../../platform/files/files.ts';
import { removeStrays, sweepStrays } from '../../platform/files/strays.ts';
import { createLog } from '../../platform/log.ts';
import { startServer } from '../../start.ts';
import { findPostgres, startPostgres } from '../databases/postgres.ts';
import { openFiller } from './fill.ts';
import { type TimedStatements, timedStatements } from './timed-statements.ts';

export interface Million {
  readonly statements: TimedStatements;
  readonly metricsToken: string;
  /** Assigns twenty thousand of them to this person, and makes them administrator. */
  fill(email: string): Promise<void>;
  /** As many wait as a server accepts. */
  fillLine(): Promise<void>;
  tidy(): Promise<void>;
  /** The nightly comparison with an empty store, and the look before strays are removed. */
  compare(): Promise<void>;
  close(): Promise<void>;
}

const generations = 1_000_000;
const waiting = mostOpen;

export async function openMillion(port: number): Promise<Million> {
  const source = findPostgres(process.env);
  if (!source) {
    throw new Error('Expected PostgreSQL: install it, or name one in TEST_DATABASE_URL.');
  }
  const postgres = await startPostgres(source);
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-million-'));
  const log = createLog('warn');
  const statements = timedStatements();
  const metricsToken = randomBytes(16).toString('hex');
  const config = readConfig({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: String(port), WORK: '1' },
    ...{ HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
    METRICS_TOKEN: metricsToken,
    FREE_PICTURES_PER_DAY: '1000',
  });
  const server = await startServer(config, log);
  const store = openFolderStore(path.join(folder, 'files'));
  return {
    statements,
    metricsToken,
    async fill(email) {
      const filler = await openFiller(postgres.url, generations);
      await filler.fill(email);
      await filler.close();
      // Counts all files, as once after an update.
      const database = await connectServer(postgres.url);
      await sumStorage(database);
      await database.close();
    },
    async fillLine() {
      const filler = await openFiller(postgres.url, generations);
      await filler.fillLine(waiting);
      await filler.close();
    },
    async tidy() {
      const database = await connectServer(postgres.url);
      const files = createFiles(database.db, store);
      const storeWatch = { isUp: async () => true };
      // As if a minute had passed.
      await database.pool.query('delete from duties');
      await tidy({ database, pictureService: { files, storeWatch }, log, clock: systemClock });
      await finishUpdate({ database, log });
      await database.close();
    },
    async compare() {
      const database = await connectServer(postgres.url);
      const { db } = database;
      await database.pool.query('update installation set compared_at = null');
      await sweepStrays({ db, store, clock: systemClock, log: createLog('silent') });
      await removeStrays(
        { db, store },
        Array.from({ length: 100 }, (_, i) => `photos/n${i}.jpg`),
      );
      await database.close();
    },
    async close() {
      await server.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
