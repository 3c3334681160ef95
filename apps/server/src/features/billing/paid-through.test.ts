import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { paidState } from './paid-through.ts';

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

test.each([
  ['active', start + 30 * day],
  ['trialing', start + 30 * day],
  ['canceled', start + 30 * day],
  ['past_due', start],
  ['unpaid', start],
] as const)('%s is paid through %d', (status, end) => {
  expect(paidState([subscription(status)], ours).paidThrough?.getTime()).toBe(end * 1000);
});

test.each(['incomplete', 'incomplete_expired'] as const)('%s was never paid', (status) => {
  expect(paidState([subscription(status)], ours).paidThrough).toBeNull();
});

test('a subscription to something else gives nothing', () => {
  expect(paidState([subscription('active')], () => false).paidThrough).toBeNull();
});

test('of several, the one that is paid the longest counts, and its cancelling is told', () => {
  const later = subscription('active', {
    cancel_at_period_end: true,
    items: {
      data: [{ current_period_start: start, current_period_end: start + 60 * day }],
    } as Stripe.Subscription['items'],
  });
  expect(paidState([later, subscription('canceled')], ours)).toEqual({
    paidThrough: new Date((start + 60 * day) * 1000),
    cancelsAtPeriodEnd: true,
  });
});
