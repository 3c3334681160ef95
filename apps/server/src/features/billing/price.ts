/** The price of premium, decided only here. */
import type Stripe from 'stripe';

export const premiumAmount = { cents: 999, currency: 'usd', interval: 'month' } as const;

type CreateSession = NonNullable<Parameters<Stripe['checkout']['sessions']['create']>[0]>;
type LineItem = NonNullable<Extract<CreateSession, { line_items?: unknown }>['line_items']>[number];

export function lineItem(priceId: string | undefined): LineItem {
  if (priceId) return { price: priceId, quantity: 1 };
  const { cents, currency, interval } = premiumAmount;
  return {
    quantity: 1,
    price_data: {
      currency,
      unit_amount: cents,
      recurring: { interval },
      product_data: { name: 'Maquette Premium' },
    },
  };
}

/** Only subscriptions to our price give premium. */
export function isOurPrice(priceId: string | undefined) {
  return ({ items }: Stripe.Subscription): boolean =>
    items.data.some(({ price }) =>
      priceId
        ? price.id === priceId
        : price.unit_amount === premiumAmount.cents &&
          price.currency === premiumAmount.currency &&
          price.recurring?.interval === premiumAmount.interval,
    );
}
