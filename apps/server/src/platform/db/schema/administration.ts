/** Actions of administrators; see `features/administration`. */
import type { AdministratorActionKind } from '@maquette/contract';
import { bigserial, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Names are kept as they were, without a key into `users`: a deletion stays readable. */
export const administratorAction = pgTable('administrator_actions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
  actorId: text('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  deed: text('deed').$type<AdministratorActionKind>().notNull(),
  /** A person, or the target that the action names; null for the server as a whole. */
  subjectId: text('subject_id'),
  subjectName: text('subject_name'),
  details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
  /** False while it runs, and for good if it failed. */
  finished: boolean('finished').notNull().default(true),
});
