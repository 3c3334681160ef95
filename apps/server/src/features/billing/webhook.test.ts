/** Stripe's events: signed, repeated, in any order, or during outages. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billing, billingEvent } from '../../platform/db/schema/billing.ts';
import { user } from '../../platform/db/schema/people.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { createPayingApp, daySeconds, type PayingApp } from './paying-app.fixture.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await createPayingApp();
});
afterAll(() => paying.stripe.close());

/** A person who paid, before the first event. */
async function buyer() {
  const person = await paying.app.person();
  const session = await paying.openCheckout(person);
  paying.pay(session);
  return { person, session };
}

const storedEvents = (id: string) =>
  paying.app.database.db.select().from(billingEvent).where(eq(billingEvent.id, id));

describe('P-02 only events signed by Stripe are accepted', () => {
  test('rejects missing, wrong and old signatures, re-serialised, too large and other-mode events', async () => {
    const { app, deliver, statusOf, webhook } = paying;
    const { person, session } = await buyer();
    const id = 'evt_never';
    expect((await deliver('{"type":"x"}')).status).toBe(400);
    expect((await deliver('{"type":"x"}', { 'stripe-signature': 'nonsense' })).status).toBe(400);
    for (const refused of [
      { secret: 'whsec_other' },
      { timestamp: Math.floor(Date.now() / 1000) - 302 },
      { body: '{ "re": "serialised" }' },
      { livemode: true },
    ]) {
      const answer = await webhook('invoice.paid', session.customer, { id, ...refused });
      expect(answer.status).toBe(400);
    }
    expect(app.log.lines.join('\n')).toContain(
      'STRIPE_WEBHOOK_SECRET: expected the secret of a webhook',
    );
    const large = await webhook('invoice.paid', session.customer, {
      id,
      body: ' '.repeat(5 * 1024 * 1024),
    });
    expect(large.status).toBeGreaterThanOrEqual(400);
    expect(large.status).toBeLessThan(500);
    expect((await app.request('/api/billing/webhook')).status).toBe(404);
    expect(await storedEvents(id)).toEqual([]);
    expect(await statusOf(person)).toBe('free');
  });
});

describe('P-03 one event is one change', () => {
  test('twenty copies at once, and another a day later, newly signed', async () => {
    const { app, statusOf, stripe, webhook } = paying;
    const { person, session } = await buyer();
    const tell = () =>
      webhook('checkout.session.completed', session.customer, { id: 'evt_twenty' });
    for (const answer of await Promise.all(Array.from({ length: 20 }, tell))) {
      expect(answer.status).toBe(200);
    }
    expect(await statusOf(person)).toBe('completed');
    expect(await storedEvents('evt_twenty')).toHaveLength(1);
    const rowOf = () =>
      app.database.db.select().from(billing).where(eq(billing.ownerId, person.id));
    const [before] = await rowOf();
    // Acting on the late copy would find nothing paid.
    stripe.subscriptions.set(session.customer, []);
    app.clock.advance(daySeconds);
    expect((await tell()).status).toBe(200);
    expect(await rowOf()).toEqual([before]);
    expect(await storedEvents('evt_twenty')).toHaveLength(1);
  });
});

describe('P-04 order does not matter', () => {
  const story = [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.deleted',
  ];
  /** Each event in each place, and each two events in each two places: five is a prime number. */
  const orders = [1, 2, 3, 4].flatMap((step) =>
    story.map((_, from) => story.map((__, at) => story[(from + step * at) % story.length]!)),
  );

  /** As if no event had arrived. */
  async function forget(person: TestPerson) {
    const { db } = paying.app.database;
    await db
      .update(billing)
      .set({ source: null, paidThrough: null })
      .where(eq(billing.ownerId, person.id));
    await db.update(user).set({ paymentStatus: 'free' }).where(eq(user.id, person.id));
  }

  test('the events of one story end in the same state, whatever comes first and last', async () => {
    const { nowSeconds, statusOf, stripe, webhook } = paying;
    const { person, session } = await buyer();
    expect(new Set(orders.map(String)).size).toBe(20);
    for (const order of orders) {
      await forget(person);
      for (const type of order) await webhook(type, session.customer);
      expect(await statusOf(person)).toBe('completed');
    }
    stripe.subscriptions.set(session.customer, [
      {
        status: 'canceled',
        periodStart: nowSeconds() - 31 * daySeconds,
        periodEnd: nowSeconds() - daySeconds,
      },
    ]);
    for (const type of story.toReversed()) await webhook(type, session.customer);
    expect(await statusOf(person)).toBe('free');
  });
});

