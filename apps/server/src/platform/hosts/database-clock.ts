/**
 * The database's clock, shared by all hosts, so that deadlines and quota days don't depend on a wrong local clock.
 * Queried once a minute and extrapolated in between. The library for sign-in compares the end of a session with the
 * local clock, which may be a minute off: other hosts are refused.
 */
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';

const askEveryMs = 60_000;
/** The sample with the shortest round trip is the most accurate. */
const queries = 3;

export interface DatabaseClock {
  readonly now: Clock;
  /** Offset of the local clock. */
  hostAheadMs(): number;
  close(): void;
}

export async function openDatabaseClock(database: OpenDatabase, log: Log): Promise<DatabaseClock> {
  // The embedded database uses the local clock.
  if (database.home === 'embedded') return { now: systemClock, hostAheadMs: () => 0, close() {} };
  let sinceStartMs = await readOffset(database);
  const asking = setInterval(() => {
    readOffset(database).then(
      (offset) => {
        sinceStartMs = offset;
      },
      (error: unknown) => log.warn('The time of the database could not be read', { error }),
    );
  }, askEveryMs);
  asking.unref();
  return {
    now: () => new Date(performance.now() + sinceStartMs),
    hostAheadMs: () => Math.round(Date.now() - (performance.now() + sinceStartMs)),
    close: () => clearInterval(asking),
  };
}

/** For commands, which are short. */
export async function readDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}

/** Database time at `performance.timeOrigin`. */
async function readOffset({ db }: Pick<OpenDatabase, 'db'>): Promise<number> {
  let best = { tookMs: Number.POSITIVE_INFINITY, offset: 0 };
  for (let query = 0; query < queries; query += 1) {
    const startMs = performance.now();
    const { rows } = await db.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    );
    const tookMs = performance.now() - startMs;
    if (tookMs < best.tookMs) best = { tookMs, offset: Number(rows[0]?.ms) - startMs - tookMs / 2 };
  }
  return best.offset;
}
