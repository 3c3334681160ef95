import { expect, test } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { openTestDatabase } from '../test-database.ts';
import { emptied, templateOf } from './emptied.ts';

test('all new rows are removed, the initial content is restored', async () => {
  const app = await createTestApp();
  const { pool } = app.database;
  const first = await templateOf(pool);
  await app.person();
  await app.pictureService.ledger();
  await pool.query(`update pgboss.queue set retry_limit = 99`);
  await pool.query('delete from drizzle.__drizzle_migrations where id = 1');
  await pool.query(`select nextval('drizzle.__drizzle_migrations_id_seq')`);
  expect(await templateOf(pool)).not.toEqual(first);
  expect(await emptied(pool, first)).toBe(true);
  const again = await templateOf(pool);
  const sorted = ({ tables, filled, ...rest }: typeof first) => ({
    ...rest,
    tables: tables.toSorted(),
    filled: filled.toSorted((left, right) => left.table.localeCompare(right.table)),
  });
  expect(sorted(again)).toEqual(sorted(first));
});

test("a changed database isn't reused", async () => {
  const { pool } = await openTestDatabase();
  const first = await templateOf(pool);
  const connection = await pool.connect();
  for (const change of [
    'create table shelf (id int)',
    'create schema attic',
    'create function answer() returns int language sql as $$ select 42 $$',
    'alter table generations add column colour text',
    'alter table generations alter column status drop not null',
    'drop table drizzle.__drizzle_migrations',
    'create index by_colour on generations (status)',
    'create role visitor',
  ]) {
    await connection.query('begin');
    await connection.query(change);
    expect(await emptied(connection, first), change).toBe(false);
    await connection.query('rollback');
  }
  expect(await emptied(connection, first)).toBe(true);
  connection.release();
});
