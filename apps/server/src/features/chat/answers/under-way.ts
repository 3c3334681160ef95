/** Registry of running answers across processes: one per conversation. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { answerUnderWay } from '../../../platform/db/schema/hosts.ts';
import { isPresent } from '../../../platform/hosts/presence.ts';
import type { AnswerPlace } from './live-answers.ts';

/** Visitors are identified by address, which is only stored hashed. */
export const placeKey = ({ ownerId, conversationId }: AnswerPlace): string =>
  createHash('sha256').update(`${ownerId} ${conversationId}`).digest('base64url');

const isWriterPresent = isPresent(sql`${answerUnderWay.presence}::text`);
/** Age of rows left by killed processes. */
const retentionHours = 24;

export interface UnderWay {
  readonly id: string;
  /** The presence of its process. */
  readonly writer: number;
}

/** The running answer, if its process is alive. */
export async function findUnderWay(
  db: Database,
  place: AnswerPlace,
): Promise<UnderWay | undefined> {
  const [row] = await db
    .select({ id: answerUnderWay.answerId, writer: answerUnderWay.presence })
    .from(answerUnderWay)
    .where(and(eq(answerUnderWay.place, placeKey(place)), isWriterPresent));
  return row;
}

export async function isUnderWay(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: answerUnderWay.answerId })
    .from(answerUnderWay)
    .where(and(eq(answerUnderWay.answerId, id), isWriterPresent));
  return rows.length > 0;
}

export interface Claim {
  readonly id: string;
  readonly presence: number;
  /** Whether a writer that isn't present may be replaced: it may be reconnecting. */
  readonly mayReplaceGone: boolean;
  /** False if a newer question of this process has come meanwhile. */
  readonly isWanted: () => boolean;
}

/** Registers the answer, or returns the one that is running. */
export async function takePlace(
  db: Database,
  place: AnswerPlace,
  { id, presence, mayReplaceGone, isWanted }: Claim,
): Promise<(UnderWay & { readonly isPresent: boolean }) | undefined> {
  const key = placeKey(place);
  return db.transaction(async (tx) => {
    await tx
      .delete(answerUnderWay)
      .where(lt(answerUnderWay.beganAt, sql`now() - make_interval(hours => ${retentionHours})`));
    // A no-op update that locks an existing row until the transaction ends.
    const [held] = await tx
      .insert(answerUnderWay)
      .values({ place: key, answerId: id, presence })
      .onConflictDoUpdate({ target: answerUnderWay.place, set: { place: key } })
      .returning({
        id: answerUnderWay.answerId,
        presence: answerUnderWay.presence,
        isPresentNow: isWriterPresent,
      });
    if (!held || held.id === id) return undefined;
    const older = { id: held.id, writer: held.presence, isPresent: held.isPresentNow };
    const mayGo = held.presence === presence || (!held.isPresentNow && mayReplaceGone);
    if (!mayGo) return older;
    if (!isWanted()) return undefined;
    await tx
      .update(answerUnderWay)
      .set({ answerId: id, presence, stopRequested: false, beganAt: sql`now()` })
      .where(eq(answerUnderWay.place, key));
    return undefined;
  });
}

export async function leavePlace(db: Database, { id, writer }: UnderWay): Promise<void> {
  await db
    .delete(answerUnderWay)
    .where(and(eq(answerUnderWay.answerId, id), eq(answerUnderWay.presence, writer)));
}

/** Stored in the row as well, for a writer that is disconnected at the moment. */
export async function askToStop(db: Database, id: string): Promise<void> {
  await db
    .update(answerUnderWay)
    .set({ stopRequested: true })
    .where(eq(answerUnderWay.answerId, id));
}

/** Those of these answers that must stop: on request, or because another replaced them. */
export async function toBeStopped(
  db: Database,
  written: readonly (AnswerPlace & { readonly id: string })[],
): Promise<string[]> {
  if (written.length === 0) return [];
  const rows = await db
    .select()
    .from(answerUnderWay)
    .where(inArray(answerUnderWay.place, written.map(placeKey)));
  return written.flatMap((answer) => {
    const row = rows.find(({ place }) => place === placeKey(answer));
    return row && (row.stopRequested || row.answerId !== answer.id) ? [answer.id] : [];
  });
}
