/** Deleted results go for good a while later, with their files; so do photos nobody used. */
import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, generation } from '../../platform/db/schema/generations.ts';
import type { Files } from '../../platform/files/files.ts';
import { workFolder } from './ledger/ledger-rows.ts';

/** How long deleting can be undone. */
export const restorableMs = 10 * 60_000;
const unusedPhotoMs = 7 * 24 * 60 * 60_000;
/** Of visitors, who come back to nothing: long enough to go on with a page that was left open. */
const unusedVisitorPhotoMs = 6 * 60 * 60_000;
const spokenMs = 30 * 24 * 60 * 60_000;
/** Results of visitors have no account to return to. */
const visitorResultMs = 30 * 24 * 60 * 60_000;

export async function purge({
  db,
  files,
  clock,
}: {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
}): Promise<void> {
  const before = (ageMs: number) => new Date(clock().getTime() - ageMs);
  await db
    .update(generation)
    .set({ deletedAt: before(restorableMs * 2) })
    .where(
      and(
        sql`${generation.owner} like 'visitor:%'`,
        lt(generation.createdAt, before(visitorResultMs)),
      ),
    );
  const gone = await db
    .select({ id: generation.id })
    .from(generation)
    .where(and(isNotNull(generation.deletedAt), lt(generation.deletedAt, before(restorableMs))));
  for (const { id } of gone) {
    const kept = await db.select({ id: file.id }).from(file).where(eq(file.generationId, id));
    await db.delete(generation).where(eq(generation.id, id));
    await files.remove(kept.map((row) => row.id));
    await files.store.removeFolder(workFolder(id)).catch(() => undefined);
  }
  const used = db
    .select({ one: sql`1` })
    .from(generation)
    .where(eq(generation.originalFileId, file.id));
  const unused = await db
    .select({ id: file.id })
    .from(file)
    .where(
      and(
        inArray(file.kind, ['photo', 'mask']),
        or(
          lt(file.createdAt, before(unusedPhotoMs)),
          and(
            sql`${file.owner} like 'visitor:%'`,
            lt(file.createdAt, before(unusedVisitorPhotoMs)),
          ),
        ),
        notExists(used),
      ),
    );
  const spoken = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.kind, 'speech'), lt(file.createdAt, before(spokenMs))));
  await files.remove([...unused, ...spoken].map(({ id }) => id));
}
