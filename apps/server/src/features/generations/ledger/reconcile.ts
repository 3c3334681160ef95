/** Periodic reconciliation of ledger and queue. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { generation } from '../../../platform/db/schema/generations.ts';
import { maxAttempts } from '../../../platform/jobs/queue.ts';
import type { Endings } from './ending.ts';
import { type LedgerParts, lockOwner, openStatuses } from './ledger-rows.ts';
import { dispatchNext } from './waiting-line.ts';

const dispatchedAgainAfterMs = 30_000;

/**
 * Repairs inconsistencies: ends overdue work, hands over queued work whose turn was missed, requeues work
 * whose job vanished.
 */
export async function reconcile(
  { db, queue, clock }: LedgerParts,
  { end, endDead }: Endings,
): Promise<void> {
  const now = clock();
  const late = await db
    .select({ id: generation.id })
    .from(generation)
    .where(and(inArray(generation.status, openStatuses), lt(generation.deadlineAt, now)));
  for (const { id } of late) await end(id, { status: 'failed', code: 'DEADLINE_PASSED' });

  // `not in` is hashed whatever the planner expects; `not exists` took seconds before a long line was analysed.
  const { rows: lost } = await db.execute<{ id: string; owner: string; attempts: number }>(sql`
    select g.id, g.owner, g.attempts from generations g
    where g.status in ('queued', 'running') and g.dispatched
      and g.created_at < ${new Date(now.getTime() - dispatchedAgainAfterMs).toISOString()}::timestamptz
      and g.id not in (
        select j.data->>'generationId' from pgboss.job j
        where j.name like 'generations%' and j.state in ('created', 'retry', 'active')
          and j.data->>'generationId' is not null)`);
  for (const { id, owner, attempts } of lost) {
    if (attempts >= maxAttempts) {
      await endDead(id);
      continue;
    }
    await db.transaction(async (tx) => {
      await lockOwner(tx, owner);
      await tx
        .update(generation)
        .set({ dispatched: false, status: 'queued', fence: null })
        .where(and(eq(generation.id, id), inArray(generation.status, openStatuses)));
      await dispatchNext(queue, tx, owner);
    });
  }

  // Most who wait have another one in the queue already.
  const { rows: waiting } = await db.execute<{ owner: string }>(sql`
    select owner from generations where status in ('queued', 'running')
    group by owner having bool_or(status = 'queued') and not bool_or(dispatched)`);
  for (const { owner } of waiting) {
    await db.transaction(async (tx) => {
      await lockOwner(tx, owner);
      await dispatchNext(queue, tx, owner);
    });
  }
}

/** During an outage of the store nothing expires; afterwards work has at least this long. */
const heldMs = 10 * 60_000;

export async function holdDeadlines({ db, clock }: LedgerParts): Promise<void> {
  const held = new Date(clock().getTime() + heldMs);
  await db
    .update(generation)
    .set({ deadlineAt: held })
    .where(and(inArray(generation.status, openStatuses), lt(generation.deadlineAt, held)));
}
