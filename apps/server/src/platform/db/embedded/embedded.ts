/** The embedded database: PostgreSQL in a thread of the server, in a folder of its own, synced to the disk. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { closeEntriesToOthers } from '../../private-files.ts';
import { databaseOn } from '../connections/database-on.ts';
import type { EmbeddedDatabase, Listener } from '../database.ts';
import { syncFile, syncFolder } from '../sync-folder.ts';
import { type DatabaseHost, startDatabase } from './database-host.ts';
import type { DatabasePlace } from './database-thread.ts';

/** How long a query may queue behind others; its own run time has no limit here. */
const turnTimeoutMs = 60_000;

interface EmbeddedOptions {
  readonly isNew: boolean;
  /** The thread died; the next query starts another. */
  onDeath(error: unknown): void;
}

export async function startEmbedded(
  place: DatabasePlace,
  { isNew, onDeath }: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  return connectEmbedded(await startDatabase(place, onDeath), isNew);
}

/** Closes the host with itself. */
export function connectEmbedded(host: DatabaseHost, isNew: boolean): EmbeddedDatabase {
  const listeners = new Set<Listener>();
  const pool = new pg.Pool({
    // There is one session: other queries queue while it is in use.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: turnTimeoutMs,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => host.connect(),
    // Session settings and LISTENs are lost with the connection and are set again.
    onConnect: async (client) => {
      // The query was rejected already; an unhandled error event would end the server.
      client.on('error', () => {});
      client.on('notification', ({ channel, payload }) => {
        for (const listener of listeners) {
          if (channel === listener.channel && payload) listener.onNotification(payload);
        }
      });
      for (const listener of listeners) await ask(client, listener);
    },
  });
  // The next query opens a new connection.
  pool.on('error', () => {});
  return {
    home: 'embedded',
    db: databaseOn(pool),
    pool,
    isNew,
    archive: (packing) => host.archive(packing),
    async listen(listener) {
      const client = await pool.connect();
      try {
        await ask(client, listener);
      } finally {
        client.release();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await pool.end();
      await host.close();
    },
  };
}

async function ask(client: pg.ClientBase, listener: Listener): Promise<void> {
  await client.query(`listen "${listener.channel}"`);
  listener.onListening();
}

export async function openEmbedded(
  folder: string,
  onDeath: EmbeddedOptions['onDeath'],
): Promise<EmbeddedDatabase> {
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) await make(folder);
  // PostgreSQL's PID file; it stays behind after a kill.
  const wasKilled = existsSync(path.join(folder, 'postmaster.pid'));
  const syncedAtMs = wasKilled ? await syncFolder(folder) : undefined;
  return startEmbedded({ kind: 'folder', folder, syncedAtMs }, { isNew, onDeath });
}

/**
 * Created in a temporary folder, synced as a whole, then renamed: an interrupted start never leaves half a
 * database, and one sync at the end is far quicker than one after each step.
 */
async function make(folder: string): Promise<void> {
  for (const name of await readdir(path.dirname(folder))) {
    // Left by an interrupted first start.
    if (!name.startsWith(`${path.basename(folder)}.new`)) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
  // A unique name: the process of an interrupted start may still run for a moment.
  const aside = await mkdtemp(`${folder}.new-`);
  const maker = fork(new URL('./make-database.ts', import.meta.url), [aside], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  maker.stderr?.on('data', (part) => {
    complaints += part;
  });
  const [code] = (await once(maker, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The database could not be made: ${complaints}`);
  // PGlite asks for the widest modes and no umask; commands that open the folder never tighten them later.
  await closeEntriesToOthers(aside);
  await syncFolder(aside);
  await rename(aside, folder);
  await syncFile(path.dirname(folder));
}
