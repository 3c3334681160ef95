import type { Pool } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { failLoudly } from '../../../testing/fail-loudly.ts';
import { startEmbedded } from './embedded.ts';
import { maintain, maintainRegularly } from './maintenance.ts';

const megabyte = 1024 ** 2;
const database = await startEmbedded({ kind: 'memory' }, { isNew: true, onDeath: failLoudly });

afterAll(() => database.close());
afterEach(() => {
  vi.useRealTimers();
});

const write = (megabytes: number) =>
  database.pool.query(
    "select pg_logical_emit_message(true, 'test', repeat('x', $1)) from generate_series(1, $2)",
    [megabyte, megabytes],
  );

async function megabytesToReplay(): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: string }>(
    'select pg_current_wal_insert_lsn() - redo_lsn as bytes from pg_control_checkpoint()',
  );
  return Number(rows[0]?.bytes) / megabyte;
}

test('after a segment of writes little is left to replay', async () => {
  await database.pool.query('checkpoint');
  await write(15);
  await maintain(database.pool);
  expect(await megabytesToReplay()).toBeGreaterThan(14);
  await write(2);
  await maintain(database.pool);
  expect(await megabytesToReplay()).toBeLessThan(1);
});

test('a table with many replaced rows is vacuumed, and its space is used again', async () => {
  await database.pool.query('create table "some notes" (text text)');
  await database.pool.query(
    'insert into "some notes" select number from generate_series(1, 1000) number',
  );
  const replaceAll = () => database.pool.query(`update "some notes" set text = text || '.'`);
  for (let round = 0; round < 3; round += 1) {
    await replaceAll();
    await database.pool.query('select pg_stat_force_next_flush()');
    await maintain(database.pool);
  }
  const { rows } = await database.pool.query(
    `select reltuples::int as counted, pg_relation_size(oid)::int / 8192 as pages from pg_class where relname = 'some notes'`,
  );
  // A thousand such rows take five pages, and ten while they are replaced.
  expect(rows).toEqual([{ counted: 1_000, pages: expect.any(Number) }]);
  expect(rows[0].pages).toBeLessThanOrEqual(11);
});

test('a table with few changes is left alone', async () => {
  await database.pool.query('create table quiet (text text)');
  await database.pool.query("insert into quiet values ('a')");
  await database.pool.query('select pg_stat_force_next_flush()');
  await maintain(database.pool);
  const { rows } = await database.pool.query(
    "select reltuples::int as counted from pg_class where relname = 'quiet'",
  );
  expect(rows).toEqual([{ counted: -1 }]);
});

test('it looks each minute, reports a failure and goes on, and stops when told', async () => {
  vi.useFakeTimers();
  const query = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ rows: [] });
  const failures: unknown[] = [];
  const stop = maintainRegularly({ query } as unknown as Pool, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(query).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual([new Error('gone')]);
  query.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledTimes(2);
  await stop();
  query.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(query).not.toHaveBeenCalled();
});
