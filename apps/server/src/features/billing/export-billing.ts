/** Payment records of a person, for the export of their data. */
import type { Database } from '../../platform/db/database.ts';
import { rowOf } from './records.ts';

export async function exportBilling(db: Database, personId: string): Promise<unknown> {
  const row = await rowOf(db, personId);
  if (!row) return null;
  const { source, stripeCustomerId, paidThrough, cancelsAtPeriodEnd } = row;
  return { source, stripeCustomerId, paidThrough, cancelsAtPeriodEnd };
}
