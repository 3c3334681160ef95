import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { isOurPrice, lineItem } from './price.ts';

const subscription = (price: object) =>
  ({ items: { data: [{ price }] } }) as unknown as Stripe.Subscription;
const ours = { id: 'price_1', unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } };

test('the product is the configured price, or 9.99 dollars a month', () => {
  expect(lineItem('price_1')).toEqual({ price: 'price_1', quantity: 1 });
  expect(lineItem(undefined)).toMatchObject({
    quantity: 1,
    price_data: { currency: 'usd', unit_amount: 999, recurring: { interval: 'month' } },
  });
});

test('without a configured price, amount, currency and period must be ours', () => {
  const isOurs = isOurPrice(undefined);
  expect(isOurs(subscription(ours))).toBe(true);
  for (const other of [
    { unit_amount: 99 },
    { currency: 'eur' },
    { recurring: { interval: 'year' } },
    { recurring: null },
  ]) {
    expect(isOurs(subscription({ ...ours, ...other })), JSON.stringify(other)).toBe(false);
  }
});

test('only a configured price is accepted', () => {
  const isOurs = isOurPrice('price_1');
  expect(isOurs(subscription({ ...ours, unit_amount: 500 }))).toBe(true);
  expect(isOurs(subscription({ ...ours, id: 'price_2' }))).toBe(false);
  expect(isOurs({ items: { data: [] } } as unknown as Stripe.Subscription)).toBe(false);
});
