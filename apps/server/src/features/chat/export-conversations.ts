/** A person's conversations for their data export. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { conversation, message } from '../../platform/db/schema/conversations.ts';
import { textOf } from './export-markdown.ts';

export async function exportConversations(db: Database, personId: string): Promise<unknown> {
  const conversations = await db
    .select()
    .from(conversation)
    .where(eq(conversation.ownerId, personId))
    .orderBy(asc(conversation.createdAt));
  const messages = await db
    .select({
      conversationId: message.conversationId,
      role: message.role,
      parts: message.parts,
      updatedAt: message.updatedAt,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(eq(conversation.ownerId, personId))
    .orderBy(asc(message.position));
  const said = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return conversations.map(({ id, title, createdAt, deletedAt }) => ({
    id,
    title,
    createdAt,
    deletedAt,
    messages: (said.get(id) ?? []).map(({ role, parts, updatedAt }) => ({
      role,
      text: textOf(parts),
      at: updatedAt,
    })),
  }));
}
