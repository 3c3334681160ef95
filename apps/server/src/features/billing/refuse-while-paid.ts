/** Without a Stripe key running subscriptions can't be cancelled, so their owners can't be deleted. */
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { rowOf } from './records.ts';

export async function refuseWhilePaid(db: Database, ownerId: string): Promise<number> {
  const row = await rowOf(db, ownerId);
  if (row?.stripeCustomerId) throw new Problem('STILL_CUSTOMER');
  return 0;
}
