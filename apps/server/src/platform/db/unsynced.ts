/**
 * For what may be lost when the power goes, such as a step of progress: the transaction does not wait
 * for the disk, which in the embedded database is a wait of everybody's queries.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export async function doNotWaitForDisk(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local synchronous_commit to off`);
}
