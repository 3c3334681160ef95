/** Ends a generation exactly once. */
import { type ProblemCode, type ProblemDetails, problemSentence } from '@maquette/contract';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { generation, generationEvent } from '../../../platform/db/schema/generations.ts';
import { type FileRow, removeOrLeave } from '../../../platform/files/files.ts';
import { maxAttempts } from '../../../platform/jobs/queue.ts';
import { generationNotice } from '../events/generation-notifier.ts';
import { clearAttempts, forgetPassingFiles } from './attempt-files.ts';
import {
  type LedgerParts,
  lockOwner,
  openStatuses,
  ownerLock,
  runningAttempt,
} from './ledger-rows.ts';
import { settleQuota } from './quota.ts';
import { dispatchNext } from './waiting-line.ts';

export type Endings = ReturnType<typeof endings>;

/**
 * Pictures present, and pictures that were ever available: their events stay, even when a later attempt
 * discarded the pictures of an earlier one. Substitutes for what couldn't be made aren't counted.
 */
async function picturesOf(tx: Database, id: string): Promise<{ made: number; delivered: number }> {
  const { rows } = await tx.execute<{ made: number; delivered: number }>(sql`
    select (select count(*)::int from pictures where generation_id = ${id}) as made,
      count(distinct data->>'index') filter (where data->>'isSubstitute' is null)::int as delivered
    from generation_events where generation_id = ${id} and data->>'type' = 'picture'`);
  return rows[0] ?? { made: 0, delivered: 0 };
}

export function endings({ db, queue, store, notifier, clock, onEnded }: LedgerParts) {
  /**
   * The only way to end a generation. `fence` restricts it to an attempt; without one (cancel, dead letter,
   * sweep) any state that is not final qualifies. False if it had ended already.
   */
  async function end(
    id: string,
    ending:
      | { readonly status: 'done'; readonly fence: string }
      | {
          readonly status: 'failed' | 'cancelled';
          readonly fence?: string;
          readonly code: ProblemCode;
          readonly details?: ProblemDetails;
        },
  ): Promise<boolean> {
    const leftovers: FileRow[] = [];
    let mustClear = false;
    const ended = await db.transaction(async (tx) => {
      // Lock order: owner before row, as everywhere, to avoid deadlocks.
      const [known] = await tx
        .select({ quotaUnits: generation.quotaUnits, locked: ownerLock(generation.owner) })
        .from(generation)
        .where(eq(generation.id, id));
      if (!known) return undefined;
      const { made, delivered } = await picturesOf(tx, id);
      // Finished pictures are kept and counted, also of cancelled work; see below.
      const keepsResult = ending.status === 'done' || made > 0;
      const isWhole = ending.status === 'done' || made >= known.quotaUnits;
      const [row] = await tx
        .update(generation)
        .set({
          status: keepsResult ? 'done' : ending.status,
          fence: null,
          addressHash: null,
          finishedAt: clock(),
          lastEvent: sql`${generation.lastEvent} + 1`,
          ...(keepsResult ? { percent: 100 } : {}),
          ...(ending.status === 'done' || isWhole
            ? { problemCode: null }
            : { problemCode: ending.code, problemDetails: ending.details ?? {} }),
        })
        .where(
          ending.fence === undefined
            ? and(eq(generation.id, id), inArray(generation.status, openStatuses))
            : runningAttempt(id, ending.fence),
        )
        .returning({ ...getTableColumns(generation), notice: generationNotice(id) });
      if (!row) return undefined;
      mustClear = !keepsResult;
      const reservation = { subject: row.quotaSubject, day: row.quotaDay, units: row.quotaUnits };
      await settleQuota(tx, reservation, delivered);
      leftovers.push(...(await forgetPassingFiles(tx, id, keepsResult)));
      await tx.insert(generationEvent).values({
        generationId: id,
        number: row.lastEvent,
        data:
          ending.status === 'done' || keepsResult
            ? { type: 'done' }
            : {
                type: 'failed',
                code: ending.code,
                message: problemSentence(ending.code, ending.details),
              },
      });
      await dispatchNext(queue, tx, row.owner);
      return row;
    });
    if (ended) {
      onEnded?.(ended);
      await removeOrLeave(store, leftovers);
      if (mustClear) await clearAttempts({ db, store }, ended, ended.attempts);
      notifier.notifyHere(id);
    }
    return ended !== undefined;
  }

  /** Dead letter: failed after three attempts, with the last error. */
  async function endDead(id: string): Promise<void> {
    const [row] = await db.select().from(generation).where(eq(generation.id, id));
    if (!row) return;
    // The queue counts interrupted attempts; they don't count here.
    if (row.attempts < maxAttempts && row.status === 'queued') {
      await db.transaction(async (tx) => {
        await lockOwner(tx, row.owner);
        await tx
          .update(generation)
          .set({ dispatched: false })
          .where(and(eq(generation.id, id), eq(generation.status, 'queued')));
        await dispatchNext(queue, tx, row.owner);
      });
      return;
    }
    await end(id, {
      status: 'failed',
      code: row.problemCode ?? 'GENERATION_FAILED',
      details: row.problemDetails,
    });
  }

  return { end, endDead };
}
