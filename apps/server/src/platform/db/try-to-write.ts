/** Probes whether the database accepts writes; throws the database's own error where it does not. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A word in the log of changes alone: it belongs to no table, and is safe on the disk when this resolves. */
export const tryToWrite = (db: Database) =>
  db.execute(sql`select pg_logical_emit_message(true, 'maquette', 'is there room?')`);
