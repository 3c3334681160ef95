/**
 * Drizzle on a connection pool. Drizzle's own transaction leaks the connection when `BEGIN` fails, as on a
 * broken line: ten such failures exhausted the pool.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { traceQueries } from '../../tracing/traced-queries.ts';
import type { Database } from '../database.ts';

export function databaseOn(pool: Pool): Database {
  pool.on('connect', traceQueries);
  // Drizzle's result type of this driver has the same `rows` under another name.
  const db = drizzle({ client: pool }) as unknown as Database;
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await (drizzle({ client }) as unknown as Database).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(db, { transaction });
}
