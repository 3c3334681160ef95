/** Everything one person made or sent goes for good: work that waits or runs, results, files, counts. */
import { eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, generation, quota } from '../../platform/db/schema/generations.ts';
import type { Files } from '../../platform/files/files.ts';
import { isFinal } from './events/watcher.ts';
import type { Ledger } from './ledger/ledger.ts';
import { purge } from './purge.ts';

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
  if (rows.length > 0) {
    // Long past the time in which deleting can be undone.
    await db
      .update(generation)
      .set({ deletedAt: new Date(0) })
      .where(
        inArray(
          generation.id,
          rows.map(({ id }) => id),
        ),
      );
    await purge({ db, files, clock });
  }
  const kept = await db.select({ id: file.id }).from(file).where(eq(file.owner, personId));
  await files.remove(kept.map(({ id }) => id));
  await db.delete(quota).where(eq(quota.subject, `user:${personId}`));
}
