/** P-10: cancels all charges before an account is deleted. */
import type Stripe from 'stripe';
import type { Database } from '../../platform/db/database.ts';
import { rowOf } from './records.ts';
import { stripeResult, stripeResultIfAny } from './stripe-client.ts';

const endedStatuses = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired']);

/** Cancels open subscriptions at Stripe and returns how many; throws if any state is unclear. */
export async function endPayments(stripe: Stripe, db: Database, ownerId: string): Promise<number> {
  const row = await rowOf(db, ownerId);
  if (!row?.stripeCustomerId) return 0;
  if (row.openSessionId) {
    const session = await stripeResultIfAny(stripe.checkout.sessions.retrieve(row.openSessionId));
    if (session?.status === 'open') await stripeResult(stripe.checkout.sessions.expire(session.id));
  }
  const listed = await stripeResultIfAny(
    stripe.subscriptions.list({ customer: row.stripeCustomerId, status: 'all', limit: 100 }),
  );
  const open = (listed?.data ?? []).filter(({ status }) => !endedStatuses.has(status));
  for (const { id } of open) await stripeResult(stripe.subscriptions.cancel(id));
  return open.length;
}
