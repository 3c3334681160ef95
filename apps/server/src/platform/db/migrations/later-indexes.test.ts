/** Updates of a database with many rows, while servers work on it. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { type MigrationStep, migrate, readSteps } from '../migrate.ts';
import { makeIndexes, missingIndexes } from './later-indexes.ts';

const step = (name: string, ...statements: string[]): MigrationStep => ({
  name,
  hash: `hash of ${name}`,
  statements,
  writtenAt: 1,
});
const namesOf = (indexes: readonly { readonly name: string }[]) => indexes.map(({ name }) => name);

test('a migration builds the index of a small table, and leaves out that of a large one', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const filled = (name: string, rows: number) =>
    step(
      name,
      `create table ${name} (id int)`,
      `insert into ${name} select generate_series(1, ${rows})`,
    );
  await migrate(db, { steps: [...readSteps(), filled('barn', 10_001), filled('shed', 10_000)] });
  const steps = [
    ...readSteps(),
    ...[filled('barn', 10_001), filled('shed', 10_000)],
    step(
      'by_id',
      'CREATE INDEX "barn_id" ON "barn" ("id")',
      'CREATE INDEX "shed_id" ON "shed" ("id")',
    ),
  ];
  expect(await migrate(db, { steps })).toEqual(['by_id']);
  const missing = await missingIndexes(db, steps);
  expect(namesOf(missing)).toEqual(['barn_id']);
  // As a building that was cut off leaves it.
  await db.execute(sql`create index barn_id on barn (id)`);
  await db.execute(
    sql`update pg_index set indisvalid = false where indexrelid = 'barn_id'::regclass`,
  );
  expect(namesOf(await missingIndexes(db, steps))).toEqual(['barn_id']);
  expect(await makeIndexes(database, missing)).toBe(true);
  expect(await missingIndexes(db, steps)).toEqual([]);
  // One that a later migration takes away is not made again.
  const dropped = [...steps, step('drop', 'DROP INDEX "barn_id"')];
  await migrate(db, { steps: dropped });
  expect(await missingIndexes(db, dropped)).toEqual([]);
});

test('of two processes one builds', async ({ skip }) => {
  const database = await openTestDatabase();
  if (database.home === 'embedded') return skip('It has one process');
  const other = await database.pool.connect();
  await other.query('select pg_advisory_lock(7216146)');
  expect(await makeIndexes(database, [])).toBe(false);
  await other.query('select pg_advisory_unlock(7216146)');
  other.release();
  expect(await makeIndexes(database, [])).toBe(true);
});

test('a table that something keeps is not waited for while others queue behind', async ({
  skip,
}) => {
  const { db, pool, home } = await openTestDatabase();
  if (home === 'embedded') return skip('It has one session');
  const steps = [...readSteps(), step('later', 'alter table users add column later int')];
  const locks = { waitMs: 50, pauseMs: 0, attempts: 2 };
  const dump = await pool.connect();
  await dump.query('begin');
  await dump.query('lock table users in access share mode');
  await expect(migrate(db, { steps, locks })).rejects.toThrow('such as pg_dump');
  await dump.query('rollback');
  dump.release();
  expect(await migrate(db, { steps, locks })).toEqual(['later']);
});

test('tables of a build between releases are brought up to date', async () => {
  const { db } = await openTestDatabase();
  const search = readSteps().find(({ name }) => name === '0018_search');
  await db.execute(sql`update drizzle.__drizzle_migrations
    set hash = '64b3c98c15d2fcce8bb43a467e76ed85dd51f5e4fe3474b53d578c49f4c2dd15' where hash = ${search?.hash}`);
  await db.execute(sql`drop function keep_search_text cascade`);
  await db.execute(sql`alter table generations drop column search_text`);
  await db.execute(
    sql`alter table generations add column search_text text generated always as (lower(title)) stored`,
  );
  expect(await migrate(db)).toEqual(['0018_search']);
  const { rows } = await db.execute(
    sql`select is_generated from information_schema.columns where column_name = 'search_text'`,
  );
  expect(rows).toEqual([{ is_generated: 'NEVER' }]);
});
