/** A PostgreSQL server, named by `DATABASE_URL`. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { reasonOf, StartError } from '../process/start-error.ts';
import type { Database, ServerDatabase } from './database.ts';

/** True where the server does not answer or is still starting; a wrong password is neither. */
export class DatabaseSilentError extends StartError {
  override name = 'DatabaseSilentError';
}
const silences = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P03)$/;
const isSilence = (error: unknown): boolean => silences.test(reasonOf(error));

export async function connectServer(connectionString: string): Promise<ServerDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection may be cut by the server; the pool opens another when it is needed.
  pool.on('error', () => {});
  // One that is cut in the middle of a transaction has told its query already; said to nobody else,
  // it would end the whole server.
  pool.on('connect', (client) => client.on('error', () => {}));
  const found = await pool
    .query(
      "select count(*)::int as tables from information_schema.tables where table_name = 'users'",
    )
    .catch(async (error: unknown) => {
      await pool.end();
      throw new (isSilence(error) ? DatabaseSilentError : StartError)(
        `The database of DATABASE_URL does not answer (${reasonOf(error)}). Start it and check the address, or leave the variable out to use the built-in database.`,
        { cause: error },
      );
    });
  return {
    home: 'server',
    // Drizzle's result type of this driver has the same `rows` under another name.
    db: drizzle({ client: pool }) as unknown as Database,
    pool,
    connectionString,
    isNew: found.rows[0]?.tables === 0,
    close: () => pool.end(),
  };
}
