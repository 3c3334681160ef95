/** Probes whether the database accepts writes; throws the database's own error where it does not. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A WAL message: it touches no table and is on disk when this resolves. */
export const tryToWrite = (db: Database) =>
  db.execute(sql`select pg_logical_emit_message(true, 'maquette', 'is there room?')`);
