/** Accepting work: row, quota, first event and queue in one transaction. */
import type { ToolName } from '@maquette/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { generation, generationEvent } from '../db/schema/generations.ts';
import { randomId } from '../intake/intake.ts';
import { type QuotaHolder, reserveQuota } from '../limits/quota.ts';
import { expectRoom } from '../limits/storage.ts';
import { Problem } from '../problem.ts';
import { type LedgerParts, lockOwner, waitLimitMs } from './ledger-rows.ts';
import type { StoredEvent } from './stored-event.ts';
import { dispatchNext, positionOf, refuseWhenFull } from './waiting-line.ts';

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
  readonly requestId: string;
}

/** Room a picture needs at the very least. */
const leastResultBytes = 1024;

export function submitting({ db, queue, store, clock, quotaSettings }: LedgerParts) {
  /** A known key leads to the work it made. */
  async function submit(order: Order): Promise<string> {
    // Said now: on a full disk the work would wait, and even its failure could not be written.
    if (!(await store.hasRoom())) throw new Problem('STORAGE_FULL');
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
      await dispatchNext(queue, tx, order.owner);
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
