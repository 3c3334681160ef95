/**
 * Checkpoints of the embedded database. PostgreSQL leaves them to a process of its own, which PGlite doesn't have:
 * the write-ahead log would grow until the server stops, and a start after a kill would replay all of it.
 */
import type { Pool } from 'pg';

const everyMs = 60_000;
/** One segment of the log. A checkpoint after it takes about 80 ms, mostly to sync some twenty files. */
const mostWalBytes = 16 * 1024 ** 2;

export async function keepWalShort(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((rows[0]?.bytes ?? 0) > mostWalBytes) await pool.query('checkpoint');
}

/** Returns a function that stops it and waits for the checkpoint in progress. */
export function keepWalShortAlways(
  pool: Pool,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let inProgress = Promise.resolve();
  const timer = setInterval(() => {
    inProgress = inProgress.then(() => keepWalShort(pool)).catch(onFailure);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return inProgress;
  };
}
