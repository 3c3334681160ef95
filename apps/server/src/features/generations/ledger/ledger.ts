/**
 * State changes of generations, each in one transaction with what belongs to it: quota, events, files, the
 * next in the queue. Final states never change.
 */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { generation } from '../../../platform/db/schema/generations.ts';
import { ledgerDuty, takeDuty, turnMs } from '../../../platform/jobs/duty.ts';
import { Problem } from '../../../platform/problem.ts';
import { attempts } from './attempt.ts';
import { endings } from './ending.ts';
import { type GenerationRow, type LedgerParts, openStatuses } from './ledger-rows.ts';
import { holdDeadlines, reconcile } from './reconcile.ts';
import { submitting } from './submit.ts';
import { positionOf } from './waiting-line.ts';

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger(parts: LedgerParts) {
  const { db } = parts;
  const ends = endings(parts);
  return {
    submit: submitting(parts),
    ...attempts(parts),
    ...ends,
    reconcile: () => reconcile(parts, ends),
    /** By one of all processes that ask within this time. */
    async reconcileInTurn(everyMs: number): Promise<void> {
      if (await takeDuty(db, ledgerDuty, turnMs(everyMs))) await reconcile(parts, ends);
    },
    holdDeadlines: () => holdDeadlines(parts),
    async positionOf(id: string): Promise<number> {
      const { rows } = await db.execute<{ ahead: number }>(sql`select ${positionOf(id)} as ahead`);
      return rows[0]?.ahead ?? 0;
    },
    /** The owner's generation, or NOT_FOUND, so that work of others can't be probed. */
    async owned(owner: string, id: string): Promise<GenerationRow> {
      const [row] = await db
        .select()
        .from(generation)
        .where(and(eq(generation.id, id), eq(generation.owner, owner)));
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    },
    async open(owner: string): Promise<GenerationRow[]> {
      return db
        .select()
        .from(generation)
        .where(
          and(
            eq(generation.owner, owner),
            inArray(generation.status, openStatuses),
            isNull(generation.deletedAt),
          ),
        )
        .orderBy(desc(generation.createdAt));
    },
  };
}
