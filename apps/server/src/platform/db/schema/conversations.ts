/** The assistant's conversations, kept for people who have signed in. */
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { user } from './people.ts';

export const conversation = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Size of its messages' parts after the last question or finished answer. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Soft delete; the row is purged when the time to undo is over. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('conversations_owner').on(table.ownerId, table.updatedAt)],
);

export const message = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    parts: jsonb('parts').notNull().$type<readonly { readonly type: string }[]>(),
    metadata: jsonb('metadata').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** `streaming` while an answer is being written. */
    state: text('state').$type<'complete' | 'streaming'>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_id').on(table.conversationId, table.id),
    uniqueIndex('messages_position').on(table.conversationId, table.position),
  ],
);
