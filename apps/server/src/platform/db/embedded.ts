/** The embedded database: PostgreSQL in the process, in a folder of its own, synced to the disk. */
import { existsSync, renameSync } from 'node:fs';
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

/** Made aside and then renamed: a start that is cut off never leaves half a database. */
async function make(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  const pglite = await start(aside);
  await pglite.close();
  renameSync(aside, folder);
}

function start(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams: durableStartParams });
}
