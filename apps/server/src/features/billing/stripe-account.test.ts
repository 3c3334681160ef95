/** Consistency of Stripe's settings (P-11), and deleted customers (P-10). */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../../tools/testing/fake-stripe.ts';
import { billing } from '../../platform/db/schema/billing.ts';
import { duty } from '../../platform/db/schema/duties.ts';
import { user } from '../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const day = 24 * 60 * 60;
const ours = {
  id: 'price_ours',
  livemode: false,
  active: true,
  unit_amount: 999,
  currency: 'usd',
  recurring: { interval: 'month' },
};

let fake: FakeStripe;
let app: TestApp;
const settings = (more: Record<string, string> = {}) => ({
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_secret',
  STRIPE_API_URL: fake.url,
  ...more,
});
beforeAll(async () => {
  fake = await startFakeStripe();
  app = await createTestApp({ environment: settings() });
});
beforeEach(() => {
  fake.down = false;
  fake.refusedKeys.clear();
  fake.prices.clear();
});
afterAll(() => fake.close());

async function prepareWith(more: Record<string, string>) {
  const other = await createTestApp({ environment: settings(more), database: app.database });
  const payments = await other.payments?.();
  if (!payments) throw new Error('Expected payments');
  return { prepared: payments.prepare(), log: other.log };
}

describe('P-11 the start checks that key and price match', () => {
  const sentence =
    /^STRIPE_PRICE_ID: expected a price of \$9\.99 per month in (test|live) mode, of the same Stripe account as STRIPE_SECRET_KEY \(a \1 key\)$/;

  test('matching ones', async () => {
    fake.prices.set('price_ours', ours);
    await expect((await prepareWith({ STRIPE_PRICE_ID: 'price_ours' })).prepared).resolves.toBe(
      undefined,
    );
    await expect((await prepareWith({})).prepared).resolves.toBe(undefined);
  });

  test.each([
    ['a price of live mode under a test key', { livemode: true }, 'sk_test_123'],
    ['a price of test mode under a live key', {}, 'sk_live_123'],
    ['another amount', { unit_amount: 1 }, 'sk_test_123'],
    ['another currency', { currency: 'eur' }, 'sk_test_123'],
    ['a price that is paid once', { recurring: null }, 'sk_test_123'],
    ['a price that is no longer sold', { active: false }, 'sk_test_123'],
  ])('%s stops the start', async (_name, change, key) => {
    fake.prices.set('price_ours', { ...ours, ...change });
    const { prepared } = await prepareWith({
      STRIPE_PRICE_ID: 'price_ours',
      STRIPE_SECRET_KEY: key,
    });
    await expect(prepared).rejects.toThrow(sentence);
  });

  test('an unknown price stops the start', async () => {
    const { prepared } = await prepareWith({ STRIPE_PRICE_ID: 'price_theirs' });
    await expect(prepared).rejects.toThrow(sentence);
  });

  test('an invalid key stops the start', async () => {
    fake.refusedKeys.add('sk_test_123');
    await expect((await prepareWith({})).prepared).rejects.toThrow(
      'STRIPE_SECRET_KEY: Stripe does not accept this key.',
    );
  });

  test.each([
    ['does not answer', {}],
    ['is out of reach', { STRIPE_API_URL: 'http://127.0.0.1:1' }],
  ])("Stripe that %s doesn't stop the start, and is logged", async (_name, more) => {
    fake.down = true;
    const { prepared, log } = await prepareWith(more);
    await prepared;
    expect(log.lines.join()).toContain('Stripe cannot be reached at the moment');
  });
});

