/** The Stripe client, loaded only where Stripe is configured. */
import Stripe from 'stripe';
import { Problem } from '../../platform/problem.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string | undefined;
  /** Whether upgrades of the free offer stay. */
  readonly keepOffer: boolean;
  /** Overrides Stripe's address, for tests. */
  readonly apiUrl: string | undefined;
}

const stripeTimeoutMs = 10_000;

export function connect({ secretKey, apiUrl }: StripeSettings): Stripe {
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

/** Test or live mode, by the key. */
export const isLiveKey = (secretKey: string): boolean => /^\w\w_live_/.test(secretKey);

/** Objects of another account or mode don't exist for this key. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** One sentence for any Stripe error; the log has the reason. */
export const unavailable = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError
    ? new Problem('PAYMENTS_UNAVAILABLE', {}, { cause: error })
    : error;

export async function stripeResult<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

/** Undefined for objects that do not exist for this key. */
export async function stripeResultIfAny<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unavailable(error);
  }
}
