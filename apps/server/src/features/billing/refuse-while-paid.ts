/** Without the key to Stripe a running subscription cannot be ended, so its owner must stay. */
import type { Database } from '../../platform/db/database.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { rowOf } from './records.ts';

export async function refuseWhilePaid(db: Database, ownerId: string): Promise<number> {
  const row = await rowOf(db, ownerId);
  if (row?.stripeCustomerId) {
    throw new StartError(
      'This person is a customer at Stripe, and a subscription could go on being charged. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, so that it is ended first.',
    );
  }
  return 0;
}
