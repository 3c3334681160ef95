/**
 * Purges deleted results with their files after a while, work that ended without a picture, and unused uploads. In
 * batches, to hold no long locks.
 */
import { and, asc, eq, exists, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { endedWithoutPicture, file, generation } from '../../platform/db/schema/generations.ts';
import { atOnce, type Files, removeObjects } from '../../platform/files/files.ts';
import { workFolder } from './ledger/ledger-rows.ts';

/** How long a result can be restored. */
export const restorableMs = 10 * 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** For work that was cancelled or failed without a picture: as long as its photo, if nothing else uses that. */
export const withoutPictureMs = 7 * dayMs;
/** Retention of unused files, by kind. */
const lifetimesMs = { photo: 7 * dayMs, mask: 7 * dayMs, speech: 30 * dayMs } as const;
type PassingKind = keyof typeof lifetimesMs;
const passingKinds = Object.keys(lifetimesMs) as PassingKind[];
/** Visitors: long enough to continue on a page that was left open. */
const visitorLifetimesMs = { photo: 6 * hourMs, mask: 6 * hourMs, speech: 6 * hourMs } as const;
/** When files in use are checked again. */
const recheckAfterMs = 7 * dayMs;
/** Results of visitors can't be found again. */
const visitorResultMs = 30 * dayMs;

const mostAtOnce = 200;

export interface PurgeParts {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
}

/** `mayGoOn` is called before each batch. */
export async function purge(
  parts: PurgeParts,
  mayGoOn: () => Promise<boolean> = async () => true,
): Promise<void> {
  for (const step of [purgeResults, purgeWithoutPicture, purgeUnused]) {
    while (await mayGoOn()) {
      if ((await step(parts)) < mostAtOnce) break;
    }
  }
}

async function purgeResults(parts: PurgeParts): Promise<number> {
  const { db, clock } = parts;
  const before = (ageMs: number) => new Date(clock().getTime() - ageMs);
  const due = await db
    .select({ id: generation.id })
    .from(generation)
    .where(
      or(
        lt(generation.deletedAt, before(restorableMs)),
        and(
          sql`${generation.owner} like 'visitor:%'`,
          lt(generation.createdAt, before(visitorResultMs)),
        ),
      ),
    )
    .limit(mostAtOnce);
  await removeResults(
    parts,
    due.map(({ id }) => id),
  );
  return due.length;
}

async function purgeWithoutPicture(parts: PurgeParts): Promise<number> {
  const due = await parts.db
    .select({ id: generation.id })
    .from(generation)
    .where(
      and(
        endedWithoutPicture,
        lt(generation.finishedAt, new Date(parts.clock().getTime() - withoutPictureMs)),
      ),
    )
    // By the index, however many there are.
    .orderBy(asc(generation.finishedAt))
    .limit(mostAtOnce);
  await removeResults(
    parts,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** With their files; their sources are checked next. */
export async function removeResults(
  { db, files, clock }: PurgeParts,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db
    .delete(generation)
    .where(inArray(generation.id, [...ids]))
    .returning({ id: generation.id, originalFileId: generation.originalFileId });
  const rows = await db
    .delete(file)
    .where(inArray(file.generationId, [...ids]))
    .returning();
  const originals = gone.flatMap(({ originalFileId }) => originalFileId ?? []);
  if (originals.length > 0) {
    await db.update(file).set({ dueAt: clock() }).where(inArray(file.id, originals));
  }
  const folders = gone.map(({ id }) => workFolder(id));
  const isInFolder = (key: string) => folders.some((folder) => key.startsWith(`${folder}/`));
  await removeObjects(
    files.store,
    rows.filter(({ storageKey }) => !isInFolder(storageKey)),
  );
  await atOnce(folders, (folder) => files.store.removeFolder(folder));
}

async function purgeUnused({ db, files, clock }: PurgeParts): Promise<number> {
  const now = clock();
  const users = db
    .select({ one: sql`1` })
    .from(generation)
    .where(eq(generation.originalFileId, file.id));
  const due = await db
    .select({
      id: file.id,
      kind: file.kind,
      owner: file.owner,
      createdAt: file.createdAt,
      isUsed: sql<boolean>`${exists(users)}`,
    })
    .from(file)
    .where(and(inArray(file.kind, passingKinds), lte(file.dueAt, now)))
    .orderBy(asc(file.dueAt))
    .limit(mostAtOnce);
  const postponed = due.flatMap((row) => {
    const lifetimes = row.owner.startsWith('visitor:') ? visitorLifetimesMs : lifetimesMs;
    const endsAt = row.createdAt.getTime() + lifetimes[row.kind as PassingKind];
    if (endsAt > now.getTime()) return [{ id: row.id, dueAt: new Date(endsAt) }];
    return row.isUsed ? [{ id: row.id, dueAt: new Date(now.getTime() + recheckAfterMs) }] : [];
  });
  if (postponed.length > 0) await postpone(db, postponed);
  const isPostponed = new Set(postponed.map(({ id }) => id));
  const unused = due.map(({ id }) => id).filter((id) => !isPostponed.has(id));
  if (unused.length > 0) {
    const rows = await db
      .delete(file)
      // May be in use again.
      .where(and(inArray(file.id, unused), notExists(users)))
      .returning();
    await removeObjects(files.store, rows);
  }
  return due.length;
}

async function postpone(
  db: Database,
  postponed: readonly { readonly id: string; readonly dueAt: Date }[],
): Promise<void> {
  const ids = sql.param(postponed.map(({ id }) => id));
  const moments = sql.param(postponed.map(({ dueAt }) => dueAt.toISOString()));
  await db.execute(sql`
    update files set due_at = later.due_at
    from unnest(${ids}::text[], ${moments}::timestamptz[]) as later (id, due_at)
    where files.id = later.id`);
}
