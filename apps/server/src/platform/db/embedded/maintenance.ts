/**
 * Checkpoints and vacuums of the embedded database. PostgreSQL leaves them to processes of its own, which PGlite
 * doesn't have: without them the write-ahead log grows until the server stops and is replayed as a whole after a
 * kill, replaced rows are never reused, and plans are made without statistics.
 */
import type { Pool } from 'pg';

const everyMs = 60_000;
/** One segment of the log. A checkpoint after it takes about 80 ms, mostly to sync some twenty files. */
const mostWalBytes = 16 * 1024 ** 2;
/** PostgreSQL's own rule: 50 rows, and a share of the table. */
const fewestRows = 50;
const deadShare = 0.2;
const changedShare = 0.1;

export async function maintain(pool: Pool): Promise<void> {
  await vacuumWhereDue(pool);
  await checkpointIfDue(pool);
}

/** Table by table, so that other queries take their turns between them. */
async function vacuumWhereDue(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > $1 + $2::float8 * n_live_tup or n_mod_since_analyze > $1 + $3::float8 * n_live_tup`,
    [fewestRows, deadShare, changedShare],
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}

async function checkpointIfDue(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((rows[0]?.bytes ?? 0) > mostWalBytes) await pool.query('checkpoint');
}

/** Returns a function that stops it and waits for what is in progress. */
export function maintainRegularly(
  pool: Pool,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let inProgress = Promise.resolve();
  const timer = setInterval(() => {
    inProgress = inProgress.then(() => maintain(pool)).catch(onFailure);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return inProgress;
  };
}
