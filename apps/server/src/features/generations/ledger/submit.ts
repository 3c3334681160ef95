/** Accepts work: row, quota, first event and queue in one transaction. */
import { type Recipe, type ToolName, visibleText } from '@maquette/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { file, generation, generationEvent } from '../../../platform/db/schema/generations.ts';
import { removeObjects } from '../../../platform/files/files.ts';
import { randomId } from '../../../platform/intake/intake.ts';
import type { QuotaHolder } from '../../../platform/limits/quota-holder.ts';
import { addressHashOf, expectRoom } from '../../../platform/limits/storage.ts';
import { Problem } from '../../../platform/problem.ts';
import { type LedgerParts, lockOwner, type NewFileRow, waitLimitMs } from './ledger-rows.ts';
import { countOrderText } from './order-text.ts';
import { expectQuota, reserveQuota } from './quota.ts';
import { dispatchNext, type OpenWork, positionOf, refuseWhenFull } from './waiting-line.ts';

export interface Order {
  readonly owner: string;
  readonly tool: ToolName;
  readonly title: string;
  readonly prompt?: string | undefined;
  readonly style?: string | undefined;
  readonly roomType?: string | undefined;
  readonly propertyType?: string | undefined;
  readonly aesthetic?: string | undefined;
  readonly recipe: Recipe;
  readonly originalFileId?: string | undefined;
  /** Writes the original; called when the order is accepted. */
  readonly makeOriginal?: (() => Promise<NewFileRow>) | undefined;
  readonly units: number;
  readonly priority: number;
  readonly holder: QuotaHolder;
  readonly idempotencyKey?: string | undefined;
  readonly requestId: string;
}

const titleCharacters = 80;

/** Beginning of a prompt, as a title. */
export function titleFrom(prompt: string): string {
  const text = visibleText(prompt) || 'Untitled';
  const isLong = text.length > titleCharacters;
  // Not within a surrogate pair.
  return isLong ? `${text.slice(0, titleCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Minimum space for a picture. */
const leastResultBytes = 1024;

export function submitting({ db, queue, store, clock, quotaSettings }: LedgerParts) {
  /** Idempotency key: returns the existing work. */
  async function submit(order: Order): Promise<string> {
    // Checked up front: on a full disk not even the failure could be stored.
    if (!(await store.hasRoom())) throw new Problem('STORAGE_FULL');
    await countOrderText({ db, clock }, order);
    if (!order.makeOriginal) return accept(order);
    const known = await knownBy(db, order.owner, order.idempotencyKey);
    if (known) return known;
    await expectAcceptable(db, order);
    await expectQuota(db, order.holder, order.units, quotaSettings, clock());
    const original = await order.makeOriginal();
    let id: string | undefined;
    try {
      id = await accept(order, original);
      return id;
    } finally {
      if (id === undefined || !(await isKept(original))) await removeObjects(store, [original]);
    }
  }

  const isKept = async ({ id }: NewFileRow): Promise<boolean> =>
    (await db.select({ id: file.id }).from(file).where(eq(file.id, id))).length > 0;

  /** Returns the open work of this owner. */
  async function expectAcceptable(
    tx: Database,
    order: Order,
    originalBytes = 0,
  ): Promise<OpenWork> {
    const open = await refuseWhenFull(tx, order.owner);
    const { owner, holder } = order;
    await expectRoom(tx, { owner, plan: holder.plan, holder }, leastResultBytes + originalBytes);
    return open;
  }

  async function accept(order: Order, original?: NewFileRow): Promise<string> {
    const id = randomId();
    const now = clock();
    const accepted = await db.transaction(async (tx) => {
      await lockOwner(tx, order.owner);
      const known = await knownBy(tx, order.owner, order.idempotencyKey);
      if (known) return known;
      const open = await expectAcceptable(tx, order, original?.bytes);
      const isNext = open.count === 0;
      const reservation = await reserveQuota(tx, order.holder, order.units, quotaSettings, now);
      const { units, holder, makeOriginal, ...said } = order;
      await tx.insert(generation).values({
        ...said,
        ...(original ? { originalFileId: original.id } : {}),
        id,
        status: 'queued',
        quotaSubject: holder.subject,
        quotaDay: reservation.day,
        quotaUnits: units,
        // Results of visitors are few: what they may order is counted by address already.
        addressHash: holder.plan === 'visitor' ? undefined : addressHashOf(holder),
        deadlineAt: new Date(now.getTime() + waitLimitMs),
        createdAt: now,
        lastEvent: 1,
        dispatched: isNext,
      });
      await tx.insert(generationEvent).values({
        generationId: id,
        number: 1,
        data: sql`jsonb_build_object('type', 'queued', 'position', ${positionOf(id)})`,
      });
      if (isNext) await queue.send(tx, { generationId: id }, order.priority);
      else if (!open.isDispatched) await dispatchNext(queue, tx, order.owner);
      // Last, because it locks the owner's storage row: running work locks its own row first.
      if (original) await tx.insert(file).values(original);
      return id;
    });
    return accepted;
  }

  return submit;
}

async function knownBy(tx: Database, owner: string, key: string | undefined) {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select({ id: generation.id })
    .from(generation)
    .where(and(eq(generation.owner, owner), eq(generation.idempotencyKey, key)));
  return row?.id;
}
