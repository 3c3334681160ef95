/**
 * Until when a subscription is paid for. The policy: premium lasts until the end of the period that
 * was paid, whatever happens in it (cancelled, refunded, disputed); a renewal that fails ends it with
 * the last paid period.
 */
import type Stripe from 'stripe';

export interface PaidState {
  readonly paidThrough: Date | null;
  readonly cancelsAtPeriodEnd: boolean;
}

const paidStatuses = new Set<Stripe.Subscription.Status>([
  'active',
  'trialing',
  'canceled',
  'paused',
]);
const unpaidRenewals = new Set<Stripe.Subscription.Status>(['past_due', 'unpaid']);

function endOf(subscription: Stripe.Subscription): number | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  if (paidStatuses.has(subscription.status)) return item.current_period_end;
  // The period that is running was not paid; the one before it was.
  return unpaidRenewals.has(subscription.status) ? item.current_period_start : null;
}

/** Several subscriptions of one person: the one that is paid the longest counts. */
export function paidState(
  subscriptions: readonly Stripe.Subscription[],
  isOurs: (subscription: Stripe.Subscription) => boolean,
): PaidState {
  let latest: { end: number; cancels: boolean } | undefined;
  for (const subscription of subscriptions) {
    const end = isOurs(subscription) ? endOf(subscription) : null;
    if (end !== null && end > (latest?.end ?? 0)) {
      const cancels = subscription.cancel_at_period_end || subscription.status === 'canceled';
      latest = { end, cancels };
    }
  }
  return latest
    ? { paidThrough: new Date(latest.end * 1000), cancelsAtPeriodEnd: latest.cancels }
    : { paidThrough: null, cancelsAtPeriodEnd: false };
}
