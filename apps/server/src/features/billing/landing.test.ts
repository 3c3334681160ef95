/** From the Upgrade button to the landing page: the order, and the proof of payment. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayingApp, type PayingApp } from './paying-app.fixture.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await createPayingApp();
});
afterAll(() => paying.stripe.close());

describe('P-01 the landing page proves nothing by itself', () => {
  test('opened without paying, or with a forged, foreign or expired session: still free', async () => {
    const { app, post, openCheckout, pay, statusOf, stripe } = paying;
    const person = await app.person();
    const other = await app.person();
    expect((await post('confirm', person)).status).toBe(402);
    expect((await post('confirm', person, { sessionId: 'cs_test_forged' })).status).toBe(402);
    const theirs = await openCheckout(other);
    pay(theirs);
    expect((await post('confirm', person, { sessionId: theirs.id })).status).toBe(402);
    const own = await openCheckout(person);
    const unpaid = await post('confirm', person, { sessionId: own.id });
    expect(unpaid.status).toBe(402);
    expect((await unpaid.json()).code).toBe('PAYMENT_NOT_CONFIRMED');
    stripe.sessions.get(own.id)!.status = 'expired';
    expect((await post('confirm', person, { sessionId: own.id })).status).toBe(402);
    expect(await statusOf(person)).toBe('free');
  });

  test("one's own paid checkout gives premium", async () => {
    const { app, post, openCheckout, pay, statusOf } = paying;
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    const confirmed = await post('confirm', person, { sessionId: session.id });
    expect(confirmed.status).toBe(200);
    expect(await confirmed.json()).toMatchObject({ paymentStatus: 'completed', source: 'stripe' });
    expect(await statusOf(person)).toBe('completed');
  });
});

describe('P-05 whichever comes first', () => {
  test('the webhook before the landing page', async () => {
    const { app, post, openCheckout, pay, statusOf, webhook } = paying;
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session);
    expect((await webhook('checkout.session.completed', session.customer)).status).toBe(200);
    expect(await statusOf(person)).toBe('completed');
    expect((await post('confirm', person, { sessionId: session.id })).status).toBe(200);
    expect(await statusOf(person)).toBe('completed');
  });

  test('without webhook and landing reconciliation finds it within 15 minutes', async () => {
    const { app, openCheckout, pay, statusOf } = paying;
    const person = await app.person();
    pay(await openCheckout(person));
    app.clock.advance(15 * 60 + 1);
    await (await app.payments?.())?.reconcile();
    expect(await statusOf(person)).toBe('completed');
  });
});

describe('P-07 price and product are the server’s', () => {
  test("the client can't change the order at Stripe", async () => {
    const { app, openCheckout } = paying;
    const plain = await openCheckout(await app.person());
    const wishes = {
      priceId: 'price_other',
      amount: 1,
      unit_amount: 1,
      currency: 'jpy',
      quantity: 0,
      mode: 'payment',
    };
    const wished = await openCheckout(await app.person(), wishes);
    const { amount_total, currency, mode } = plain;
    expect(wished).toMatchObject({ amount_total, currency, mode });
    expect({ amount_total, currency, mode }).toEqual({
      amount_total: 999,
      currency: 'usd',
      mode: 'subscription',
    });
  });

  test('another amount gives nothing, on the landing page and by webhook, and is logged', async () => {
    const { app, post, openCheckout, pay, statusOf, stripe, webhook } = paying;
    const person = await app.person();
    const session = await openCheckout(person);
    pay(session, { unitAmount: 1 });
    stripe.sessions.get(session.id)!.amount_total = 1;
    expect((await post('confirm', person, { sessionId: session.id })).status).toBe(402);
    expect(app.log.lines.join('\n')).toContain('A checkout was paid with another amount');
    await webhook('checkout.session.completed', session.customer);
    expect(await statusOf(person)).toBe('free');
  });
});

describe('P-09 repeated presses', () => {
  test("two presses lead to one checkout; premium people don't pay again", async () => {
    const { app, post, openCheckout, pay } = paying;
    const person = await app.person();
    const [first, second] = await Promise.all([openCheckout(person), openCheckout(person)]);
    expect(second.id).toBe(first.id);
    expect((await openCheckout(person)).id).toBe(first.id);
    pay(first);
    await post('confirm', person, { sessionId: first.id });
    const again = await post('checkout', person);
    expect(again.status).toBe(409);
    expect((await again.json()).code).toBe('ALREADY_PREMIUM');
  });

  test('visitors are asked to sign in', async () => {
    for (const path of ['checkout', 'confirm', 'portal']) {
      expect((await paying.post(path, undefined)).status).toBe(401);
    }
  });
});
