/**
 * The books of the workshop: every change of a generation's state, each in one transaction with
 * what belongs to it (quota, events, files, the next in line). An ending is written once: whoever
 * finds the state already final changes nothing.
 */
import {
  limits,
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  type ToolName,
} from '@maquette/contract';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { file, generation, generationEvent, picture } from '../db/schema/generations.ts';
import { doNotWaitForDisk } from '../db/unsynced.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FileRow, removeObjects } from '../files/files.ts';
import { randomId } from '../intake/intake.ts';
import {
  type QuotaHolder,
  type QuotaSettings,
  reserveQuota,
  settleQuota,
} from '../limits/quota.ts';
import { expectRoom } from '../limits/storage.ts';
import { Problem } from '../problem.ts';
import type { Bell } from './bell.ts';
import type { Description, Work } from './maker.ts';
import { newFence } from './presence.ts';
import { maxAttempts, type Queue } from './queue.ts';
import type { StoredEvent } from './stored-event.ts';

export type GenerationRow = typeof generation.$inferSelect;
export type NewFileRow = typeof file.$inferInsert;

export interface Order {
  readonly owner: string;
  readonly tool: ToolName;
  readonly title: string;
  readonly prompt?: string | undefined;
  readonly style?: string | undefined;
  readonly roomType?: string | undefined;
  readonly propertyType?: string | undefined;
  readonly aesthetic?: string | undefined;
  readonly recipe: object;
  readonly originalFileId?: string | undefined;
  readonly units: number;
  readonly priority: number;
  readonly holder: QuotaHolder;
  readonly idempotencyKey?: string | undefined;
}

/** Somebody else has this work now; what this attempt made is thrown away. */
export class FenceLost extends Error {
  override name = 'FenceLost';
}

/** Room a picture needs at the very least. */
const leastResultBytes = 1024;

export const openStatuses = ['queued', 'running'];
/** In line; once somebody works on it, the work has its own time. */
const waitLimitMs = 60 * 60_000;
const dispatchedAgainAfterMs = 30_000;
/**
 * A reader may have seen steps that a crash has taken out of the database again: the next attempt
 * counts on from beyond them, so that what it says is new to everybody.
 */
const eventsPerAttempt = 10_000;
/** Files of work that are not its result. */
const passingKinds = ['picture', 'overlay', 'preview'];

export const workFolder = (id: string): string => `generations/${id}`;

