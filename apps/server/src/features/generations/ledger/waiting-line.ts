/** Queueing: one job per owner is in the queue, others wait for it. */
import { limits } from '@maquette/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { generation } from '../../../platform/db/schema/generations.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { Problem } from '../../../platform/problem.ts';
import { openStatuses } from './ledger-rows.ts';

/** Limit for all owners: positions further back would wait for hours. */
export const mostOpen = 1_000;
const fullSeconds = 60;

/** Limit per owner. */
export interface OpenWork {
  readonly count: number;
  readonly isDispatched: boolean;
}

export async function refuseWhenFull(tx: Database, owner: string): Promise<OpenWork> {
  const isOwn = sql`filter (where ${generation.owner} = ${owner})`;
  const [open] = await tx
    .select({
      everybodys: sql<number>`count(*)::int`,
      count: sql<number>`(count(*) ${isOwn})::int`,
      isDispatched: sql<boolean>`coalesce(bool_or(${generation.dispatched}) ${isOwn}, false)`,
    })
    .from(generation)
    .where(inArray(generation.status, openStatuses));
  const { everybodys = 0, count = 0, isDispatched = false } = open ?? {};
  if (count >= limits.runningPerUser + limits.waitingPerUser) {
    throw new Problem('QUEUE_FULL', { limit: limits.waitingPerUser });
  }
  if (everybodys >= mostOpen) throw new Problem('BUSY', { retryAfterSeconds: fullSeconds });
  return { count, isDispatched };
}

/** Enqueues the owner's oldest waiting work, unless one of theirs is queued. */
export async function dispatchNext(queue: Queue, tx: Database, owner: string): Promise<void> {
  const open = await tx
    .select({
      id: generation.id,
      dispatched: generation.dispatched,
      priority: generation.priority,
    })
    .from(generation)
    .where(and(eq(generation.owner, owner), inArray(generation.status, openStatuses)))
    .orderBy(asc(generation.createdAt), asc(generation.id));
  const [next] = open;
  if (!next || open.some(({ dispatched }) => dispatched)) return;
  await tx.update(generation).set({ dispatched: true }).where(eq(generation.id, next.id));
  await queue.send(tx, { generationId: next.id }, next.priority);
}

/** Queue position: number of jobs ahead, premium first. */
export const positionOf = (id: string): SQL => sql`(
  select count(*)::int as ahead from generations other, generations mine
  where mine.id = ${id} and other.status = 'queued' and other.id <> mine.id
    and (other.priority > mine.priority
      or (other.priority = mine.priority and other.created_at < mine.created_at)))`;
