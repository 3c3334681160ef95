import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../../tools/testing/fake-stripe.ts';
import { billing, billingEvent } from '../../platform/db/schema/billing.ts';
import { user } from '../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const webhookSecret = 'whsec_test_secret';
const day = 24 * 60 * 60;

let fake: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeStripe();
  app = await createTestApp({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: fake.url,
    },
  });
});
afterAll(() => fake.close());

const post = (path: string, as: TestPerson | undefined, body: unknown = {}) =>
  app.request(path, { method: 'POST', as, body });
const statusOf = async (person: TestPerson) =>
  (await (await app.request('/api/account/profile', { as: person })).json()).paymentStatus;
const now = () => Math.floor(app.clock.now().getTime() / 1000);

async function openCheckout(person: TestPerson) {
  const answer = await post('/api/billing/checkout', person);
  expect(answer.status).toBe(200);
  const { url } = await answer.json();
  const session = [...fake.sessions.values()].find((one) => one.url === url);
  if (!session) throw new Error('Expected a checkout session');
  return session;
}

function pay(
  session: { id: string; customer: string },
  changes: Partial<{ unitAmount: number }> = {},
) {
  Object.assign(fake.sessions.get(session.id)!, { status: 'complete', payment_status: 'paid' });
  fake.subscriptions.set(session.customer, [
    { status: 'active', periodStart: now() - 60, periodEnd: now() + 30 * day, ...changes },
  ]);
}

/** As Stripe sends it: no browser, no origin. */
const deliver = (body: string, headers: Record<string, string> = {}) =>
  app.edgeRequest(
    new Request('http://localhost:3000/api/billing/webhook', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

let events = 0;
function webhook(
  type: string,
  customer: string,
  options: {
    id?: string;
    secret?: string;
    timestamp?: number;
    body?: string;
    livemode?: boolean;
  } = {},
) {
  const payload = JSON.stringify({
    id: options.id ?? `evt_${++events}`,
    object: 'event',
    livemode: options.livemode ?? false,
    type,
    data: { object: { customer } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? webhookSecret,
    ...(options.timestamp ? { timestamp: options.timestamp } : {}),
  } as Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]);
  return deliver(options.body ?? payload, { 'stripe-signature': signature });
}

describe('the landing page proves nothing by itself', () => {
  test('opened without paying, with a forged session, with another one’s session: still free', async () => {
    const person = await app.person();
    const other = await app.person();
    expect((await post('/api/billing/confirm', person)).status).toBe(402);
    expect(
      (await post('/api/billing/confirm', person, { sessionId: 'cs_test_forged' })).status,
    ).toBe(402);
    const theirs = await openCheckout(other);
    pay(theirs);
    expect((await post('/api/billing/confirm', person, { sessionId: theirs.id })).status).toBe(402);
    const own = await openCheckout(person);
    expect((await post('/api/billing/confirm', person, { sessionId: own.id })).status).toBe(402);
    expect(await statusOf(person)).toBe('free');
  });

  test('a paid checkout of one’s own makes premium', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    const confirmed = await post('/api/billing/confirm', person, { sessionId: session.id });
    expect(confirmed.status).toBe(200);
    expect(await confirmed.json()).toMatchObject({ paymentStatus: 'completed', source: 'stripe' });
    expect(await statusOf(person)).toBe('completed');
  });

  test('another amount gives nothing, on the landing page and by webhook', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session, { unitAmount: 1 });
    fake.sessions.get(session.id)!.amount_total = 1;
    expect((await post('/api/billing/confirm', person, { sessionId: session.id })).status).toBe(
      402,
    );
    await webhook('checkout.session.completed', session.customer);
    expect(await statusOf(person)).toBe('free');
  });
});

/** As if no event had come yet. */
async function forget(person: TestPerson) {
  const { db } = app.database;
  await db
    .update(billing)
    .set({ source: null, paidThrough: null })
    .where(eq(billing.ownerId, person.id));
  await db.update(user).set({ paymentStatus: 'free' }).where(eq(user.id, person.id));
}

