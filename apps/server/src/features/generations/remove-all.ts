/** Deletes all data of one owner: work, results, files, counts. */
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, generation, quota } from '../../platform/db/schema/generations.ts';
import type { Files } from '../../platform/files/files.ts';
import { isFinal } from './events/watcher.ts';
import type { Ledger } from './ledger/ledger.ts';
import { removeResults } from './purge.ts';

const mostAtOnce = 200;

export interface RemoveAllParts {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
  readonly ledger: () => Promise<Ledger>;
}

export async function removeAll(parts: RemoveAllParts, personId: string): Promise<void> {
  const { db, files, clock } = parts;
  const rows = await db
    .select({ id: generation.id, status: generation.status })
    .from(generation)
    .where(eq(generation.owner, personId));
  for (const { id } of rows.filter(({ status }) => !isFinal(status))) {
    await (await parts.ledger()).end(id, { status: 'cancelled', code: 'CANCELLED' });
  }
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const some = rows.slice(from, from + mostAtOnce);
    await removeResults(
      { db, files, clock },
      some.map(({ id }) => id),
    );
  }
  const kept = await db.select({ id: file.id }).from(file).where(eq(file.owner, personId));
  await files.remove(kept.map(({ id }) => id));
  await db.delete(quota).where(eq(quota.subject, `user:${personId}`));
}
