/** Opens a checkout at Stripe: one customer a person, one open checkout a customer. */
import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lineItem } from './price.ts';
import { keep, rowOf } from './records.ts';
import { isMissing, type StripeSettings, stripeResult } from './stripe-client.ts';

export interface Buyer {
  readonly id: string;
  readonly email: string;
}

export interface CheckoutParts {
  readonly stripe: Stripe;
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: StripeSettings;
  /** Public address of this server. */
  readonly publicUrl: () => string;
}

async function customerOf({ stripe, db, clock }: CheckoutParts, buyer: Buyer): Promise<string> {
  const known = (await rowOf(db, buyer.id))?.stripeCustomerId;
  if (known) return known;
  const made = await stripeResult(
    stripe.customers.create(
      { email: buyer.email, metadata: { personId: buyer.id } },
      { idempotencyKey: `customer ${buyer.id}` },
    ),
  );
  await keep(db, buyer.id, { stripeCustomerId: made.id }, clock());
  return made.id;
}

async function openSession(parts: CheckoutParts, buyer: Buyer): Promise<string> {
  const { stripe, db, clock, settings } = parts;
  const customer = await customerOf(parts, buyer);
  const row = await rowOf(db, buyer.id);
  if (row?.openSessionId) {
    const open = await stripeResult(stripe.checkout.sessions.retrieve(row.openSessionId));
    if (open.status === 'open' && open.url) return open.url;
  }
  const base = parts.publicUrl();
  const session = await stripeResult(
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: buyer.id,
        line_items: [lineItem(settings.priceId)],
        success_url: `${base}/Paymentsuccess?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${base}/UpgradePremium`,
      },
      // Two presses share one checkout.
      { idempotencyKey: `checkout ${customer} after ${row?.openSessionId ?? 'none'}` },
    ),
  );
  if (!session.url) throw new Problem('PAYMENTS_UNAVAILABLE');
  await keep(db, buyer.id, { openSessionId: session.id }, clock());
  return session.url;
}

/** Its address. A customer that Stripe no longer knows is made anew. */
export async function openCheckout(parts: CheckoutParts, buyer: Buyer): Promise<string> {
  try {
    return await openSession(parts, buyer);
  } catch (error) {
    if (!isMissing(error instanceof Problem ? error.cause : error)) throw error;
    await keep(parts.db, buyer.id, { stripeCustomerId: null, openSessionId: null }, parts.clock());
    return openSession(parts, buyer);
  }
}
