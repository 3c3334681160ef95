/** Verifies a webhook and finds its customer. */
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Log } from '../../platform/log.ts';

export interface StripeMessage {
  readonly event: { readonly id: string; readonly type: string };
  readonly customer: string | undefined;
}

/** In the format of our database. */
const name = z
  .string()
  .max(255)
  .regex(/^[\w.-]+$/);

const messageSchema = z.object({
  id: name,
  type: name,
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      customer: z.union([name, z.object({ id: name }).transform(({ id }) => id)]).nullish(),
    }),
  }),
});

/** Matched by prefix: the rest of the message may quote the payload. */
const reasons: readonly (readonly [beginning: string, reason: string])[] = [
  ['No webhook payload', 'it is empty'],
  ['No stripe-signature header', 'there is no signature'],
  ['Unable to extract timestamp', 'there is no readable signature'],
  ['No signatures found with expected scheme', 'there is no readable signature'],
  [
    'No signatures found matching',
    'the signature does not match STRIPE_WEBHOOK_SECRET, or something on the way has changed the message',
  ],
  ['Timestamp outside', 'it was signed too long ago, or a clock is wrong'],
];

export interface WebhookParts {
  readonly stripe: Stripe;
  readonly secret: string;
  readonly isLive: boolean;
  readonly log: Log;
}

/** Undefined, with the reason logged, for messages to ignore. */
export async function readWebhook(
  { stripe, secret, isLive, log }: WebhookParts,
  body: string,
  signature: string | null,
): Promise<StripeMessage | undefined> {
  let sent: unknown;
  try {
    sent = await stripe.webhooks.constructEventAsync(body, signature ?? '', secret);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const known = reasons.find(([beginning]) => said.startsWith(beginning));
    log.warn(`A webhook of Stripe was refused: ${known?.[1] ?? 'it cannot be read'}`);
    return undefined;
  }
  const parsed = messageSchema.safeParse(sent);
  if (!parsed.success) {
    log.warn('A webhook of Stripe was refused: it is signed, and yet no event');
    return undefined;
  }
  const { id, type, livemode, data } = parsed.data;
  if (livemode !== isLive) {
    log.error(
      'STRIPE_WEBHOOK_SECRET: expected the secret of a webhook in the same mode (test or live) as STRIPE_SECRET_KEY; its events are refused',
    );
    return undefined;
  }
  return { event: { id, type }, customer: data.object.customer ?? undefined };
}
