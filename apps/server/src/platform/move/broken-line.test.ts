/** Lines to PostgreSQL while an installation is copied: slow ones are waited for, broken ones end it with a sentence. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { openBreakable } from '../../testing/databases/breakable-database.ts';
import { embeddedTemplate } from '../../testing/databases/embedded-template.ts';
import { openEmbeddedCopy } from '../../testing/databases/kept-databases.ts';
import { closeLater } from '../../testing/databases/left-over.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import { openPatientPool } from '../db/connections/patient-pool.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { ConnectionTimeouts } from '../db/server.ts';
import { openFolderStore } from '../files/file-store.ts';
import { backUpServer } from './back-up-server.ts';
import { copyRows } from './copy-rows.ts';
import { move } from './move.ts';

const hasServer = inject('databaseTemplate').home === 'server';

async function breakable(timeouts?: ConnectionTimeouts) {
  const original = await openTestDatabase();
  if (original.home === 'embedded') throw new Error('Expected a PostgreSQL');
  const way = await openBreakable(original.connectionString, timeouts);
  closeLater(() => way.close());
  return way;
}

async function embedded() {
  const database = await openEmbeddedCopy(await embeddedTemplate());
  closeLater(() => database.close());
  return database;
}

function folderOf(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `maquette-${name}-`));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** More than are read at once. */
const people = 1_200;
const fill = ({ db }: OpenDatabase) =>
  db.execute(sql`insert into users (id, name, email, email_verified, first_name, last_name)
    select 'u' || i, 'A B', i || '@example.com', true, 'A', 'B' from generate_series(1, ${people}::int) i`);
const count = async ({ db }: OpenDatabase) =>
  (await db.execute<{ count: number }>(sql`select count(*)::int as count from users`)).rows[0]
    ?.count;

function moved(from: OpenDatabase, to: OpenDatabase, onRows: () => void = () => {}) {
  const place = (database: OpenDatabase, name: string) => ({
    database,
    store: openFolderStore(folderOf(name)),
  });
  return move({
    ...{ from: place(from, 'from'), to: place(to, 'to') },
    ...{ same: { database: false, store: false }, withMails: true, log: testLog() },
    onProgress: (what) => {
      if (what === 'rows') onRows();
    },
  });
}

describe.skipIf(!hasServer)('a copy from or to PostgreSQL', () => {
  test('waits longer for the other side than a request does', async () => {
    const { database } = await breakable({ connectMs: 3_500, silenceMs: 1_000 });
    const to = await embedded();
    await fill(database);
    await to.db.execute(sql`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1.5); return null; end $$`);
    await to.db.execute(
      sql`create trigger slow after insert on users for each statement execute function wait()`,
    );
    await moved(database, to);
    expect(await count(to)).toBe(people);
  });

  test.each(['from', 'to'] as const)('ends with a sentence: the line %s it breaks', async (end) => {
    const way = await breakable();
    const other = await embedded();
    const [from, to] = end === 'from' ? [way.database, other] : [other, way.database];
    await fill(from);
    await expect(moved(from, to, way.cut)).rejects.toThrow(
      /^The copy broke off: .*\. No rows were written\. Run it again/,
    );
    way.mend();
    expect(await count(to)).toBe(0);
    await moved(from, to);
    expect(await count(to)).toBe(people);
  });

  test('ends when the line falls silent', async () => {
    const way = await breakable();
    const to = await embedded();
    await fill(way.database);
    const from = openPatientPool(way.database.directString, 1_000);
    const copying = copyRows({ from, to: to.pool, onProgress: way.silence });
    await expect(copying).rejects.toThrow('The database has been silent for too long');
    await from.end();
    expect(await count(to)).toBe(0);
  });

  test('ends with a sentence before an update', async () => {
    const way = await breakable();
    way.cut();
    const parts = { database: way.database, pending: ['x'], log: testLog() };
    await expect(backUpServer({ ...parts, dataFolder: folderOf('data') })).rejects.toThrow(
      'could not be copied first',
    );
  });
});
