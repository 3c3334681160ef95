/** A person's conversations for their data export, one by one. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { conversation } from '../../platform/db/schema/conversations.ts';
import { textOf } from './export-markdown.ts';
import { readMessages } from './store.ts';

const headsAtOnce = 500;

export async function* exportConversations(
  db: Database,
  personId: string,
): AsyncGenerator<readonly unknown[]> {
  for (let last: Head | undefined; ; ) {
    const heads = await pageOfHeads(db, personId, last);
    for (const { id, title, createdAt, deletedAt } of heads) {
      const messages = (await readMessages(db, id)).map(({ role, parts, updatedAt }) => ({
        role,
        text: textOf(parts),
        at: updatedAt,
      }));
      yield [{ id, title, createdAt, deletedAt, messages }];
    }
    last = heads.at(-1);
    if (heads.length < headsAtOnce) return;
  }
}

type Head = Awaited<ReturnType<typeof pageOfHeads>>[number];

function pageOfHeads(
  db: Database,
  personId: string,
  last: { readonly moment: string; readonly id: string } | undefined,
) {
  return db
    .select({
      /** Exact, unlike a date. */
      moment: sql<string>`${conversation.createdAt}::text`,
      id: conversation.id,
      title: conversation.title,
      createdAt: conversation.createdAt,
      deletedAt: conversation.deletedAt,
    })
    .from(conversation)
    .where(
      and(
        eq(conversation.ownerId, personId),
        last &&
          sql`(${conversation.createdAt}, ${conversation.id}) > (${last.moment}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(conversation.createdAt), asc(conversation.id))
    .limit(headsAtOnce);
}
