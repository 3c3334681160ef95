/**
 * Until when a subscription is paid. Policy: premium lasts to the end of the paid period, whatever happens in
 * it (cancelled, refunded, disputed); an unpaid renewal ends it with the last paid period.
 */
import type Stripe from 'stripe';

export interface PaidState {
  readonly paidThrough: Date | null;
  readonly cancelsAtPeriodEnd: boolean;
}

const running = new Set<Stripe.Subscription.Status>(['active', 'trialing']);
const neverPaid = new Set<Stripe.Subscription.Status>(['incomplete', 'incomplete_expired']);

export interface ReadSubscription {
  readonly subscription: Stripe.Subscription;
  /** Paid invoices; loaded only if `askForInvoices` says so. */
  readonly invoices: readonly Pick<Stripe.Invoice, 'lines'>[];
}

/**
 * Whether invoices decide. The status doesn't tell whether the current period was paid: `canceled` may follow
 * a failed renewal or a paid one. A period that is over gives nothing either way.
 */
export function askForInvoices({ status, items }: Stripe.Subscription, now: Date): boolean {
  const end = items.data[0]?.current_period_end ?? 0;
  return !running.has(status) && !neverPaid.has(status) && end * 1000 > now.getTime();
}

function endOf({ subscription, invoices }: ReadSubscription, now: Date): number | null {
  const [item] = subscription.items.data;
  if (!item || neverPaid.has(subscription.status)) return null;
  if (running.has(subscription.status)) return item.current_period_end;
  if (!askForInvoices(subscription, now)) return item.current_period_start;
  const paidEnds = invoices
    .flatMap(({ lines }) => lines.data)
    // Free and refunded invoices count as unpaid.
    .filter(({ amount }) => amount > 0)
    .map(({ period }) => Math.min(period.end, item.current_period_end));
  return paidEnds.length === 0 ? null : Math.max(...paidEnds);
}

/** State of the subscription that is paid the longest. */
export function paidState(
  subscriptions: readonly ReadSubscription[],
  isOurs: (subscription: Stripe.Subscription) => boolean,
  now: Date,
): PaidState {
  let latest: { end: number; cancels: boolean } | undefined;
  for (const read of subscriptions) {
    const { subscription } = read;
    const end = isOurs(subscription) ? endOf(read, now) : null;
    if (end !== null && end > (latest?.end ?? 0)) {
      const cancels = subscription.cancel_at_period_end || subscription.status === 'canceled';
      latest = { end, cancels };
    }
  }
  return latest
    ? { paidThrough: new Date(latest.end * 1000), cancelsAtPeriodEnd: latest.cancels }
    : { paidThrough: null, cancelsAtPeriodEnd: false };
}
