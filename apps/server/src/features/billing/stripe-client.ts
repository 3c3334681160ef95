/** Stripe's own client, set up once; loaded only where Stripe is configured. */
import Stripe from 'stripe';
import { Problem } from '../../platform/problem.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string | undefined;
  /** Whether upgrades from the time of the free offer stay. */
  readonly keepOffer: boolean;
  /** Another address than Stripe's own, for tests. */
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

/** Test and live are two worlds at Stripe; the key says which one is meant. */
export const isLiveKey = (secretKey: string): boolean => /^\w\w_live_/.test(secretKey);

/** A customer or checkout of another account or mode: for this key it does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** Whatever goes wrong at Stripe is said in one sentence; the log keeps the reason. */
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
