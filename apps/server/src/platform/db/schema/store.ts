/** Ties this database to its file store; see `platform/files/installation.ts`. */
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** One row. */
export const installation = pgTable('installation', {
  /** Constant key of the single row. */
  row: text('row').primaryKey().default('only'),
  id: text('id').notNull(),
  /** Incremented here first, then in the store: a store that is ahead belongs to a newer database. */
  stamp: bigint('stamp', { mode: 'number' }).notNull().default(0),
  /**
   * When the database was found older than its store, as after a restore: files from before are not judged by
   * it.
   */
  restoredAt: moment('restored_at'),
  /** When rows and files were last compared. */
  comparedAt: moment('compared_at'),
});

/** Files without a row, with the night in which each was first seen. */
export const strayFile = pgTable('stray_files', {
  key: text('key').primaryKey(),
  firstSeenAt: moment('first_seen_at').notNull(),
});
