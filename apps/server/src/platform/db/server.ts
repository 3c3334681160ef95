/** A PostgreSQL server, named by `DATABASE_URL`. */
import pg from 'pg';
import { reasonOf, StartError } from '../process/start-error.ts';
import { databaseOn } from './connections/database-on.ts';
import { impatientSocket } from './connections/impatient-socket.ts';
import type { Database, ServerDatabase } from './database.ts';

/** True where the server does not answer or is still starting; a wrong password is neither. */
export class DatabaseSilentError extends StartError {
  override name = 'DatabaseSilentError';
}
const silences = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08006|57P03)$/;
const isSilence = (error: unknown): boolean => silences.test(reasonOf(error));

export interface Patience {
  /** A free connection is waited for this long. */
  readonly connectMs: number;
  /** A question that is not answered for this long has failed. */
  readonly silenceMs: number;
}

/** Together below the ten seconds within which every request is answered in a cut network. */
const ofRequests: Patience = { connectMs: 3_500, silenceMs: 6_000 };
/** Sooner than a line is found to be silent. */
const idleShare = 0.8;

export async function connectServer(
  connectionString: string,
  { connectMs, silenceMs }: Patience = ofRequests,
): Promise<ServerDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: silenceMs * idleShare,
    stream: () => impatientSocket(silenceMs),
  });
  // An idle connection may be cut by the server; the pool opens another when it is needed.
  pool.on('error', () => {});
  // One that is cut in the middle of a transaction has told its query already; said to nobody else,
  // it would end the whole server.
  pool.on('connect', (client) => client.on('error', () => {}));
  // Before the first connection, which is seen by it as well.
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
    isNew: found.rows[0]?.tables === 0,
    close: () => pool.end(),
  };
}

/** For work that may take its time, such as migrations: nothing is given up because it lasts. */
export async function onPatientConnection<Result>(
  { connectionString }: Pick<ServerDatabase, 'connectionString'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('error', () => {});
  try {
    return await work(databaseOn(pool));
  } finally {
    await pool.end();
  }
}
