/** The upgrade: offer, confirmation and portal. */
import { z } from 'zod';
import { memberEndpoint, problemErrors } from '../endpoint.ts';

const tags = ['Billing'];

export const billingState = z.object({
  /** `stripe`: paid monthly through Stripe. `offer`: temporarily free. */
  provider: z.enum(['offer', 'stripe']),
  paymentStatus: z.enum(['free', 'completed']),
  /** How premium was obtained; null without premium. */
  source: z.enum(['offer', 'stripe']).nullable(),
  /** End of the paid period; null if nothing is charged. */
  paidThrough: z.iso.datetime().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  /** Whether Stripe's portal offers card, invoices and cancelling. */
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
