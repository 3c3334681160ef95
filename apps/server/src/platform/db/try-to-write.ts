/** Fails, as any write would, where the database or its disk cannot take one. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A word in the log of changes alone: it belongs to no table, and is safe on the disk when this resolves. */
export const tryToWrite = (db: Database) =>
  db.execute(sql`select pg_logical_emit_message(true, 'maquette', 'is there room?')`);
