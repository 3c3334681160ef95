import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { paidState, type ReadSubscription } from './paid-through.ts';

const day = 24 * 60 * 60;
const start = 1_800_000_000;

function subscription(
  status: Stripe.Subscription.Status,
  changes: Partial<Stripe.Subscription> = {},
): Stripe.Subscription {
  return {
    status,
    cancel_at_period_end: false,
    items: { data: [{ current_period_start: start, current_period_end: start + 30 * day }] },
    ...changes,
  } as Stripe.Subscription;
}
const ours = () => true;
const now = new Date((start + day) * 1000);

const read = (one: Stripe.Subscription, ...paidPeriodEnds: number[]): ReadSubscription => ({
  subscription: one,
  invoices: paidPeriodEnds.map((end) => ({
    lines: { data: [{ amount: 999, period: { start: end - 30 * day, end } }] },
  })) as unknown as ReadSubscription['invoices'],
});
const paidThrough = (...of: ReadSubscription[]) =>
  paidState(of, ours, now).paidThrough?.getTime() ?? null;

test.each(['active', 'trialing'] as const)('%s is paid to the end of its period', (status) => {
  expect(paidThrough(read(subscription(status)))).toBe((start + 30 * day) * 1000);
});

test.each(['canceled', 'past_due', 'unpaid', 'paused'] as const)(
  '%s is paid as far as its paid invoices reach',
  (status) => {
    const of = subscription(status);
    expect(paidThrough(read(of, start))).toBe(start * 1000);
    expect(paidThrough(read(of, start, start + 30 * day))).toBe((start + 30 * day) * 1000);
    // Stripe starts the next period while the previous one is unpaid.
    expect(paidThrough(read(of, start - 30 * day))).toBe((start - 30 * day) * 1000);
    expect(paidThrough(read(of))).toBeNull();
    expect(paidThrough(read(of, start + 900 * day))).toBe((start + 30 * day) * 1000);
  },
);

test('an invoice of zero pays for nothing', () => {
  const { subscription: one, invoices } = read(subscription('canceled'), start + 30 * day);
  const free = { lines: { data: [{ ...invoices[0]!.lines.data[0]!, amount: 0 }] } };
  expect(paidThrough({ subscription: one, invoices: [free as (typeof invoices)[0]] })).toBeNull();
});

test.each(['incomplete', 'incomplete_expired'] as const)('%s was never paid', (status) => {
  expect(paidThrough(read(subscription(status), start + 30 * day))).toBeNull();
});

test('a subscription to something else gives nothing', () => {
  expect(paidState([read(subscription('active'))], () => false, now).paidThrough).toBeNull();
});

test('of several the one paid the longest counts, and its cancellation is shown', () => {
  const later = subscription('active', {
    cancel_at_period_end: true,
    items: {
      data: [{ current_period_start: start, current_period_end: start + 60 * day }],
    } as Stripe.Subscription['items'],
  });
  const cancelled = read(subscription('canceled'), start + 30 * day);
  expect(paidState([read(later), cancelled], ours, now)).toEqual({
    paidThrough: new Date((start + 60 * day) * 1000),
    cancelsAtPeriodEnd: true,
  });
});
