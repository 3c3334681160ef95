/** Payment records, and the only place that changes a plan. */
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { billing, billingEvent } from '../../platform/db/schema/billing.ts';
import { user } from '../../platform/db/schema/people.ts';
import { Problem } from '../../platform/problem.ts';
import type { PaidState } from './paid-through.ts';

export type BillingRow = typeof billing.$inferSelect;

export async function rowOf(db: Database, ownerId: string): Promise<BillingRow | undefined> {
  const [row] = await db.select().from(billing).where(eq(billing.ownerId, ownerId));
  return row;
}

export async function rowOfCustomer(
  db: Database,
  customerId: string,
): Promise<BillingRow | undefined> {
  const [row] = await db
    .select()
    .from(billing)
    .where(eq(billing.stripeCustomerId, customerId))
    .for('update');
  return row;
}

export async function keep(
  db: Database,
  ownerId: string,
  change: Partial<Omit<BillingRow, 'ownerId'>>,
  now: Date,
): Promise<void> {
  await db
    .insert(billing)
    .values({ ownerId, checkedAt: now, ...change })
    .onConflictDoUpdate({ target: billing.ownerId, set: change });
}

async function setPremium(
  db: Database,
  ownerId: string,
  isPremium: boolean,
  now: Date,
): Promise<void> {
  await db
    .update(user)
    .set({ paymentStatus: isPremium ? 'completed' : 'free', updatedAt: now })
    .where(eq(user.id, ownerId));
}

/** The free offer completes at once. */
export async function grantOffer(db: Database, ownerId: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await keep(transaction, ownerId, { source: 'offer' }, now);
    await setPremium(transaction, ownerId, true, now);
  });
}

/** By an administrator, in their transaction. False if nothing changed; paid plans change at Stripe only. */
export async function setGranted(
  db: Database,
  ownerId: string,
  isPremium: boolean,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ paymentStatus: user.paymentStatus, source: billing.source })
    .from(user)
    .leftJoin(billing, eq(billing.ownerId, user.id))
    .where(eq(user.id, ownerId));
  const was = row?.paymentStatus === 'completed';
  if (was && row.source === 'stripe') throw new Problem('PAID_AT_STRIPE');
  if (was === isPremium) return false;
  await keep(db, ownerId, { source: isPremium ? 'granted' : null }, now);
  await setPremium(db, ownerId, isPremium, now);
  return true;
}

/** Updates a plan to what Stripe says is paid. An earlier free upgrade may stay. */
export async function applyPaidState(
  db: Database,
  row: BillingRow,
  state: PaidState,
  options: { readonly keepOffer: boolean; readonly now: Date; readonly readAt: Date },
): Promise<void> {
  // A later read of Stripe was stored already.
  if (row.checkedAt > options.readAt) return;
  const isPaid = state.paidThrough !== null && state.paidThrough > options.now;
  const isFree = row.source === 'granted' || (row.source === 'offer' && options.keepOffer);
  const source = isPaid ? 'stripe' : isFree ? row.source : null;
  await keep(
    db,
    row.ownerId,
    { ...state, source, checkedAt: options.readAt, ...(isPaid ? { openSessionId: null } : {}) },
    options.now,
  );
  await setPremium(db, row.ownerId, source !== null, options.now);
}

/** False if the event was applied before. */
export async function firstTime(
  db: Database,
  event: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(billingEvent)
    .values({ id: event.id, type: event.type, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: billingEvent.id });
  return added.length > 0;
}

/** Customers that were not compared with Stripe for a while, a few at a time. */
export async function customersToCheck(
  db: Database,
  before: Date,
  afterOwner: string | undefined,
  count: number,
): Promise<BillingRow[]> {
  return db
    .select()
    .from(billing)
    .where(
      and(
        isNotNull(billing.stripeCustomerId),
        lt(billing.checkedAt, before),
        afterOwner === undefined ? undefined : gt(billing.ownerId, afterOwner),
      ),
    )
    .orderBy(billing.ownerId)
    .limit(count);
}

/** Ends free upgrades, if configured. */
export async function endOffer(db: Database, now: Date): Promise<number> {
  const rows = await db.select().from(billing).where(eq(billing.source, 'offer'));
  for (const row of rows) {
    await db.transaction(async (transaction) => {
      await keep(transaction, row.ownerId, { source: null }, now);
      await setPremium(transaction, row.ownerId, false, now);
    });
  }
  return rows.length;
}
