/** Rate limit counters of the current window; see `platform/rates.ts`. */
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rate = pgTable(
  'rates',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rates_window_ends_at').on(table.windowEndsAt)],
);
