/**
 * Payments through Stripe. What a webhook or a landing page says is never believed: both only name a
 * customer, whose subscriptions are then read anew. So order, repeats and losses do not matter.
 */
import Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { Problem } from '../../platform/problem.ts';
import { paidState } from './paid-through.ts';
import { isOurPrice, lineItem, premiumAmount } from './price.ts';
import {
  applyPaidState,
  customersToCheck,
  endOffer,
  firstTime,
  keep,
  rowOf,
  rowOfCustomer,
} from './records.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string | undefined;
  /** Whether upgrades from the time of the free offer stay. */
  readonly keepOffer: boolean;
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | undefined;
}

export interface PaymentParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: StripeSettings;
  /** Where people reach this server. */
  readonly publicUrl: () => string;
}

export interface Buyer {
  readonly id: string;
  readonly email: string;
}

const stripeTimeoutMs = 10_000;
const reconcileAfterMs = 15 * 60_000;
const portalPath = '/EditProfile';

function connect({ secretKey, apiUrl }: StripeSettings): Stripe {
  const other = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    timeout: stripeTimeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(other
      ? {
          host: other.hostname,
          port: other.port,
          protocol: other.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  });
}

/** Whatever goes wrong at Stripe is said in one sentence; the log keeps the reason. */
async function asked<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      throw new Problem('PAYMENTS_UNAVAILABLE', {}, { cause: error });
    }
    throw error;
  }
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(parts: PaymentParts) {
  const { db, clock, settings } = parts;
  const stripe = connect(settings);
  const isOurs = isOurPrice(settings.priceId);

  async function customerOf(buyer: Buyer): Promise<string> {
    const known = (await rowOf(db, buyer.id))?.stripeCustomerId;
    if (known) return known;
    const made = await asked(
      stripe.customers.create(
        { email: buyer.email, metadata: { personId: buyer.id } },
        { idempotencyKey: `customer ${buyer.id}` },
      ),
    );
    await keep(db, buyer.id, { stripeCustomerId: made.id }, clock());
    return made.id;
  }

  /** Reads what is paid and brings the plan in line; the row is locked meanwhile. */
  async function sync(customerId: string, event?: Stripe.Event): Promise<void> {
    const readAt = clock();
    const { data } = await asked(
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20 }),
    );
    await db.transaction(async (transaction) => {
      const row = await rowOfCustomer(transaction, customerId);
      if (event && !(await firstTime(transaction, event, clock()))) return;
      if (!row) return;
      await applyPaidState(transaction, row, paidState(data, isOurs), {
        keepOffer: settings.keepOffer,
        now: clock(),
        readAt,
      });
    });
  }

  return {
    async checkout(buyer: Buyer): Promise<string> {
      const customer = await customerOf(buyer);
      const row = await rowOf(db, buyer.id);
      if (row?.openSessionId) {
        const open = await asked(stripe.checkout.sessions.retrieve(row.openSessionId));
        if (open.status === 'open' && open.url) return open.url;
      }
      const base = parts.publicUrl();
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: buyer.id,
            line_items: [lineItem(settings.priceId)],
            success_url: `${base}/Paymentsuccess?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${base}/UpgradePremium`,
          },
          // Two presses at once are one checkout.
          { idempotencyKey: `checkout ${buyer.id} after ${row?.openSessionId ?? 'none'}` },
        ),
      );
      if (!session.url) throw new Problem('PAYMENTS_UNAVAILABLE');
      await keep(db, buyer.id, { openSessionId: session.id }, clock());
      return session.url;
    },

    /** The landing page names its session; it must be this person's, finished and paid as we asked. */
    async confirm(buyer: Buyer, sessionId: string | undefined): Promise<void> {
      const row = await rowOf(db, buyer.id);
      const id = sessionId ?? row?.openSessionId;
      if (id) {
        const session = await stripe.checkout.sessions.retrieve(id).catch(() => undefined);
        const isTheirs =
          session?.client_reference_id === buyer.id && session.customer === row?.stripeCustomerId;
        const isPaid = session?.payment_status === 'paid' && session.mode === 'subscription';
        const isAsAsked =
          session?.currency === premiumAmount.currency &&
          (settings.priceId !== undefined || session.amount_total === premiumAmount.cents);
        if (isTheirs && isPaid && !isAsAsked) {
          parts.log.error(
            'A checkout was paid with another amount than ours: no premium was given',
          );
        }
        if (!isTheirs || !isPaid || !isAsAsked) throw new Problem('PAYMENT_NOT_CONFIRMED');
      }
      if (row?.stripeCustomerId) await sync(row.stripeCustomerId);
      if ((await rowOf(db, buyer.id))?.source === null || !row)
        throw new Problem('PAYMENT_NOT_CONFIRMED');
    },

    async portal(buyer: Buyer): Promise<string> {
      const customer = (await rowOf(db, buyer.id))?.stripeCustomerId;
      if (!customer) throw new Problem('NOT_FOUND');
      const session = await asked(
        stripe.billingPortal.sessions.create({
          customer,
          return_url: `${parts.publicUrl()}${portalPath}`,
        }),
      );
      return session.url;
    },

    /** A signed message from Stripe. The raw body is what is signed. */
    async webhook(body: string, signature: string | null): Promise<Response> {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          body,
          signature ?? '',
          settings.webhookSecret,
        );
      } catch {
        return Response.json({ received: false }, { status: 400 });
      }
      const about = event.data.object as { customer?: string | { id: string } | null };
      const customer = typeof about.customer === 'string' ? about.customer : about.customer?.id;
      if (customer) await sync(customer, event);
      return Response.json({ received: true });
    },

    /** For webhooks that never come, and for periods that end. */
    async reconcile(): Promise<number> {
      const rows = await customersToCheck(db, new Date(clock().getTime() - reconcileAfterMs));
      for (const row of rows) {
        if (row.stripeCustomerId) await sync(row.stripeCustomerId);
      }
      return rows.length;
    },

    /** At the start: is the price there under this key, and does the free offer end? */
    async prepare(): Promise<void> {
      if (settings.priceId) {
        await stripe.prices.retrieve(settings.priceId).catch((error: unknown) => {
          parts.log.error(
            'STRIPE_PRICE_ID: expected a price of the same Stripe account and mode (test or live) as STRIPE_SECRET_KEY',
            { error },
          );
        });
      }
      if (!settings.keepOffer) await endOffer(db, clock());
    },
  };
}
