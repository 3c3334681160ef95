/** Commands that look or copy run beside servers of the release before, so they leave the tables as these have them. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../platform/db/database.ts';
import { type DatabaseSettings, openDatabase, openUnchanged } from '../platform/db/open.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { layDatabaseInto } from '../testing/databases/embedded-template.ts';
import { closeLater } from '../testing/databases/left-over.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testLog } from '../testing/test-log.ts';
import { moveBetween } from './run-move.ts';
import { folderEnvironment } from './target-environment.ts';

let settings: DatabaseSettings & { readonly folder: string };
beforeEach(async () => {
  const folder = newFolder();
  if (inject('databaseTemplate').home === 'embedded') {
    await layDatabaseInto(folder);
    settings = { folder };
    return;
  }
  const database = await openTestDatabase();
  if (database.home === 'server') settings = { folder, databaseUrl: database.connectionString };
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-tables-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const environment = () => {
  const { folder, databaseUrl } = settings;
  return { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
};

/** Its output; rejects unless it exits with 0. */
async function doctor(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('doctor.ts', import.meta.url))],
    { env: { PATH: process.env.PATH, ...compileCache, ...environment() } },
  );
  return stdout;
}

/** As `npm run backup` does. */
const backUp = (folder: string) =>
  moveBetween(readConfig(environment()), readConfig(folderEnvironment(folder)), {
    ...{ sourceMayRun: true, onProgress: () => {} },
  });

async function on<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { database } = await openUnchanged(settings, testLog());
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function stepsIn(db: Database) {
  const { rows } = await db.execute(sql`select * from drizzle.__drizzle_migrations order by id`);
  return rows;
}

/** As the release before left it. */
async function forgetLastUpdate(db: Database): Promise<void> {
  await db.execute(sql`drop index quotas_day`);
  await db.execute(sql`delete from drizzle.__drizzle_migrations
    where id = (select max(id) from drizzle.__drizzle_migrations)`);
}

test('a doctor and a backup leave a pending update to a start, and the backup opens here', async () => {
  const before = await on(async (db) => {
    await forgetLastUpdate(db);
    return stepsIn(db);
  });
  const said = await doctor();
  expect(said).toContain('Changes of tables that a start or `npm run migrate` makes: 1');
  expect(said).toContain('0024_without_picture');
  expect(said).toContain('Everything is in its place.');
  const backup = path.join(newFolder(), 'backup');
  await backUp(backup);
  expect(await on(stepsIn)).toEqual(before);

  const copied = await openUnchanged({ folder: backup }, testLog());
  expect(copied.tables.pending.map(({ name }) => name)).toEqual(['0024_without_picture']);
  await copied.database.close();
  const opened = await openDatabase({ folder: backup, isBackedUp: true }, testLog());
  expect((await opened.db.execute(sql`select from storage_by_kind`)).rows).toEqual([]);
  await opened.close();
});

test('a backup refuses tables that a newer release has added to', async () => {
  await on((db) =>
    db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at, oldest_release)
      values ('from the next release', 1, '0.1.0')`),
  );
  const backup = path.join(newFolder(), 'backup');
  await expect(backUp(backup)).rejects.toThrow('Take the backup with the version that runs.');
  expect(existsSync(path.join(backup, 'database'))).toBe(false);
});

test('a place without a database is told, and gets none', async ({ skip }) => {
  if (settings.databaseUrl) return skip('A server has a database before');
  settings = { folder: newFolder() };
  await expect(backUp(path.join(settings.folder, 'backup'))).rejects.toThrow(
    `There is no database in ${settings.folder}.`,
  );
  expect(existsSync(path.join(settings.folder, 'database'))).toBe(false);
});