describe("P-10 a deleted account isn't charged any more", () => {
  async function subscriber() {
    const person = await app.person();
    await app.request('/api/billing/checkout', { method: 'POST', as: person, body: {} });
    const session = [...fake.sessions.values()].at(-1)!;
    const now = Math.floor(app.clock.now().getTime() / 1000);
    const subscription = { status: 'active', periodStart: now, periodEnd: now + 30 * day };
    fake.subscriptions.set(session.customer, [
      { ...subscription, status: 'canceled' },
      subscription,
    ]);
    return { person, session, subscription };
  }

  test('its subscription is ended at Stripe and its open checkout with it', async () => {
    const { person, session, subscription } = await subscriber();
    expect(await (await app.payments?.())?.end(person.id)).toBe(1);
    expect(subscription.status).toBe('canceled');
    expect(session.status).toBe('expired');
    expect(await (await app.payments?.())?.end(person.id)).toBe(0);
  });

  test.each(['past_due', 'unpaid', 'trialing', 'paused', 'incomplete'])(
    'a subscription that is %s is ended as well',
    async (status) => {
      const { person, subscription } = await subscriber();
      subscription.status = status;
      expect(await (await app.payments?.())?.end(person.id)).toBe(1);
      expect(subscription.status).toBe('canceled');
    },
  );

  test('unreachable Stripe is a reported failure', async () => {
    const { person, subscription } = await subscriber();
    fake.down = true;
    await expect((await app.payments?.())?.end(person.id)).rejects.toThrow(
      'The payment service does not answer.',
    );
    expect(subscription.status).toBe('active');
  });

  test("people who never paid don't need Stripe", async () => {
    fake.calls.length = 0;
    expect(await (await app.payments?.())?.end((await app.person()).id)).toBe(0);
    expect(fake.calls).toEqual([]);
  });
});

describe('reconciling', () => {
  test("a customer that can't be compared doesn't block others", async () => {
    const [broken, well] = [await app.person(), await app.person()].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    const now = Math.floor(app.clock.now().getTime() / 1000);
    await app.database.db.delete(billing);
    for (const [person, customer] of [
      [broken, 'cus_broken'],
      [well, 'cus_well'],
    ] as const) {
      await app.database.db.insert(billing).values({
        ownerId: person!.id,
        stripeCustomerId: customer,
        checkedAt: new Date(app.clock.now().getTime() - 3_600_000),
      });
    }
    // An invalid date.
    fake.subscriptions.set('cus_broken', [{ status: 'active', periodStart: now, periodEnd: 1e15 }]);
    fake.subscriptions.set('cus_well', [
      { status: 'active', periodStart: now, periodEnd: now + day },
    ]);
    expect(await (await app.payments?.())?.reconcile()).toBe(1);
    const [row] = await app.database.db.select().from(billing).where(eq(billing.ownerId, well!.id));
    expect(row?.source).toBe('stripe');
  });

  /** One customer each, in the order of comparison; broken ones can't be compared. */
  async function customers(...kinds: readonly ('well' | 'broken')[]) {
    const nowSeconds = Math.floor(app.clock.now().getTime() / 1000);
    const people = await Promise.all(kinds.map(() => app.person()));
    const ids = people.map(({ id }) => id);
    const inOrder = await app.database.db
      .select({ id: user.id })
      .from(user)
      .where(inArray(user.id, ids))
      .orderBy(user.id);
    await app.database.db.delete(billing);
    for (const [place, kind] of kinds.entries()) {
      const stripeCustomerId = `cus_${place}`;
      await app.database.db.insert(billing).values({
        ownerId: inOrder[place]!.id,
        stripeCustomerId,
        checkedAt: new Date(app.clock.now().getTime() - 3_600_000),
      });
      const periodEnd = kind === 'well' ? nowSeconds + day : 1e15;
      fake.subscriptions.set(stripeCustomerId, [
        { status: 'active', periodStart: nowSeconds, periodEnd },
      ]);
    }
    return app.payments?.();
  }
  const paidCustomers = async () => {
    const rows = await app.database.db.select().from(billing).where(eq(billing.source, 'stripe'));
    return rows.map(({ stripeCustomerId }) => stripeCustomerId).sort();
  };

  test('after three failures in a row reconciliation stops until the next time', async () => {
    const payments = await customers('well', 'broken', 'broken', 'broken', 'well');
    await expect(payments?.reconcile()).rejects.toThrow();
    expect(await paidCustomers()).toEqual(['cus_0']);
  });

  test('failures with a success between them are not in a row', async () => {
    const payments = await customers('broken', 'broken', 'well', 'broken', 'broken', 'well');
    expect(await payments?.reconcile()).toBe(2);
    expect(await paidCustomers()).toEqual(['cus_2', 'cus_5']);
  });

  test('of several servers one compares, until its turn is over', async () => {
    const payments = await customers('well', 'well');
    const everyMs = 60_000;
    const turns = () => Promise.all([1, 2, 3].map(() => payments?.reconcileInTurn(everyMs)));
    expect((await turns()).filter((compared) => compared !== undefined)).toEqual([2]);
    await app.database.db.delete(duty);
    expect((await turns()).filter((compared) => compared !== undefined)).toEqual([0]);
  });
});
