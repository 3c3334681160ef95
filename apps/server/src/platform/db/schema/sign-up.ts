/** The rule for new accounts, and invitations; see `http/guards/sign-up.ts`. */
import type { SignUpRule } from '@maquette/contract';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** One row, or none: then sign-up is open. */
export const signUpSetting = pgTable('sign_up_setting', {
  /** Constant key of the single row. */
  row: text('row').primaryKey().default('only'),
  rule: text('rule').$type<SignUpRule>().notNull(),
});

export const invitation = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  /** The code itself is only in the link. */
  codeHash: text('code_hash').notNull().unique(),
  note: text('note').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Also while an account is being made with it. */
  usedAt: moment('used_at'),
  usedById: text('used_by_id'),
});
