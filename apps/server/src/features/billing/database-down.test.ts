/** A payment that Stripe tells of while the database is away: told again, applied once. */
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startFakeStripe } from '../../../../../tools/testing/fake-stripe.ts';
import { billingEvent } from '../../platform/db/schema/billing.ts';
import { openBreakable } from '../../testing/breakable-database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const secret = 'whsec_test_secret';
const dayS = 24 * 60 * 60;
const original = await openTestDatabase();

// Only a server's database can be cut off and come back; the embedded one is in the process.
if (original.home === 'server') {
  test('a webhook without a database is a 5xx; sent again it is applied once', async () => {
    const fake = await startFakeStripe();
    const way = await openBreakable(original.connectionString);
    const app = await createTestApp({
      database: way.database,
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_123',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_URL: fake.url,
      },
    });
    try {
      const person = await app.person();
      await app.request('/api/billing/checkout', { as: person, body: {} });
      const [session] = [...fake.sessions.values()];
      if (!session) throw new Error('Expected a checkout session');
      const nowS = Math.floor(app.clock.now().getTime() / 1000);
      Object.assign(session, { status: 'complete', payment_status: 'paid' });
      fake.subscriptions.set(session.customer, [
        { status: 'active', periodStart: nowS - 60, periodEnd: nowS + 30 * dayS },
      ]);
      const payload = JSON.stringify({
        id: 'evt_while_down',
        object: 'event',
        livemode: false,
        type: 'invoice.paid',
        data: { object: { customer: session.customer } },
      });
      const send = () =>
        app.edgeRequest(
          new Request('http://localhost:3000/api/billing/webhook', {
            method: 'POST',
            body: payload,
            headers: {
              'content-type': 'application/json',
              'stripe-signature': Stripe.webhooks.generateTestHeaderString({
                payload,
                secret,
              } as Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]),
            },
          }),
        );
      way.cut();
      expect((await send()).status).toBeGreaterThanOrEqual(500);
      way.mend();
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(200);
      const profile = await app.request('/api/account/profile', { as: person });
      expect(await profile.json()).toMatchObject({ paymentStatus: 'completed' });
      const stored = await original.db
        .select()
        .from(billingEvent)
        .where(eq(billingEvent.id, 'evt_while_down'));
      expect(stored).toHaveLength(1);
    } finally {
      await app.studio.close(0);
      await way.close();
      await fake.close();
    }
  }, 60_000);
} else {
  test('the embedded database goes and comes with the server: there is nothing between to lose', async () => {
    await original.close();
    await expect(original.db.select().from(billingEvent)).rejects.toThrow();
  });
}
