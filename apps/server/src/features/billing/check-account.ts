/**
 * P-11: checks at the start that key and price match. A wrong key, or a price of the other mode, stops the
 * start; an unreachable Stripe doesn't.
 */
import { premiumPrice } from '@maquette/contract';
import Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { premiumAmount } from './price.ts';
import { isLiveKey, isMissing, type StripeSettings } from './stripe-client.ts';

/** Short, because the start waits for it. */
const checkOptions = { timeout: 3_000, maxNetworkRetries: 0 } as const;

export async function checkAccount(
  stripe: Stripe,
  { secretKey, priceId }: StripeSettings,
  log: Log,
): Promise<void> {
  const mode = isLiveKey(secretKey) ? 'live' : 'test';
  const wrongPrice = `STRIPE_PRICE_ID: expected a price of ${premiumPrice.monthly} ${premiumPrice.period} in ${mode} mode, of the same Stripe account as STRIPE_SECRET_KEY (a ${mode} key)`;
  try {
    if (priceId === undefined) {
      await stripe.balance.retrieve({}, checkOptions);
      return;
    }
    const price = await stripe.prices.retrieve(priceId, {}, checkOptions);
    const isWhatWeSell =
      price.livemode === isLiveKey(secretKey) &&
      price.active &&
      price.unit_amount === premiumAmount.cents &&
      price.currency === premiumAmount.currency &&
      price.recurring?.interval === premiumAmount.interval;
    if (!isWhatWeSell) throw new StartError(wrongPrice);
  } catch (error) {
    if (isMissing(error)) throw new StartError(wrongPrice);
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      throw new StartError(
        'STRIPE_SECRET_KEY: Stripe does not accept this key. Copy it anew from the dashboard of Stripe, or leave all STRIPE_ variables out for the free offer',
      );
    }
    // A restricted key may not be allowed to read; errors show at the first payment then.
    if (error instanceof Stripe.errors.StripePermissionError) return;
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn(
      'Stripe cannot be reached at the moment, so its settings were not checked; payments work again as soon as it answers',
      { error },
    );
  }
}
