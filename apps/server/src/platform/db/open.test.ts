import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testLog } from '../../testing/test-log.ts';
import { backupFolder } from './backup.ts';
import { compiledQuickly } from './embedded/quick-compile.ts';
import { openDatabase } from './open.ts';

/** Made once, for making one takes seconds; each test has a copy. */
let made: string;
let wasNew: boolean;
let refusal: unknown;
beforeAll(async () => {
  made = mkdtempSync(path.join(os.tmpdir(), 'maquette made-'));
  // Leftovers of a start that was cut off are removed.
  mkdirSync(path.join(made, 'database.new'));
  writeFileSync(path.join(made, 'database.new', 'PG_VERSION'), '18');
  const first = await openDatabase({ folder: made }, testLog());
  wasNew = first.isNew;
  await first.db.execute(
    sql`insert into rates (key, count, window_ends_at) values ('kept', 7, now())`,
  );
  refusal = await openDatabase({ folder: made }, testLog()).catch((error: unknown) => error);
  await first.close();
});
afterAll(() => rmSync(made, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'maquette open-'));
  cpSync(made, folder, { recursive: true, preserveTimestamps: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an empty folder gets a database, which one process has to itself', () => {
  expect(wasNew).toBe(true);
  expect(String(refusal)).toContain('is in use by another running');
  expect(readdirSync(folder)).not.toContain('backups');
  expect(readdirSync(folder)).not.toContain('database.new');
});

test('no file of a new database is open to others of this machine', () => {
  const files = readdirSync(path.join(made, 'database'), { recursive: true, encoding: 'utf8' });
  const open = files.filter(
    (name) => (statSync(path.join(made, 'database', name)).mode & 0o077) !== 0,
  );
  // A cache that PostgreSQL writes while it runs, with the widest mode.
  expect(files.map((name) => path.basename(name))).toContain('pg_internal.init');
  expect(files.length).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

test('written rows stay, and a pending step is preceded by a backup', async () => {
  const reopened = await openDatabase({ folder }, testLog());
  expect(reopened.isNew).toBe(false);
  await reopened.db.execute(sql`truncate drizzle.__drizzle_migrations`);
  await reopened.close();

  const log = testLog();
  // Its first step cannot be applied again: the start fails, with a backup made before it.
  await expect(openDatabase({ folder }, log)).rejects.toThrow();
  const [backup = ''] = readdirSync(backupFolder(folder));
  expect(backup).toMatch(/-before-0000_people_and_rates\.tar\.gz$/);
  expect(statSync(path.join(backupFolder(folder), backup)).mode & 0o777).toBe(0o600);
  expect(log.lines.join()).toContain('backed up before its tables change');

  const archive = new Blob([readFileSync(path.join(backupFolder(folder), backup))]);
  const restored = await compiledQuickly(() => PGlite.create({ loadDataDir: archive }));
  const { rows } = await restored.query('select key, count from rates');
  expect(rows).toEqual([{ key: 'kept', count: 7 }]);
  await restored.close();
});

test('a damaged database is refused with the way back', async () => {
  const control = path.join(folder, 'database', 'global', 'pg_control');
  writeFileSync(control, Buffer.alloc(statSync(control).size, 7));
  await expect(openDatabase({ folder }, testLog())).rejects.toThrow(
    `The database in ${folder} could not be opened. If its files were damaged, move ${path.join(folder, 'database')} away and restore the newest of ${backupFolder(folder)}.`,
  );
});
