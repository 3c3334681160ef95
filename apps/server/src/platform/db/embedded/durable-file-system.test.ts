import { cpSync, fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layDatabaseInto } from '../../../testing/databases/embedded-template.ts';
import type { Database } from '../database.ts';
import { syncFolder } from '../sync-folder.ts';
import { noWaitForDisk } from '../unsynced.ts';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';
import { compiledQuickly } from './quick-compile.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'maquette-fsync-'));
  await layDatabaseInto(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every acknowledged write was synced to the disk first', async () => {
  let syncs = 0;
  const syncFile = (fileDescriptor: number) => {
    syncs += 1;
    fsyncSync(fileDescriptor);
  };
  const fs = new DurableFileSystem(path.join(folder, 'database'), { syncFile });
  const pglite = await compiledQuickly(() =>
    PGlite.create({ fs, startParams: durableStartParams }),
  );
  const settings = await pglite.query<{ fsync: string; method: string; commit: string }>(
    "select current_setting('fsync') fsync, current_setting('wal_sync_method') method, current_setting('synchronous_commit') as commit",
  );
  expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }]);
  await pglite.exec('create table notes (id serial primary key, text text)');

  syncs = 0;
  for (let note = 0; note < 25; note += 1) {
    const before = syncs;
    await pglite.query('insert into notes (text) values ($1)', [`note ${note}`]);
    expect(syncs).toBeGreaterThan(before);
  }

  syncs = 0;
  await pglite.transaction(async (transaction) => {
    for (let note = 0; note < 25; note += 1) {
      await transaction.query('insert into notes (text) values ($1)', [`note ${note}`]);
    }
  });
  expect(syncs).toBe(1);

  // Writes that may be lost wait for no sync, until one that may not be lost follows.
  syncs = 0;
  const db = drizzle({ client: pglite }) as unknown as Database;
  await db.execute(sql`insert into notes (text) values ('a step') returning ${noWaitForDisk}`);
  await db.execute(sql`
    with said as (insert into notes (text) values ('another'))
    select ${noWaitForDisk}`);
  expect(syncs).toBe(0);
  await pglite.query("insert into notes (text) values ('an end')");
  expect(syncs).toBeGreaterThan(0);

  // As a kill would leave it. PostgreSQL then syncs every file twice, unless that was done before.
  const killed = path.join(folder, 'killed');
  cpSync(path.join(folder, 'database'), killed, { recursive: true, preserveTimestamps: true });
  const syncedAtMs = await syncFolder(killed);
  syncs = 0;
  const killedFiles = new DurableFileSystem(killed, { syncFile, syncedAtMs });
  const recovered = await compiledQuickly(() =>
    PGlite.create({ fs: killedFiles, startParams: durableStartParams }),
  );
  // There are some two thousand writes; what was written a moment before is not trusted to be synced.
  expect(syncs).toBeLessThan(500);
  const { rows } = await recovered.query('select count(*)::int as count from notes');
  expect(rows).toEqual([{ count: 53 }]);
  await recovered.close();

  syncs = 0;
  await pglite.exec('checkpoint');
  expect(syncs).toBeGreaterThan(1);
  await pglite.close();
});