export interface LedgerParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly store: FileStore;
  readonly bell: Bell;
  readonly clock: Clock;
  readonly quotaSettings: QuotaSettings;
  /** How long work may go on without a new picture. */
  readonly runLimitMs: (tool: ToolName) => number;
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({
  db,
  queue,
  store,
  bell,
  clock,
  quotaSettings,
  runLimitMs,
}: LedgerParts) {
  /** Row, quota, first event and queue in one transaction; a known key leads to the work it made. */
  async function submit(order: Order): Promise<string> {
    const id = randomId();
    const now = clock();
    const accepted = await db.transaction(async (tx) => {
      await lockOwner(tx, order.owner);
      const known = await knownBy(tx, order.owner, order.idempotencyKey);
      if (known) return known;
      await refuseWhenFull(tx, order.owner);
      await expectRoom(tx, { owner: order.owner, plan: order.holder.plan }, leastResultBytes);
      const reservation = await reserveQuota(tx, order.holder, order.units, quotaSettings, now);
      const { units, holder, ...said } = order;
      await tx.insert(generation).values({
        ...said,
        id,
        status: 'queued',
        quotaSubject: holder.subject,
        quotaDay: reservation.day,
        quotaUnits: units,
        deadlineAt: new Date(now.getTime() + waitLimitMs),
        createdAt: now,
        lastEvent: 1,
      });
      await tx.insert(generationEvent).values({
        generationId: id,
        number: 1,
        data: { type: 'queued', position: await positionOf(tx, id) } satisfies StoredEvent,
      });
      await dispatchNext(tx, order.owner);
      return id;
    });
    return accepted;
  }

  async function knownBy(tx: Database, owner: string, key: string | undefined) {
    if (key === undefined) return undefined;
    const [row] = await tx
      .select({ id: generation.id })
      .from(generation)
      .where(and(eq(generation.owner, owner), eq(generation.idempotencyKey, key)));
    return row?.id;
  }

  async function refuseWhenFull(tx: Database, owner: string): Promise<void> {
    const open = await tx
      .select({ id: generation.id })
      .from(generation)
      .where(and(eq(generation.owner, owner), inArray(generation.status, openStatuses)));
    if (open.length >= limits.runningPerUser + limits.waitingPerUser) {
      throw new Problem('QUEUE_FULL', { limit: limits.waitingPerUser });
    }
  }

  /** Hands the owner's oldest waiting work to the queue, unless one of theirs is there already. */
  async function dispatchNext(tx: Database, owner: string): Promise<void> {
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

  /** An attempt begins: it holds the fence from now on. Undefined when the work has ended. */
  async function take(
    id: string,
  ): Promise<{ work: Work; fence: string; row: GenerationRow } | undefined> {
    const fence = newFence(bell.presence);
    const leftovers: FileRow[] = [];
    const row = await db.transaction(async (tx) => {
      const [taken] = await tx
        .update(generation)
        .set({
          status: 'running',
          fence,
          // What an attempt before this one had reached is gone.
          stage: null,
          percent: 0,
          attempts: sql`${generation.attempts} + 1`,
          lastEvent: sql`${generation.lastEvent} + case when ${generation.attempts} > 0 then ${eventsPerAttempt} else 0 end`,
          startedAt: clock(),
        })
        .where(and(eq(generation.id, id), inArray(generation.status, openStatuses)))
        .returning();
      if (!taken) return undefined;
      // Its pictures, one after the other, and one more time for whoever takes it to its end.
      const limitMs = runLimitMs(taken.tool as ToolName) * (taken.quotaUnits + 1);
      await tx
        .update(generation)
        .set({ deadlineAt: new Date(clock().getTime() + limitMs) })
        .where(eq(generation.id, id));
      if (taken.attempts > 1) leftovers.push(...(await forgetFiles(tx, id)));
      return taken;
    });
    if (!row) return undefined;
    await removeObjects(store, leftovers).catch(() => undefined);
    await clearAttempts(id, row.attempts - 1);
    bell.ring(id);
    return {
      fence,
      row,
      work: {
        id,
        owner: row.owner,
        tool: row.tool as ToolName,
        prompt: row.prompt,
        recipe: row.recipe,
        originalFileId: row.originalFileId,
        attempt: row.attempts,
      },
    };
  }

  /** Also what an earlier attempt had written when it was killed, before any row knew of it. */
  async function clearAttempts(id: string, upTo: number): Promise<void> {
    for (let attempt = 1; attempt <= upTo; attempt++) {
      await store.removeFolder(`${workFolder(id)}/${attempt}`).catch(() => undefined);
    }
  }

  async function forgetFiles(tx: Database, id: string): Promise<FileRow[]> {
    await tx.delete(picture).where(eq(picture.generationId, id));
    return tx
      .delete(file)
      .where(and(eq(file.generationId, id), inArray(file.kind, passingKinds)))
      .returning();
  }

  const heldBy = (id: string, fence: string) =>
    and(eq(generation.id, id), eq(generation.fence, fence), eq(generation.status, 'running'));

  /** Whether this attempt still has the work. */
  async function holds(id: string, fence: string): Promise<boolean> {
    const rows = await db.select({ id: generation.id }).from(generation).where(heldBy(id, fence));
    return rows.length > 0;
  }

  /** Adds an event, with the files and the picture that belong to it. */
  async function record(
    id: string,
    fence: string,
    data: StoredEvent,
    more: {
      readonly files?: readonly NewFileRow[];
      readonly picture?: typeof picture.$inferInsert;
    } = {},
  ): Promise<void> {
    await db.transaction(async (tx) => {
      if (data.type === 'stage') await doNotWaitForDisk(tx);
      const [held] = await tx
        .update(generation)
        .set({
          lastEvent: sql`${generation.lastEvent} + 1`,
          ...(data.type === 'stage' ? { stage: data.name, percent: data.percent } : {}),
        })
        .where(heldBy(id, fence))
        .returning({ number: generation.lastEvent });
      if (!held) throw new FenceLost(`Generation ${id} is no longer held by this attempt`);
      if (more.files?.length) await tx.insert(file).values([...more.files]);
      if (more.picture) await tx.insert(picture).values(more.picture);
      await tx.insert(generationEvent).values({ generationId: id, number: held.number, data });
    });
    bell.ring(id);
  }

  async function describe(id: string, fence: string, description: Description): Promise<void> {
    await db
      .update(generation)
      .set({
        ...(description.engineId ? { engineId: description.engineId } : {}),
        ...(description.engineLabel ? { engineLabel: description.engineLabel } : {}),
        ...(description.notes ? { notes: description.notes } : {}),
        ...(description.brief ? { brief: description.brief } : {}),
      })
      .where(heldBy(id, fence));
  }

  /**
   * The one way to an end. `fence` binds it to an attempt; without one (cancelling, the dead
   * letter, the sweep) any state that is not final will do. False when it had ended before.
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
    let attempts = 0;
    let mustClear = false;
    const ended = await db.transaction(async (tx) => {
      // The owner first, then the row: the same order as everywhere, so that none waits for another.
      const [known] = await tx
        .select({ owner: generation.owner, quotaUnits: generation.quotaUnits })
        .from(generation)
        .where(eq(generation.id, id));
      if (!known) return false;
      await lockOwner(tx, known.owner);
      const made = await tx
        .select({ index: picture.index })
        .from(picture)
        .where(eq(picture.generationId, id));
      // Of several pictures those that were made are worth keeping; the rest is said and given back.
      const isPartial =
        ending.status === 'failed' && made.length > 0 && made.length < known.quotaUnits;
      const keepsResult = ending.status === 'done' || isPartial;
      const [row] = await tx
        .update(generation)
        .set({
          status: keepsResult ? 'done' : ending.status,
          fence: null,
          finishedAt: clock(),
          lastEvent: sql`${generation.lastEvent} + 1`,
          ...(keepsResult ? { percent: 100 } : {}),
          ...(ending.status === 'done'
            ? { problemCode: null }
            : { problemCode: ending.code, problemDetails: ending.details ?? {} }),
        })
        .where(
          ending.fence === undefined
            ? and(eq(generation.id, id), inArray(generation.status, openStatuses))
            : heldBy(id, ending.fence),
        )
        .returning();
      if (!row) return false;
      attempts = row.attempts;
      mustClear = !keepsResult;
      await settleQuota(
        tx,
        { subject: row.quotaSubject, day: row.quotaDay, units: row.quotaUnits },
        keepsResult ? made.length : 0,
      );
      leftovers.push(...(await forgetPassingFiles(tx, id, keepsResult)));
      await tx.insert(generationEvent).values({
        generationId: id,
        number: row.lastEvent,
        data: (ending.status === 'done' || isPartial
          ? { type: 'done' }
          : {
              type: 'failed',
              code: ending.code,
              message: problemSentence(ending.code, ending.details),
            }) satisfies StoredEvent,
      });
      await dispatchNext(tx, row.owner);
      return true;
    });
    if (ended) {
      await removeObjects(store, leftovers).catch(() => undefined);
      if (mustClear) await clearAttempts(id, attempts);
      bell.ring(id);
    }
    return ended;
  }

  async function forgetPassingFiles(tx: Database, id: string, keepResult: boolean) {
    if (!keepResult) return forgetFiles(tx, id);
    return tx
      .delete(file)
      .where(and(eq(file.generationId, id), eq(file.kind, 'preview')))
      .returning();
  }

  /** The process stops: the work goes back in line and the try does not count. */
  async function putBack(id: string, fence: string): Promise<void> {
    await db
      .update(generation)
      .set({
        status: 'queued',
        fence: null,
        attempts: sql`greatest(0, ${generation.attempts} - 1)`,
      })
      .where(heldBy(id, fence));
    bell.ring(id);
  }

  /** Why the last try failed, for the ending that the dead letter writes. */
  async function remember(id: string, fence: string, code: ProblemCode, details: ProblemDetails) {
    await db
      .update(generation)
      .set({ problemCode: code, problemDetails: details })
      .where(heldBy(id, fence));
  }

  /** After three tries: failed, with what the last one said. */
  async function endDead(id: string): Promise<void> {
    const [row] = await db.select().from(generation).where(eq(generation.id, id));
    if (!row) return;
    await end(id, {
      status: 'failed',
      code: (row.problemCode ?? 'GENERATION_FAILED') as ProblemCode,
      details: row.problemDetails as ProblemDetails,
    });
  }

  /** How many are in front: who came first or pays, among those not running. */
  async function positionOf(tx: Database, id: string): Promise<number> {
    const { rows } = await tx.execute<{ ahead: number }>(sql`
      select count(*)::int as ahead from generations other, generations mine
      where mine.id = ${id} and other.status = 'queued' and other.id <> mine.id
        and (other.priority > mine.priority
          or (other.priority = mine.priority and other.created_at < mine.created_at))`);
    return rows[0]?.ahead ?? 0;
  }

  /**
   * Mends what should never be needed: work past its deadline ends, waiting work whose turn was
   * missed is handed over, work whose job vanished from the queue is handed over again.
   */
  async function reconcile(): Promise<void> {
    const now = clock();
    const late = await db
      .select({ id: generation.id })
      .from(generation)
      .where(and(inArray(generation.status, openStatuses), lt(generation.deadlineAt, now)));
    for (const { id } of late) await end(id, { status: 'failed', code: 'DEADLINE_PASSED' });

    const { rows: lost } = await db.execute<{ id: string; owner: string; attempts: number }>(sql`
      select g.id, g.owner, g.attempts from generations g
      where g.status in ('queued', 'running') and g.dispatched
        and g.created_at < ${new Date(now.getTime() - dispatchedAgainAfterMs).toISOString()}::timestamptz
        and not exists (
          select 1 from pgboss.job j
          where j.name like 'generations%' and j.state in ('created', 'retry', 'active')
            and j.data->>'generationId' = g.id)`);
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
        await dispatchNext(tx, owner);
      });
    }

    const waiting = await db
      .selectDistinct({ owner: generation.owner })
      .from(generation)
      .where(and(eq(generation.status, 'queued'), eq(generation.dispatched, false)));
    for (const { owner } of waiting) {
      await db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        await dispatchNext(tx, owner);
      });
    }
  }

  return {
    submit,
    take,
    holds,
    record,
    describe,
    end,
    endDead,
    putBack,
    remember,
    reconcile,
    positionOf: (id: string) => positionOf(db, id),
    /** The owner's own work, or NOT_FOUND: nobody learns that another's exists. */
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

/** One change of an owner's work at a time, however many ask. */
async function lockOwner(tx: Database, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 7216))`);
}