describe('P-06 something is down', () => {
  test('Stripe: a 5xx, redelivered and then applied', async () => {
    const { statusOf, stripe, webhook } = paying;
    const { person, session } = await buyer();
    stripe.down = true;
    expect((await webhook('invoice.paid', session.customer, { id: 'evt_down' })).status).toBe(503);
    stripe.down = false;
    expect((await webhook('invoice.paid', session.customer, { id: 'evt_down' })).status).toBe(200);
    expect(await statusOf(person)).toBe('completed');
  });
});

describe('P-08 what becomes of a subscription', () => {
  test('cancelled: premium until the paid period ends, then free by reconciliation alone', async () => {
    const { app, nowSeconds, post, statusOf, stripe, webhook } = paying;
    const { person, session } = await buyer();
    await post('confirm', person, { sessionId: session.id });
    const period = { periodStart: nowSeconds(), periodEnd: nowSeconds() + 5 * daySeconds };
    stripe.subscriptions.set(session.customer, [
      { status: 'active', cancelAtPeriodEnd: true, ...period },
    ]);
    await webhook('customer.subscription.updated', session.customer);
    const state = await (await app.request('/api/billing', { as: person })).json();
    expect(state).toMatchObject({
      paymentStatus: 'completed',
      cancelsAtPeriodEnd: true,
      hasPortal: true,
    });
    stripe.subscriptions.set(session.customer, [{ status: 'canceled', ...period }]);
    app.clock.advance(6 * daySeconds);
    await (await app.payments?.())?.reconcile();
    expect(await statusOf(person)).toBe('free');
  });

  test.each(['charge.refunded', 'charge.dispute.created'])(
    '%s: premium until the paid period ends',
    async (type) => {
      const { post, statusOf, webhook } = paying;
      const { person, session } = await buyer();
      await post('confirm', person, { sessionId: session.id });
      expect((await webhook(type, session.customer)).status).toBe(200);
      expect(await statusOf(person)).toBe('completed');
    },
  );

  test('a failing card: premium ends with the last paid period', async () => {
    const { nowSeconds, post, statusOf, stripe, webhook } = paying;
    const { person, session } = await buyer();
    await post('confirm', person, { sessionId: session.id });
    stripe.subscriptions.set(session.customer, [
      {
        status: 'past_due',
        periodStart: nowSeconds() - 1,
        periodEnd: nowSeconds() + 30 * daySeconds,
      },
    ]);
    await webhook('invoice.payment_failed', session.customer);
    expect(await statusOf(person)).toBe('free');
  });

  test('a renewal that was never paid and is then cancelled gives nothing of its period', async () => {
    const { nowSeconds, post, statusOf, stripe, webhook } = paying;
    const { person, session } = await buyer();
    await post('confirm', person, { sessionId: session.id });
    const unpaid = {
      periodStart: nowSeconds() - 2 * daySeconds,
      periodEnd: nowSeconds() + 28 * daySeconds,
      paidPeriodEnds: [nowSeconds() - 2 * daySeconds],
    };
    for (const status of ['past_due', 'unpaid', 'canceled']) {
      stripe.subscriptions.set(session.customer, [{ ...unpaid, status }]);
      await webhook('customer.subscription.updated', session.customer);
      expect(await statusOf(person)).toBe('free');
    }
    stripe.subscriptions.set(session.customer, [
      { ...unpaid, status: 'canceled', paidPeriodEnds: [unpaid.periodEnd] },
    ]);
    await webhook('customer.subscription.deleted', session.customer);
    expect(await statusOf(person)).toBe('completed');
  });
});

describe('signed, but not an event of ours', () => {
  test.each([
    ['an event without an object', { data: { object: null } }],
    ['an event without data', {}],
    ['a list', []],
    ['nothing', null],
    ['an id that cannot be kept', { id: 'evt_\0', data: { object: { customer: 'cus_x' } } }],
    ['a customer that is no name', { data: { object: { customer: 7 } } }],
  ])('%s is a clear 400', async (_name, changes) => {
    const { sign } = paying;
    const sound = { id: 'evt_odd', object: 'event', livemode: false, type: 'x' };
    const answer = await sign(
      changes === null || Array.isArray(changes) ? changes : { ...sound, ...changes },
    );
    expect(answer.status).toBe(400);
  });

  test('a refused signature is logged with its reason, never with a secret', async () => {
    const { app, deliver, webhook } = paying;
    const { session } = await buyer();
    const before = app.log.lines.length;
    await deliver('{"type":"x"}');
    await webhook('invoice.paid', session.customer, { secret: 'whsec_other' });
    await webhook('invoice.paid', session.customer, {
      timestamp: Math.floor(Date.now() / 1000) - 302,
    });
    const told = app.log.lines.slice(before).filter((line) => line.includes('was refused'));
    expect(told.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringContaining('there is no signature'),
      expect.stringContaining('does not match STRIPE_WEBHOOK_SECRET'),
      expect.stringContaining('signed too long ago'),
    ]);
    expect(told.join()).not.toMatch(/whsec_/);
  });
});
