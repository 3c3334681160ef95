import type { Database } from '../platform/db/database.ts';
import { rate } from '../platform/db/schema/rates.ts';
import { forgetRefusals } from '../platform/limits/refusals.ts';

/** As if nobody had asked for anything. */
export async function resetRates(db: Database): Promise<void> {
  await db.delete(rate);
  forgetRefusals(db);
}
