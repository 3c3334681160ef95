/** Engines that administrators connected; see `features/engines/connected-rows.ts`. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const modelConnection = pgTable('model_connections', {
  provider: text('provider').primaryKey(),
  /** Key, address and settings, encrypted. */
  sealedValues: text('sealed_values').notNull(),
});

export const modelJob = pgTable('model_jobs', {
  job: text('job').primaryKey(),
  /** As `provider:model`, the preferred one first. */
  engineIds: jsonb('engine_ids').$type<readonly string[]>().notNull(),
});
