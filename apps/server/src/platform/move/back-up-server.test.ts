import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { closeLater } from '../../testing/databases/left-over.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import { backupFolder } from '../db/backup.ts';
import type { OpenDatabase } from '../db/database.ts';
import { compiledQuickly } from '../db/embedded/quick-compile.ts';
import { readSteps } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { backUpServer } from './back-up-server.ts';

let database: OpenDatabase;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'maquette-before-'));
  closeLater(() => rmSync(dataFolder, { recursive: true, force: true }));
});

const update = '0019_storage_by_kind';

/** As before this migration, whichever came after it. */
async function forgetUpdate() {
  const { hash } = readSteps().find(({ name }) => name === update)!;
  await database.db.execute(sql`drop table storage_by_kind, storage_changes`);
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${hash}`);
}

test('tables of a PostgreSQL server are copied before they change', async ({ skip }) => {
  if (database.home === 'embedded') return skip('The embedded one is copied by itself');
  await forgetUpdate();
  await database.db.execute(sql`insert into contact_setting (setting) values ('{"lines": []}')`);
  const log = testLog();
  const settings = { folder: dataFolder, databaseUrl: database.connectionString };
  await (await openDatabase(settings, log)).close();
  expect(log.lines.join()).toContain('backed up before its tables change');
  const [backup = ''] = readdirSync(backupFolder(dataFolder));
  expect(backup).toMatch(/-before-0019_storage_by_kind\.tar\.gz$/);
  const archive = new Blob([readFileSync(path.join(backupFolder(dataFolder), backup))]);
  const restored = await compiledQuickly(() => PGlite.create({ loadDataDir: archive }));
  const { rows } = await restored.query('select setting from contact_setting');
  expect(rows).toEqual([{ setting: { lines: [] } }]);
  await expect(restored.query('select from storage_by_kind')).rejects.toThrow('storage_by_kind');
  await restored.close();
  // All migrations are applied.
  const again = testLog();
  await (await openDatabase(settings, again)).close();
  expect(again.lines).toEqual([]);
});

test('without a copy nothing is migrated, unless the operator has one', async ({ skip }) => {
  if (database.home === 'embedded') return skip('The embedded one is copied by itself');
  const parts = { database, pending: ['x'], log: testLog() };
  const tooLarge = backUpServer({ ...parts, dataFolder, mostBytes: 1 });
  await expect(tooLarge).rejects.toThrow('npm run migrate -- --backed-up');
  const notAFolder = path.join(dataFolder, 'file');
  writeFileSync(notAFolder, '');
  await forgetUpdate();
  const settings = { folder: notAFolder, databaseUrl: database.connectionString };
  await expect(openDatabase(settings, testLog())).rejects.toThrow(
    'could not be copied first (ENOTDIR). Nothing was changed.',
  );
  const brought = sql`select from information_schema.tables where table_name = 'storage_by_kind'`;
  expect((await database.db.execute(brought)).rows).toHaveLength(0);
  await (await openDatabase({ ...settings, isBackedUp: true }, testLog())).close();
  expect((await database.db.execute(brought)).rows).toHaveLength(1);
});
