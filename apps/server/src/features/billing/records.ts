/** Rows of payments, and the one place that changes who is premium. */
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

/** The temporary offer costs nothing, so asking for it completes it. */
export async function grantOffer(db: Database, ownerId: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await keep(transaction, ownerId, { source: 'offer' }, now);
    await setPremium(transaction, ownerId, true, now);
  });
}

/**
 * By the hand of an administrator, in their transaction. False where it was so already; what is paid for
 * is changed at Stripe alone.
 */
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

/** Brings a person's plan in line with what Stripe says is paid. An earlier free upgrade may stay. */
export async function applyPaidState(
  db: Database,
  row: BillingRow,
  state: PaidState,
  options: { readonly keepOffer: boolean; readonly now: Date; readonly readAt: Date },
): Promise<void> {
  // Somebody read Stripe after this answer was asked for: theirs is the newer truth.
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

/** False when this event was applied before. */
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

/** Customers whose state was not compared with Stripe for a while, a handful at a time. */
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

/** Ends what the temporary offer gave, where the settings say that it ends. */
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
