/** State of the fake Stripe, and the wire format of a subscription. */
export interface FakeSubscription {
  status: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd?: boolean;
  unitAmount?: number;
  /** Ends of the paid periods; by default derived from the status. */
  paidPeriodEnds?: readonly number[];
}

export interface FakePrice {
  id: string;
  livemode: boolean;
  active: boolean;
  unit_amount: number;
  currency: string;
  recurring: { interval: string } | null;
}

export interface FakeSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  mode: 'subscription';
  customer: string;
  client_reference_id: string;
  currency: string;
  amount_total: number;
  success_url: string;
  cancel_url: string;
}

export function wireSubscription(subscription: FakeSubscription, id: string) {
  const {
    status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd = false,
    unitAmount = 999,
  } = subscription;
  return {
    id,
    object: 'subscription',
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: {
      data: [
        {
          current_period_start: periodStart,
          current_period_end: periodEnd,
          price: {
            id: 'price_x',
            unit_amount: unitAmount,
            currency: 'usd',
            recurring: { interval: 'month' },
          },
        },
      ],
    },
  };
}

const unpaidRenewals = ['past_due', 'unpaid'];
const neverPaid = ['incomplete', 'incomplete_expired'];

/** The paid invoices of a subscription, one a period. */
export function wireInvoices(subscription: FakeSubscription, id: string) {
  const { status, periodStart, periodEnd, paidPeriodEnds, unitAmount = 999 } = subscription;
  const asStatusSays = unpaidRenewals.includes(status) ? [periodStart] : [periodEnd];
  const ends = paidPeriodEnds ?? (neverPaid.includes(status) ? [] : asStatusSays);
  return ends.map((end, index) => ({
    id: `in_${id}_${index}`,
    object: 'invoice',
    status: 'paid',
    lines: { object: 'list', data: [{ amount: unitAmount, period: { start: end - 1, end } }] },
  }));
}
