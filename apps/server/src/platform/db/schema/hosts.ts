/** Presence of the processes that share one database; see `platform/hosts`. */
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A row of a process that is gone stays until another one starts. */
export const runningProcess = pgTable('processes', {
  presence: integer('presence').primaryKey(),
  kind: text('kind').$type<'server' | 'worker'>().notNull(),
  host: text('host').notNull(),
  version: text('version').notNull(),
  /** The oldest version it can run beside. */
  oldestBeside: text('oldest_beside').notNull(),
  /** Tells whether two secrets are the same, and no more; null where none is used. */
  secretMark: text('secret_mark'),
  storeId: text('store_id').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
});

/** One for each conversation in which an answer is being written, by whichever process. */
export const answerUnderWay = pgTable('answers_under_way', {
  /** A digest of owner and conversation. */
  place: text('place').primaryKey(),
  answerId: uuid('answer_id').notNull(),
  presence: integer('presence').notNull(),
  stopRequested: boolean('stop_asked').notNull().default(false),
  beganAt: moment('began_at').notNull().defaultNow(),
});
