/** A server with an imitation of Stripe's API, and correctly signed events. */
import Stripe from 'stripe';
import { expect } from 'vitest';
import { startFakeStripe } from '../../../../../tools/testing/fake-stripe.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

export const daySeconds = 24 * 60 * 60;
const webhookSecret = 'whsec_test_secret';

interface EventOptions {
  readonly id?: string;
  readonly secret?: string;
  /** Time of the signature; default: now. */
  readonly timestamp?: number;
  /** Sent instead of the signed body. */
  readonly body?: string;
  readonly livemode?: boolean;
}

interface Paid {
  readonly unitAmount?: number;
}

export type PayingApp = Awaited<ReturnType<typeof createPayingApp>>;

export async function createPayingApp(
  options: Pick<TestAppOptions, 'database' | 'environment'> = {},
) {
  const stripe = await startFakeStripe();
  const app = await createTestApp({
    ...options,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.url,
      ...options.environment,
    },
  });
  let events = 0;
  const nowSeconds = () => Math.floor(app.clock.now().getTime() / 1000);
  const post = (path: string, as: TestPerson | undefined, body: unknown = {}) =>
    app.request(`/api/billing/${path}`, { method: 'POST', as, body });

  /** As Stripe delivers: no browser, no origin; signed or not. */
  const deliver = (body: string, headers: Record<string, string> = {}) =>
    app.edgeRequest(
      new Request('http://localhost:3000/api/billing/webhook', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );

  const deliverSigned = (payload: string, secret: string, options: EventOptions = {}) => {
    const { timestamp, body = payload } = options;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      ...(timestamp ? { timestamp } : {}),
    } as Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]);
    return deliver(body, { 'stripe-signature': signature });
  };

  return {
    app,
    stripe,
    nowSeconds,
    post,
    deliver,

    /** Any content with a valid signature. */
    sign: (message: unknown) => deliverSigned(JSON.stringify(message), webhookSecret),

    async statusOf(person: TestPerson): Promise<unknown> {
      const profile = await app.request('/api/account/profile', { as: person });
      return (await profile.json()).paymentStatus;
    },

    async openCheckout(person: TestPerson, body: unknown = {}) {
      const answer = await post('checkout', person, body);
      expect(answer.status).toBe(200);
      const { url } = await answer.json();
      const session = [...stripe.sessions.values()].find((one) => one.url === url);
      if (!session) throw new Error('Expected a checkout session');
      return session;
    },

    pay(session: { id: string; customer: string }, changes: Paid = {}) {
      Object.assign(stripe.sessions.get(session.id)!, {
        status: 'complete',
        payment_status: 'paid',
      });
      stripe.subscriptions.set(session.customer, [
        {
          status: 'active',
          periodStart: nowSeconds() - 60,
          periodEnd: nowSeconds() + 30 * daySeconds,
          ...changes,
        },
      ]);
    },

    webhook(type: string, customer: string, options: EventOptions = {}) {
      events += 1;
      const payload = JSON.stringify({
        id: options.id ?? `evt_${events}`,
        object: 'event',
        livemode: options.livemode ?? false,
        type,
        data: { object: { customer } },
      });
      return deliverSigned(payload, options.secret ?? webhookSecret, options);
    },
  };
}
