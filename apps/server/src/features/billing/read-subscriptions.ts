/** Reads a customer's subscriptions, with paid invoices where they decide. */
import Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { askForInvoices, type ReadSubscription } from './paid-through.ts';
import { stripeResult, stripeResultIfAny } from './stripe-client.ts';

/** More than a year of monthly invoices, newest first. */
const newestInvoices = 20;

export async function readSubscriptions(
  stripe: Stripe,
  customer: string,
  { now, log }: { readonly now: Date; readonly log: Log },
): Promise<ReadSubscription[]> {
  // A customer of another account or mode has paid nothing here.
  const listed = await stripeResultIfAny(
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  return Promise.all(
    (listed?.data ?? []).map(async (subscription) => ({
      subscription,
      invoices: askForInvoices(subscription, now)
        ? await paidInvoices(stripe, subscription.id, log)
        : [],
    })),
  );
}

async function paidInvoices(stripe: Stripe, subscription: string, log: Log) {
  try {
    const { data } = await stripe.invoices.list({
      subscription,
      status: 'paid',
      limit: newestInvoices,
    });
    return data;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError))
      return stripeResult(Promise.reject(error));
    log.error(
      'STRIPE_SECRET_KEY: expected a key that may read invoices; without, a cancelled subscription counts as unpaid',
    );
    return [];
  }
}
