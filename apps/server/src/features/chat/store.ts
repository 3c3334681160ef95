/** Conversations in the database. Every query is restricted to the owner. */
import type { ConversationMessage, MessageMetadata } from '@maquette/contract';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { conversation, message } from '../../platform/db/schema/conversations.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import { bytesOf } from './saved/saved-text.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type MessageRow = typeof message.$inferSelect;

/** How long a deleted conversation can be restored. */
export const undoMs = 10 * 60_000;

export interface NewMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly parts: readonly { readonly type: string }[];
  readonly metadata: MessageMetadata;
  readonly state: 'complete' | 'streaming';
}

export async function findConversation(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversation)
    .where(
      and(
        eq(conversation.id, id),
        eq(conversation.ownerId, ownerId),
        isNull(conversation.deletedAt),
      ),
    );
  return row;
}

/** True if the id is unused, even by a deleted conversation: ids of others are never taken over. */
export async function isFreeId(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.id, id));
  return rows.length === 0;
}

export async function createConversation(
  db: Database,
  row: {
    readonly id: string;
    readonly ownerId: string;
    readonly title: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, ownerId, title, now } = row;
  await db.insert(conversation).values({ id, ownerId, title, createdAt: now, updatedAt: now });
}

/** Row lock: concurrent questions get consecutive positions. */
export async function lockConversation(db: Database, id: string): Promise<void> {
  await db.select().from(conversation).where(eq(conversation.id, id)).for('update');
}

export async function renameConversation(db: Database, id: string, title: string): Promise<void> {
  await db.update(conversation).set({ title }).where(eq(conversation.id, id));
}

export async function markDeleted(db: Database, id: string, now: Date): Promise<void> {
  await db.update(conversation).set({ deletedAt: now }).where(eq(conversation.id, id));
}

export async function restoreConversation(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .update(conversation)
    .set({ deletedAt: null })
    .where(
      and(
        eq(conversation.id, id),
        eq(conversation.ownerId, ownerId),
        isNotNull(conversation.deletedAt),
        gte(conversation.deletedAt, new Date(now.getTime() - undoMs)),
      ),
    )
    .returning();
  return row;
}

/** Purges conversations that can no longer be restored. */
export async function sweepConversations(db: Database, now: Date): Promise<void> {
  await db
    .delete(conversation)
    .where(
      and(
        isNotNull(conversation.deletedAt),
        lt(conversation.deletedAt, new Date(now.getTime() - undoMs)),
      ),
    );
}

export async function readMessages(db: Database, conversationId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(message)
    .where(eq(message.conversationId, conversationId))
    .orderBy(asc(message.position));
}

/** Position of a message; undefined if there is none of this id. */
export async function positionOf(
  db: Database,
  conversationId: string,
  id: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ position: message.position })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.id, id)));
  return row?.position;
}

/** Position of the latest question. */
export async function lastQuestion(
  db: Database,
  conversationId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ position: message.position })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.role, 'user')))
    .orderBy(desc(message.position))
    .limit(1);
  return row?.position;
}

/** Deletes a message and all after it, to ask again. */
export async function cutFrom(
  db: Database,
  conversationId: string,
  position: number,
): Promise<void> {
  await db
    .delete(message)
    .where(and(eq(message.conversationId, conversationId), gte(message.position, position)));
}

export async function appendMessages(
  db: Database,
  conversationId: string,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  const [last] = await db
    .select({ position: message.position })
    .from(message)
    .where(eq(message.conversationId, conversationId))
    .orderBy(desc(message.position))
    .limit(1);
  const first = (last?.position ?? -1) + 1;
  await db.insert(message).values(
    messages.map((one, index) => ({
      ...one,
      conversationId,
      position: first + index,
      parts: [...one.parts],
      updatedAt: now,
    })),
  );
  await db
    .update(conversation)
    .set({ updatedAt: now, bytes: bytesOf(conversationId) })
    .where(eq(conversation.id, conversationId));
}

/** Adds work started from an answer as one of its parts. */
const workType = 'data-work';

type Parts = MessageRow['parts'];
const partsAs = (parts: Parts) => sql<Parts>`${JSON.stringify(parts)}::jsonb`;
/** Read and written in one statement, so that concurrent writers lose nothing. */
const oldParts = (stays: SQL) =>
  sql<Parts>`coalesce((
    select jsonb_agg(part order by place)
    from jsonb_array_elements(${message.parts}) with ordinality as old (part, place)
    where ${stays}), '[]'::jsonb)`;

export async function saveAnswer(
  db: Database,
  conversationId: string,
  answer: Omit<NewMessage, 'role'>,
  now: Date,
): Promise<void> {
  const { id, parts, metadata, state } = answer;
  await db
    .update(message)
    .set({
      parts: sql`${partsAs(parts)} || ${oldParts(sql`part ->> 'type' = ${workType}`)}`,
      metadata,
      state,
      updatedAt: now,
    })
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.id, id),
        // Partial saves that arrive late don't overwrite the complete answer.
        state === 'streaming' ? ne(message.state, 'complete') : undefined,
      ),
    );
}

/** Attaches work to the answer it was started from: the owner's, and each once. */
export async function keepWork(
  db: Database,
  ownerId: string,
  conversationId: string,
  messageId: string,
  generationId: string,
): Promise<boolean> {
  const [own] = await db
    .select({ id: generation.id })
    .from(generation)
    .where(and(eq(generation.id, generationId), eq(generation.owner, ownerId)));
  if (!own) return false;
  const part = { type: workType, id: generationId, data: { generationId } };
  const isOther = sql`part ->> 'id' is distinct from ${generationId}`;
  const updated = await db
    .update(message)
    .set({ parts: sql`${oldParts(isOther)} || ${partsAs([part])}` })
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.id, messageId),
        eq(message.role, 'assistant'),
      ),
    )
    .returning({ id: message.id });
  return updated.length > 0;
}

/** For clients; an unfinished answer without a writer was interrupted. */
export function toMessage(row: MessageRow, beingWritten: boolean): ConversationMessage {
  const broken = row.state === 'streaming' && !beingWritten;
  return {
    id: row.id,
    role: row.role,
    parts: [...row.parts],
    metadata: { ...row.metadata, ...(broken ? { ended: 'interrupted' } : {}) },
  };
}
