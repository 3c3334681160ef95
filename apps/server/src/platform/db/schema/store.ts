/** Ties this database to its file store; see `platform/files/installation.ts`. */
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row. */
export const installation = pgTable('installation', {
  /** Always the same word: there is no second row. */
  row: text('row').primaryKey().default('only'),
  id: text('id').notNull(),
  /** Counts up here first, then in the store: a store that is ahead was written for a newer database. */
  stamp: bigint('stamp', { mode: 'number' }).notNull().default(0),
  /** Found to be older than its store, as after a restore: files from before are not judged by it. */
  restoredAt: moment('restored_at'),
  /** Rows and files were last compared. */
  comparedAt: moment('compared_at'),
});

/** Files without a row, since the night in which each was first seen. */
export const strayFile = pgTable('stray_files', {
  key: text('key').primaryKey(),
  firstSeenAt: moment('first_seen_at').notNull(),
});
