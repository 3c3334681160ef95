/** The free offer of a server without Stripe, and its end with Stripe. */
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createPayingApp } from './paying-app.fixture.ts';

async function withOffer() {
  const app = await createTestApp();
  const person = await app.person();
  const post = (path: string) =>
    app.request(`/api/billing/${path}`, { method: 'POST', as: person, body: {} });
  return { app, person, post };
}

test('the offer leads to our own page and confirming completes it', async () => {
  const { app, person, post } = await withOffer();
  expect(await (await post('checkout')).json()).toEqual({ url: '/Checkout' });
  expect((await post('webhook')).status).toBe(404);
  expect(await (await post('confirm')).json()).toMatchObject({
    provider: 'offer',
    paymentStatus: 'completed',
    source: 'offer',
    paidThrough: null,
  });
  const profile = await (await app.request('/api/account/profile', { as: person })).json();
  expect(profile.paymentStatus).toBe('completed');
});

test.each([
  ['true', 'completed'],
  ['false', 'free'],
] as const)(
  'with Stripe enabled later and STRIPE_KEEP_FREE_UPGRADES %s, those with the offer are %s',
  async (keep, status) => {
    const { app, person, post } = await withOffer();
    await post('confirm');
    const paying = await createPayingApp({
      database: app.database,
      environment: { STRIPE_KEEP_FREE_UPGRADES: keep },
    });
    await (await paying.app.payments?.())?.prepare();
    expect(await paying.statusOf(person)).toBe(status);
    // The offer has ended for new people.
    const late = await paying.app.person();
    expect((await paying.post('confirm', late)).status).toBe(402);
    // A person who lost premium may pay, one who kept it is refused.
    expect((await paying.post('checkout', person)).status).toBe(keep === 'true' ? 409 : 200);
    await paying.stripe.close();
  },
);
