import type Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type CheckoutParts, openCheckout } from './checkout.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Stripe long after: it has forgotten which requests it had seen. */
function forgetfulStripe() {
  const made = { customers: [] as object[], sessions: [] as object[] };
  let status = 'open';
  const urlOf = (count: number) => `https://pay.example/${count}`;
  const stripe = {
    customers: {
      create: async (customer: object) => ({ id: `cus_${made.customers.push(customer)}` }),
    },
    checkout: {
      sessions: {
        create: async (session: object) => {
          const count = made.sessions.push(session);
          return { id: `cs_${count}`, url: urlOf(count) };
        },
        retrieve: async (id: string) => ({ status, url: urlOf(Number(id.slice(3))) }),
      },
    },
  } as unknown as Stripe;
  return {
    made,
    complete: () => {
      status = 'complete';
    },
    parts: {
      ...{
        stripe,
        db: app.database.db,
        clock: app.clock.now,
        publicUrl: () => 'https://a.example',
      },
      settings: { priceId: 'price_1' } as CheckoutParts['settings'],
    },
  };
}

test('a person is one customer with one open checkout, and has another after it was completed', async () => {
  const { complete, made, parts } = forgetfulStripe();
  const buyer = await app.person();
  expect(await openCheckout(parts, buyer)).toBe('https://pay.example/1');
  expect(await openCheckout(parts, buyer)).toBe('https://pay.example/1');
  complete();
  expect(await openCheckout(parts, buyer)).toBe('https://pay.example/2');
  expect(made.customers).toEqual([{ email: buyer.email, metadata: { personId: buyer.id } }]);
  const session = {
    ...{ mode: 'subscription', customer: 'cus_1', client_reference_id: buyer.id },
    line_items: [{ price: 'price_1', quantity: 1 }],
    success_url: 'https://a.example/Paymentsuccess?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://a.example/UpgradePremium',
  };
  expect(made.sessions).toEqual([session, session]);
  const other = await app.person();
  await openCheckout(parts, other);
  expect(made.sessions[2]).toMatchObject({ customer: 'cus_2', client_reference_id: other.id });
});
