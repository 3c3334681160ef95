/**
 * One connection for long work, such as migrations and copies: not through a pooler, and without a limit for a query.
 * A peer that is gone is noticed all the same, so that no command waits for ever.
 */
import pg from 'pg';
import { impatientSocket } from './impatient-socket.ts';

const connectTimeoutMs = 30_000;
/** The system then asks ten times, a second apart. */
const probeAfterMs = 30_000;

/** `silenceMs`: for work that consists of short queries. */
export function openPatientPool(connectionString: string, silenceMs?: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: probeAfterMs,
    ...(silenceMs ? { stream: () => impatientSocket(silenceMs) } : {}),
  });
  pool.on('error', () => {});
  // A query of a connection that breaks is rejected already; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
