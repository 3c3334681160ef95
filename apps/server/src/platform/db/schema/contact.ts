/** Where people reach the operator; see `features/administration/contact.ts`. */
import type { ContactSetting } from '@maquette/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** One row, or none: then the environment and defaults apply. */
export const contactRow = pgTable('contact_setting', {
  /** Constant key of the single row. */
  row: text('row').primaryKey().default('only'),
  setting: jsonb('setting').$type<ContactSetting>().notNull(),
});
