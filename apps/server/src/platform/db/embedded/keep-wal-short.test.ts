import type { Pool } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { failLoudly } from '../../../testing/fail-loudly.ts';
import { startEmbedded } from './embedded.ts';
import { keepWalShort, keepWalShortAlways } from './keep-wal-short.ts';

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
  await keepWalShort(database.pool);
  expect(await megabytesToReplay()).toBeGreaterThan(14);
  await write(2);
  await keepWalShort(database.pool);
  expect(await megabytesToReplay()).toBeLessThan(1);
});

test('it looks each minute, reports a failure and goes on, and stops when told', async () => {
  vi.useFakeTimers();
  const query = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce({ rows: [{ bytes: 17 * megabyte }] })
    .mockResolvedValue({ rows: [{ bytes: 0 }] });
  const failures: unknown[] = [];
  const stop = keepWalShortAlways({ query } as unknown as Pool, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(query).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual([new Error('gone')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenLastCalledWith('checkpoint');
  await stop();
  query.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(query).not.toHaveBeenCalled();
});
