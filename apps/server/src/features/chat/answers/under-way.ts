/** Which answers are being written, by whichever process: one for a conversation. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { answerUnderWay } from '../../../platform/db/schema/hosts.ts';
import { isPresent } from '../../../platform/hosts/presence.ts';
import type { AnswerPlace } from './live-answers.ts';

/** Owners without an account are addresses, which are kept nowhere as such. */
export const placeKey = ({ ownerId, conversationId }: AnswerPlace): string =>
  createHash('sha256').update(`${ownerId} ${conversationId}`).digest('base64url');

const writerIsThere = isPresent(sql`${answerUnderWay.presence}::text`);
/** Rows of killed processes whose conversation was never asked again. */
const retentionHours = 24;

/** Id of the answer that is being written, by a process that is there. */
export async function findUnderWay(db: Database, place: AnswerPlace): Promise<string | undefined> {
  const [row] = await db
    .select({ id: answerUnderWay.answerId })
    .from(answerUnderWay)
    .where(and(eq(answerUnderWay.place, placeKey(place)), writerIsThere));
  return row?.id;
}

export async function isUnderWay(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: answerUnderWay.answerId })
    .from(answerUnderWay)
    .where(and(eq(answerUnderWay.answerId, id), writerIsThere));
  return rows.length > 0;
}

export interface Claim {
  readonly id: string;
  readonly presence: number;
  /** False when a newer question of the same process has come meanwhile. */
  readonly isWanted: () => boolean;
}

/** Takes the place, or returns the answer that holds it. */
export async function takePlace(
  db: Database,
  place: AnswerPlace,
  { id, presence, isWanted }: Claim,
): Promise<string | undefined> {
  const key = placeKey(place);
  return db.transaction(async (tx) => {
    await tx
      .delete(answerUnderWay)
      .where(lt(answerUnderWay.beganAt, sql`now() - make_interval(hours => ${retentionHours})`));
    // Changes nothing where there is a row, but holds it until this transaction ends.
    const [held] = await tx
      .insert(answerUnderWay)
      .values({ place: key, answerId: id, presence })
      .onConflictDoUpdate({ target: answerUnderWay.place, set: { place: key } })
      .returning({
        id: answerUnderWay.answerId,
        presence: answerUnderWay.presence,
        isThere: writerIsThere,
      });
    if (!held || held.id === id) return undefined;
    if (held.isThere && held.presence !== presence) return held.id;
    if (!isWanted()) return undefined;
    await tx
      .update(answerUnderWay)
      .set({ answerId: id, presence, stopRequested: false, beganAt: sql`now()` })
      .where(eq(answerUnderWay.place, key));
    return undefined;
  });
}

export async function leavePlace(db: Database, id: string): Promise<void> {
  await db.delete(answerUnderWay).where(eq(answerUnderWay.answerId, id));
}

/** Kept with the row too, for a writer that does not hear at the moment. */
export async function askToStop(db: Database, id: string): Promise<void> {
  await db
    .update(answerUnderWay)
    .set({ stopRequested: true })
    .where(eq(answerUnderWay.answerId, id));
}

/** Which of these are to be stopped: somebody asked for it, or their place was given to another. */
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
