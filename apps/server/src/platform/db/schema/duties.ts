/** Locks of periodic tasks that run in one process at a time; see `platform/jobs/duty.ts`. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const duty = pgTable('duties', {
  name: text('name').primaryKey(),
  takenUntil: timestamp('taken_until', { withTimezone: true, mode: 'date' }).notNull(),
});
