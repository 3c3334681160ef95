/**
 * Bounds of saved text. It is not counted with a person's files, so that photos never keep anybody from asking:
 * a conversation is bounded by messages and bytes, since it is shown as a whole, an account by the sum of its
 * conversations, and unpaid accounts, which are quickly made, by what those of one address add in a day.
 */
import { limits, planOf } from '@maquette/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '../../../http/request-context.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { conversation, message } from '../../../platform/db/schema/conversations.ts';
import { sizeText } from '../../../platform/limits/storage.ts';
import { Problem } from '../../../platform/problem.ts';
import { type RateRule, takeTurn } from '../../../platform/rates.ts';
import type { ConversationRow } from '../store.ts';

const kilobyte = 1024;
/** Size of an answer with its sources. */
const answerBytes = 8 * kilobyte;
/** A turn is a kilobyte. */
const newText: RateRule = {
  name: 'new-text',
  turns: limits.freeAddressTextBytesPerDay / kilobyte,
  windowSeconds: 24 * 60 * 60,
};

/** Counts a question of an unpaid account and its answer against the address. */
export async function countNewText(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  address: string,
  parts: readonly object[],
): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(parts)) + answerBytes;
  const turn = await takeTurn(db, newText, address, clock, Math.ceil(bytes / kilobyte));
  if (turn.allowed) return;
  const limit = sizeText(limits.freeAddressTextBytesPerDay);
  throw new Problem('ADDRESS_UPLOADS_SPENT', { limit });
}

/** Sums the messages of a conversation anew: they are added, cut off and written in parts. */
export async function measureConversation(db: Database, id: string): Promise<void> {
  await db
    .update(conversation)
    .set({ bytes: bytesOf(id) })
    .where(eq(conversation.id, id));
}

export const bytesOf = (id: string) =>
  sql<number>`(select coalesce(sum(octet_length(parts::text)), 0) from messages where conversation_id = ${id})`;

export async function isFull(db: Database, { id, bytes }: ConversationRow): Promise<boolean> {
  if (bytes >= limits.conversationBytes) return true;
  return (await db.$count(message, eq(message.conversationId, id))) >= limits.conversationMessages;
}

/** By the index of an owner's conversations. */
export async function expectTextRoom(
  db: Database,
  { id, paymentStatus }: Pick<Person, 'id' | 'paymentStatus'>,
): Promise<void> {
  const most = planOf(paymentStatus) === 'premium' ? limits.premiumTextBytes : limits.freeTextBytes;
  const [saved] = await db
    .select({ bytes: sql<string>`coalesce(sum(${conversation.bytes}), 0)` })
    .from(conversation)
    .where(and(eq(conversation.ownerId, id), isNull(conversation.deletedAt)));
  if (Number(saved?.bytes ?? 0) >= most) {
    throw new Problem('TEXTS_SPENT', { limit: sizeText(most) });
  }
}
