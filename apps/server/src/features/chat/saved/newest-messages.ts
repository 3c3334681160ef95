/** The end of a saved conversation, which is all that an answer reads of it. */
import { limits } from '@maquette/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { StoredMessage } from '../reply/conversation.ts';

export const mostMessages = limits.earlierTurns;
/** Limit for their parts as JSON: four of the longest questions, or thirty usual ones with their answers. */
const mostBytes = 4 * limits.promptCharacters;

/** Before the answer of this id, the latest one always. Longer ones would be read, parsed and then cut. */
export async function newestMessages(
  db: Database,
  conversationId: string,
  answerId: string,
): Promise<StoredMessage[]> {
  const { rows } = await db.execute<{ id: string; role: string; parts: StoredMessage['parts'] }>(
    sql`select id, role, parts from (
      select id, role, parts, position, row_number() over newest_first as place,
        sum(octet_length(parts::text)) over newest_first as bytes
      from (
        select id, role, parts, position from messages
        where conversation_id = ${conversationId} and id <> ${answerId}
        order by position desc limit ${mostMessages}::int
      ) newest
      window newest_first as (order by position desc)
    ) counted
    where place = 1 or bytes <= ${mostBytes}::int
    order by position`,
  );
  return rows;
}
