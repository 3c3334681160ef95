/** Without the key to Stripe a running subscription cannot be ended, so its owner must stay. */
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { rowOf } from './records.ts';

export async function refuseWhilePaid(db: Database, ownerId: string): Promise<number> {
  const row = await rowOf(db, ownerId);
  if (row?.stripeCustomerId) throw new Problem('STILL_CUSTOMER');
  return 0;
}
