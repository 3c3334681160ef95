/** A person's conversations, newest first; a search looks into titles and the newest texts. */
import { limits } from '@maquette/contract';
import { and, desc, eq, ilike, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { conversation, message } from '../../../platform/db/schema/conversations.ts';
import type { ConversationRow } from '../store.ts';

export async function listConversations(
  db: Database,
  ownerId: string,
  { search, limit }: { readonly search?: string | undefined; readonly limit: number },
): Promise<ConversationRow[]> {
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : undefined;
  const inMessages = pattern
    ? sql`(${conversation.id} in (${newestTexts(db, ownerId)}) and exists (select 1 from ${message}, jsonb_array_elements(${message.parts}) part where ${message.conversationId} = ${conversation.id} and part->>'text' ilike ${pattern}))`
    : undefined;
  return db
    .select()
    .from(conversation)
    .where(
      and(
        eq(conversation.ownerId, ownerId),
        isNull(conversation.deletedAt),
        pattern ? or(ilike(conversation.title, pattern), inMessages) : undefined,
      ),
    )
    .orderBy(desc(conversation.updatedAt))
    .limit(limit);
}

/** Conversations whose messages are searched: the newest, up to a limit of text; of older ones the title is. */
function newestTexts(db: Database, ownerId: string) {
  const newest = db
    .select({
      id: conversation.id,
      bytes:
        sql<string>`sum(${conversation.bytes}) over (order by ${conversation.updatedAt} desc, ${conversation.id})`.as(
          'bytes_so_far',
        ),
    })
    .from(conversation)
    .where(and(eq(conversation.ownerId, ownerId), isNull(conversation.deletedAt)))
    .as('newest');
  return db
    .select({ id: newest.id })
    .from(newest)
    .where(lte(newest.bytes, String(limits.searchedTextBytes)));
}
