/** The embedded database: PostgreSQL in the process, in a folder of its own, synced to the disk. */
import { existsSync, renameSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, EmbeddedDatabase } from './database.ts';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';

export function embeddedFrom(pglite: PGlite, isNew: boolean): EmbeddedDatabase {
  return {
    home: 'embedded',
    // Drizzle's result type of this driver has the same `rows` under another name.
    db: drizzle({ client: pglite }) as unknown as Database,
    pglite,
    isNew,
    close: () => pglite.close(),
  };
}

export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) await make(folder);
  return embeddedFrom(await start(folder), isNew);
}

/**
 * Made aside, synced as a whole, then renamed: a start that is cut off never leaves half a database,
 * and one sync of every file at the end is far quicker than one after each step.
 */
async function make(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  const pglite = await PGlite.create({ dataDir: aside });
  await pglite.close();
  await syncFolder(aside);
  renameSync(aside, folder);
  await syncFile(path.dirname(folder));
}

function start(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams: durableStartParams });
}

const syncsAtOnce = 16;

async function syncFolder(folder: string): Promise<void> {
  const waiting = [folder];
  for (const name of await readdir(folder, { recursive: true })) {
    waiting.push(path.join(folder, name));
  }
  const syncRest = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await syncFile(file);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, syncRest));
}

async function syncFile(file: string): Promise<void> {
  // Windows keeps folders in order by itself and does not let them be opened.
  if (process.platform === 'win32' && (await stat(file)).isDirectory()) return;
  const handle = await open(file, process.platform === 'win32' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