describe('webhooks', () => {
  test('without, with a wrong and with an old signature nothing is written', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    const plain = await deliver('{"type":"x"}');
    expect(plain.status).toBe(400);
    expect(
      (await webhook('invoice.paid', session.customer, { secret: 'whsec_other' })).status,
    ).toBe(400);
    expect(
      (
        await webhook('invoice.paid', session.customer, {
          timestamp: Math.floor(Date.now() / 1000) - 302,
        })
      ).status,
    ).toBe(400);
    expect(
      (await webhook('invoice.paid', session.customer, { body: '{ "re": "serialised" }' })).status,
    ).toBe(400);
    expect((await app.request('/api/billing/webhook')).status).toBe(404);
    expect((await webhook('invoice.paid', session.customer, { livemode: true })).status).toBe(400);
    expect(app.log.lines.at(-2)).toContain(
      'STRIPE_WEBHOOK_SECRET: expected the secret of a webhook',
    );
    expect(await statusOf(person)).toBe('free');
  });

  test('twenty copies of one event at once change one thing, and a later copy nothing', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    const copies = Array.from({ length: 20 }, () =>
      webhook('checkout.session.completed', session.customer, { id: 'evt_same' }),
    );
    for (const answer of await Promise.all(copies)) expect(answer.status).toBe(200);
    expect(await statusOf(person)).toBe('completed');
    const { db } = app.database;
    const stored = await db.select().from(billingEvent).where(eq(billingEvent.id, 'evt_same'));
    expect(stored).toHaveLength(1);
    expect(
      (await webhook('checkout.session.completed', session.customer, { id: 'evt_same' })).status,
    ).toBe(200);
    expect(await statusOf(person)).toBe('completed');
  });

  const story = [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.deleted',
  ];
  const permutations = (items: readonly string[]): string[][] =>
    items.length <= 1
      ? [[...items]]
      : items.flatMap((item, at) =>
          permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
        );

  test('every order of the events of one story ends in the same state', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    for (const order of permutations(story)) {
      await forget(person);
      for (const type of order) await webhook(type, session.customer);
      expect(await statusOf(person)).toBe('completed');
    }
    fake.subscriptions.set(session.customer, [
      { status: 'canceled', periodStart: now() - 31 * day, periodEnd: now() - day },
    ]);
    for (const type of story.toReversed()) await webhook(type, session.customer);
    expect(await statusOf(person)).toBe('free');
  });

  test('Stripe being down is a 5xx that is tried again, and then applied', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    fake.down = true;
    expect((await webhook('invoice.paid', session.customer, { id: 'evt_down' })).status).toBe(503);
    fake.down = false;
    expect((await webhook('invoice.paid', session.customer, { id: 'evt_down' })).status).toBe(200);
    expect(await statusOf(person)).toBe('completed');
  });
});

describe('the life of a subscription', () => {
  test('cancelled: premium until the paid period ends, then free by reconciling alone', async () => {
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    await post('/api/billing/confirm', person, { sessionId: session.id });
    fake.subscriptions.set(session.customer, [
      { status: 'active', cancelAtPeriodEnd: true, periodStart: now(), periodEnd: now() + 5 * day },
    ]);
    await webhook('customer.subscription.updated', session.customer);
    const state = await (await app.request('/api/billing', { as: person })).json();
    expect(state).toMatchObject({
      paymentStatus: 'completed',
      cancelsAtPeriodEnd: true,
      hasPortal: true,
    });
    fake.subscriptions.set(session.customer, [
      { status: 'canceled', periodStart: now(), periodEnd: now() + 5 * day },
    ]);
    app.clock.advance(6 * day);
    await (await app.payments?.())?.reconcile();
    expect(await statusOf(person)).toBe('free');
  });

  test('two presses lead to one checkout; premium people are not asked to pay again', async () => {
    const person = await app.person();
    const [first, second] = await Promise.all([openCheckout(person), openCheckout(person)]);
    expect(second.id).toBe(first.id);
    expect((await openCheckout(person)).id).toBe(first.id);
    pay(first);
    await post('/api/billing/confirm', person, { sessionId: first.id });
    const again = await post('/api/billing/checkout', person);
    expect(again.status).toBe(409);
    expect((await again.json()).code).toBe('ALREADY_PREMIUM');
  });

  test('nobody signed in is asked to sign in', async () => {
    for (const path of ['checkout', 'confirm', 'portal'])
      expect((await post(`/api/billing/${path}`, undefined)).status).toBe(401);
  });
});

describe('without Stripe', () => {
  test('the temporary offer leads to our own page and confirming completes it', async () => {
    const plain = await createTestApp();
    const person = await plain.person();
    const checkout = await plain.request('/api/billing/checkout', {
      method: 'POST',
      as: person,
      body: {},
    });
    expect(await checkout.json()).toEqual({ url: '/Checkout' });
    expect((await plain.request('/api/billing/webhook', { method: 'POST', body: {} })).status).toBe(
      404,
    );
    const confirmed = await plain.request('/api/billing/confirm', {
      method: 'POST',
      as: person,
      body: {},
    });
    expect(await confirmed.json()).toMatchObject({
      provider: 'offer',
      paymentStatus: 'completed',
      source: 'offer',
      paidThrough: null,
    });
    const profile = await (await plain.request('/api/account/profile', { as: person })).json();
    expect(profile.paymentStatus).toBe('completed');
  });
});
