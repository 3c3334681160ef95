/** The upgrade: what is bought, how it is confirmed, where it is managed. */
import { z } from 'zod';
import { memberEndpoint, problemErrors } from '../endpoint.ts';

const tags = ['Billing'];

export const billingState = z.object({
  /** `stripe`: paid monthly through Stripe. `offer`: temporary free, nothing is charged. */
  provider: z.enum(['offer', 'stripe']),
  paymentStatus: z.enum(['free', 'completed']),
  /** Source of the premium; null without premium. */
  source: z.enum(['offer', 'stripe']).nullable(),
  /** The end of what is paid for; null where nothing is charged. */
  paidThrough: z.iso.datetime().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  /** Card, invoices and cancelling can be reached in Stripe's portal. */
  hasPortal: z.boolean(),
});
export type BillingState = z.infer<typeof billingState>;

const address = z.object({ url: z.string() });

export const billingContract = {
  state: memberEndpoint
    .route({ method: 'GET', path: '/billing', summary: 'My plan and what it rests on', tags })
    .output(billingState),
  checkout: memberEndpoint
    .errors(problemErrors('ALREADY_PREMIUM', 'PAYMENTS_UNAVAILABLE'))
    .route({
      method: 'POST',
      path: '/billing/checkout',
      summary: 'Where to pay; one open checkout a person',
      tags,
    })
    .output(address),
  confirm: memberEndpoint
    .errors(problemErrors('PAYMENT_NOT_CONFIRMED', 'PAYMENTS_UNAVAILABLE'))
    .route({
      method: 'POST',
      path: '/billing/confirm',
      summary: 'Ask whether the payment has arrived',
      tags,
    })
    .input(z.object({ sessionId: z.string().max(255).optional() }))
    .output(billingState),
  portal: memberEndpoint
    .errors(problemErrors('NOT_FOUND', 'PAYMENTS_UNAVAILABLE'))
    .route({ method: 'POST', path: '/billing/portal', summary: 'Card, invoices, cancelling', tags })
    .output(address),
};
