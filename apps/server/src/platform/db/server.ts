/** A PostgreSQL server, named by `DATABASE_URL`. */
import pg from 'pg';
import { reasonOf, StartError } from '../process/start-error.ts';
import { databaseOn } from './connections/database-on.ts';
import { impatientSocket } from './connections/impatient-socket.ts';
import { openPatientPool } from './connections/patient-pool.ts';
import type { Database, ServerDatabase } from './database.ts';

/** True while the server is unreachable or starting; false for a wrong password. */
export class DatabaseSilentError extends StartError {
  override name = 'DatabaseSilentError';
}
const silences = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08006|57P03)$/;
const isSilence = (error: unknown): boolean => silences.test(reasonOf(error));

export interface ConnectionTimeouts {
  /** Timeout for a free connection of the pool. */
  readonly connectMs: number;
  /** Timeout of a query. */
  readonly silenceMs: number;
}

/** Together below ten seconds, the limit for any request in a partitioned network. */
const requestTimeouts: ConnectionTimeouts = { connectMs: 3_500, silenceMs: 6_000 };
/** Shorter than the socket's inactivity timeout. */
const idleShare = 0.8;

export async function connectServer(
  connectionString: string,
  { connectMs, silenceMs }: ConnectionTimeouts = requestTimeouts,
  directString = connectionString,
): Promise<ServerDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: silenceMs * idleShare,
    stream: () => impatientSocket(silenceMs),
  });
  // The server may close idle connections; the pool opens another when needed.
  pool.on('error', () => {});
  // A connection that breaks within a transaction has rejected its query already; without a listener the error
  // would end the server.
  pool.on('connect', (client) => client.on('error', () => {}));
  // Set before the first connection, which it applies to as well.
  const db = databaseOn(pool);
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
    db,
    pool,
    connectionString,
    directString,
    isNew: found.rows[0]?.tables === 0,
    close: () => pool.end(),
  };
}

/** For long work such as migrations. */
export async function onPatientConnection<Result>(
  { directString }: Pick<ServerDatabase, 'directString'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = openPatientPool(directString);
  try {
    return await work(databaseOn(pool));
  } finally {
    await pool.end();
  }
}
