/** Presence of the processes on one database; see `platform/hosts`. */
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The row of a dead process stays until another one starts. */
export const runningProcess = pgTable('processes', {
  presence: integer('presence').primaryKey(),
  kind: text('kind').$type<'server' | 'worker'>().notNull(),
  host: text('host').notNull(),
  version: text('version').notNull(),
  /** The oldest version it can run beside. */
  oldestBeside: text('oldest_beside').notNull(),
  /** Fingerprint to compare secrets; null where none is used. */
  secretMark: text('secret_mark'),
  storeId: text('store_id').notNull(),
  /** How far its clock was ahead of the database's, looked at each minute; null in older versions. */
  clockAheadMs: integer('clock_ahead_ms'),
  startedAt: moment('started_at').notNull().defaultNow(),
});

/** One row per conversation in which a process is writing an answer. */
export const answerUnderWay = pgTable('answers_under_way', {
  /** A digest of owner and conversation. */
  place: text('place').primaryKey(),
  answerId: uuid('answer_id').notNull(),
  presence: integer('presence').notNull(),
  stopRequested: boolean('stop_asked').notNull().default(false),
  beganAt: moment('began_at').notNull().defaultNow(),
});
