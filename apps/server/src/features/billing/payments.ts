/**
 * Stripe payments. Webhooks and landing pages only name a customer, whose subscriptions are then read from
 * Stripe, so order, duplicates and losses don't matter.
 */
import { paymentsDuty, takeDuty, turnMs } from '../../platform/jobs/duty.ts';
import type { Log } from '../../platform/log.ts';
import { Problem } from '../../platform/problem.ts';
import { checkAccount } from './check-account.ts';
import { type Buyer, type CheckoutParts, openCheckout } from './checkout.ts';
import { endPayments } from './end-payments.ts';
import { paidState } from './paid-through.ts';
import { isOurPrice, premiumAmount } from './price.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import {
  applyPaidState,
  customersToCheck,
  endOffer,
  firstTime,
  rowOf,
  rowOfCustomer,
} from './records.ts';
import { connect, isLiveKey, stripeResult, stripeResultIfAny } from './stripe-client.ts';
import { readWebhook, type StripeMessage } from './webhook-message.ts';

export interface PaymentParts extends Omit<CheckoutParts, 'stripe'> {
  readonly log: Log;
}

const reconcileAfterMs = 15 * 60_000;
const reconcileAtATime = 100;
/** After so many consecutive failures Stripe is considered down. */
const mostFailuresInARow = 3;
const portalPath = '/EditProfile';

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(parts: PaymentParts) {
  const { db, clock, settings } = parts;
  const stripe = connect(settings);
  const isOurs = isOurPrice(settings.priceId);
  const reading = {
    stripe,
    secret: settings.webhookSecret,
    isLive: isLiveKey(settings.secretKey),
    log: parts.log,
  };

  /** Reads what is paid and updates the plan, with the row locked. */
  async function sync(customerId: string, event?: StripeMessage['event']): Promise<void> {
    const readAt = clock();
    const subscriptions = await readSubscriptions(stripe, customerId, {
      now: readAt,
      log: parts.log,
    });
    await db.transaction(async (transaction) => {
      const row = await rowOfCustomer(transaction, customerId);
      if (event && !(await firstTime(transaction, event, clock()))) return;
      if (!row) return;
      await applyPaidState(transaction, row, paidState(subscriptions, isOurs, readAt), {
        keepOffer: settings.keepOffer,
        now: clock(),
        readAt,
      });
    });
  }

  /** For lost webhooks and periods that ended. `mayContinue` is called between two pages. */
  async function reconcile(mayContinue: () => Promise<boolean>): Promise<number> {
    const before = new Date(clock().getTime() - reconcileAfterMs);
    let compared = 0;
    let failedInARow = 0;
    let after: string | undefined;
    for (;;) {
      const rows = await customersToCheck(db, before, after, reconcileAtATime);
      for (const row of rows) {
        after = row.ownerId;
        if (!row.stripeCustomerId) continue;
        try {
          await sync(row.stripeCustomerId);
          compared += 1;
          failedInARow = 0;
        } catch (error) {
          failedInARow += 1;
          if (failedInARow >= mostFailuresInARow) throw error;
          parts.log.warn('A customer could not be compared with Stripe', { error });
        }
      }
      if (rows.length < reconcileAtATime || !(await mayContinue())) return compared;
    }
  }

  return {
    checkout: (buyer: Buyer): Promise<string> => openCheckout({ ...parts, stripe }, buyer),

    /** The checkout session named by the landing page must be this person's, complete and paid. */
    async confirm(buyer: Buyer, sessionId: string | undefined): Promise<void> {
      const row = await rowOf(db, buyer.id);
      const id = sessionId ?? row?.openSessionId;
      if (id) {
        const session = await stripeResultIfAny(stripe.checkout.sessions.retrieve(id));
        const isTheirs =
          session?.client_reference_id === buyer.id && session.customer === row?.stripeCustomerId;
        const isPaid = session?.payment_status === 'paid' && session.mode === 'subscription';
        const isOurPrice =
          session?.currency === premiumAmount.currency &&
          (settings.priceId !== undefined || session.amount_total === premiumAmount.cents);
        if (isTheirs && isPaid && !isOurPrice) {
          parts.log.error(
            'A checkout was paid with another amount than ours: no premium was given',
          );
        }
        if (!isTheirs || !isPaid || !isOurPrice) throw new Problem('PAYMENT_NOT_CONFIRMED');
      }
      if (row?.stripeCustomerId) await sync(row.stripeCustomerId);
      if ((await rowOf(db, buyer.id))?.source === null || !row)
        throw new Problem('PAYMENT_NOT_CONFIRMED');
    },

    async portal(buyer: Buyer): Promise<string> {
      const customer = (await rowOf(db, buyer.id))?.stripeCustomerId;
      if (!customer) throw new Problem('NOT_FOUND');
      const session = await stripeResult(
        stripe.billingPortal.sessions.create({
          customer,
          return_url: `${parts.publicUrl()}${portalPath}`,
        }),
      );
      return session.url;
    },

    /** A webhook. The signature covers the raw body. */
    async webhook(body: string, signature: string | null): Promise<Response> {
      const message = await readWebhook(reading, body, signature);
      if (!message) return Response.json({ received: false }, { status: 400 });
      if (message.customer) await sync(message.customer, message.event);
      return Response.json({ received: true });
    },

    /** By one of all servers, every so often; undefined for the others. */
    async reconcileInTurn(everyMs: number): Promise<number | undefined> {
      const held = await takeDuty(db, paymentsDuty, turnMs(everyMs));
      return held && reconcile(held.renew);
    },
    /** Returns how many customers were compared. */
    reconcile: () => reconcile(async () => true),

    /** Start-up check of the settings; also ends the free offer if configured. */
    async prepare(): Promise<void> {
      await checkAccount(stripe, settings, parts.log);
      if (!settings.keepOffer) await endOffer(db, clock());
    },

    /** Cancels all charges of this person. */
    end: (ownerId: string): Promise<number> => endPayments(stripe, db, ownerId),
  };
}
