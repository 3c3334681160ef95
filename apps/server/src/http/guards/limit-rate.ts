/** Refuses requests above a rate, with the time to wait. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type RateRule, takeTurn } from '../../platform/rates.ts';

export async function limitRate(
  db: Database,
  rule: RateRule,
  subject: string,
  clock: Clock,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeTurn(db, rule, subject, clock);
  if (!allowed) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
