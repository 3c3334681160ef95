/** Rows of a database on a connection that may wait while the other side works. */
import type { Pool } from 'pg';
import { openPatientPool } from '../db/connections/patient-pool.ts';
import type { OpenDatabase } from '../db/database.ts';

/** Each query of a copy is short, apart from counting and from waiting for the other side. */
export const longestSilenceMs = 10 * 60_000;

/** The embedded database's own connection knows no limits. */
export async function onPatientRows<Result>(
  database: OpenDatabase,
  work: (rows: Pool) => Promise<Result>,
): Promise<Result> {
  if (database.home === 'embedded') return work(database.pool);
  const pool = openPatientPool(database.directString, longestSilenceMs);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
