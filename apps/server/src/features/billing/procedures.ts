/** Procedures for upgrades, and Stripe's webhook. Without Stripe the free offer applies. */
import { type BillingState, billingContract } from '@maquette/contract';
import { implement } from '@orpc/server';
import { type RequestContext, requirePerson } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Payments } from './payments.ts';
import { grantOffer, rowOf } from './records.ts';

export interface BillingParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Undefined without Stripe. */
  readonly payments: (() => Promise<Payments>) | undefined;
}

export const billingWebhookPath = '/api/billing/webhook';
const checkoutPage = '/Checkout';

export function billingProcedures({ db, clock, payments }: BillingParts) {
  const procedures = implement(billingContract).$context<RequestContext>();

  async function stateOf(person: {
    id: string;
    paymentStatus: BillingState['paymentStatus'];
  }): Promise<BillingState> {
    const row = await rowOf(db, person.id);
    const isPremium = person.paymentStatus === 'completed';
    return {
      provider: payments ? 'stripe' : 'offer',
      paymentStatus: person.paymentStatus,
      source: isPremium ? (row?.source === 'stripe' ? 'stripe' : 'offer') : null,
      paidThrough: row?.paidThrough?.toISOString() ?? null,
      cancelsAtPeriodEnd: row?.cancelsAtPeriodEnd ?? false,
      hasPortal: payments !== undefined && Boolean(row?.stripeCustomerId),
    };
  }

  return {
    state: procedures.state.handler(async ({ context }) => stateOf(await requirePerson(context))),
    checkout: procedures.checkout.handler(async ({ context }) => {
      const person = await requirePerson(context);
      if (person.paymentStatus === 'completed') throw new Problem('ALREADY_PREMIUM');
      return { url: payments ? await (await payments()).checkout(person) : checkoutPage };
    }),
    confirm: procedures.confirm.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      if (payments) await (await payments()).confirm(person, input.sessionId);
      else await grantOffer(db, person.id, clock());
      return stateOf({ id: person.id, paymentStatus: 'completed' });
    }),
    portal: procedures.portal.handler(async ({ context }) => {
      const person = await requirePerson(context);
      if (!payments) throw new Problem('NOT_FOUND');
      return { url: await (await payments()).portal(person) };
    }),
  };
}

export function serveBillingWebhook(payments: (() => Promise<Payments>) | undefined) {
  return async (request: Request): Promise<Response | undefined> => {
    if (new URL(request.url).pathname !== billingWebhookPath) return undefined;
    if (!payments || request.method !== 'POST') throw new Problem('NOT_FOUND');
    return (await payments()).webhook(
      await request.text(),
      request.headers.get('stripe-signature'),
    );
  };
}
