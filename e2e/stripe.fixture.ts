/** Journeys on a server that has Stripe: an imitation of it, in this process. */
import { type FakeStripe, startFakeStripe } from '../tools/testing/fake-stripe.ts';
import { sendWebhook } from '../tools/testing/fake-stripe-webhook.ts';
import { startProductServer } from '../tools/testing/product-server.ts';
import { test as journey } from './journey.fixture.ts';

const secret = 'whsec_journey';

interface StripeFixtures {
  /** Stripe tells the server that something happened to a customer. */
  hear: (type: string, customer: string) => Promise<number>;
}

export const test = journey.extend<StripeFixtures, { stripe: FakeStripe }>({
  stripe: [
    async ({ playwright: _ }, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startProductServer({
        STRIPE_SECRET_KEY: 'sk_test_journey',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_URL: stripe.url,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  otherOrigins: async ({ stripe }, use) => use([stripe.url]),
  hear: async ({ server }, use) =>
    use((type, customer) => sendWebhook({ serverUrl: server.url, secret, type, customer })),
});
