/** Files without a row: when they are removed, and when they are only reported. */
import { inArray, isNull, lt, or } from 'drizzle-orm';
import { installation, strayFile } from '../db/schema/store.ts';
import type { Log } from '../log.ts';
import { type ExamineParts, examineFiles, withoutRow } from './examine.ts';
import type { StoredObject } from './file-store.ts';
import { atOnce } from './files.ts';
import { claimStore, reportStamped } from './installation.ts';

const hourMs = 60 * 60_000;
/** At least one night later. */
const betweenNightsMs = 20 * hourMs;
const strayAgeMs = hourMs;
/** More are unlikely to be ours: foreign files, or a restored older database. */
const mostStrays = 100;
const mostShare = 0.01;
const namedAtOnce = 500;

export type StrayParts = Omit<ExamineParts, 'graceMs'>;

/** More are deleted only when an operator confirms the number. */
export const isTooMany = (strays: number, objects: number): boolean =>
  strays > mostStrays || strays > objects * mostShare;

/**
 * Nightly, in one process: deletes files that had no row last night and have none now. Resolves with what was
 * deleted; undefined where another process had the turn.
 */
export async function sweepStrays(
  parts: StrayParts & { readonly log: Log },
): Promise<readonly string[] | undefined> {
  const { db, clock, log } = parts;
  const now = clock();
  const lastNight = new Date(now.getTime() - betweenNightsMs);
  // Checks that the store is ours and that the database is not an older backup.
  reportStamped(await claimStore(parts), log);
  const [turn] = await db
    .update(installation)
    .set({ comparedAt: now })
    .where(or(isNull(installation.comparedAt), lt(installation.comparedAt, lastNight)))
    .returning();
  if (!turn) return undefined;
  const found = await examineFiles({ ...parts, graceMs: strayAgeMs });
  await removeUnfinished(parts, found.unfinished);
  if (found.missing > 0) {
    log.error('Files are missing; `npm run doctor` names them', { count: found.missing });
  }
  const { restoredAt } = turn;
  const candidates = found.filesWithoutRow.filter(
    ({ changedAt }) => restoredAt === null || changedAt > restoredAt,
  );
  // Also where none is removed: those that have a row by now begin anew.
  const due = await strayLastNight(parts, candidates, lastNight);
  if (isTooMany(found.strays, found.objects)) {
    log.error(
      'The database knows nothing of many files; none was removed. `npm run doctor` names them',
      { count: found.strays },
    );
    return [];
  }
  const removed = await removeStrays(parts, due);
  if (removed.length > 0) {
    log.info('Files nobody knew of for two nights were removed', { count: removed.length });
  }
  return removed;
}

/** Those that were strays a night ago already; the others are recorded. */
async function strayLastNight(
  { db, clock }: StrayParts,
  strays: readonly StoredObject[],
  lastNight: Date,
): Promise<string[]> {
  const now = clock();
  const remembered = await db.select().from(strayFile);
  const current = new Set(strays.map(({ key }) => key));
  const known = new Map(remembered.map(({ key, firstSeenAt }) => [key, firstSeenAt]));
  const over = remembered.map(({ key }) => key).filter((key) => !current.has(key));
  if (over.length > 0) await db.delete(strayFile).where(inArray(strayFile.key, over));
  const fresh = [...current].filter((key) => !known.has(key));
  if (fresh.length > 0) {
    await db
      .insert(strayFile)
      .values(fresh.map((key) => ({ key, firstSeenAt: now })))
      .onConflictDoNothing();
  }
  return [...current].filter((key) => {
    const firstSeenAt = known.get(key);
    return firstSeenAt !== undefined && firstSeenAt <= lastNight;
  });
}

/** Left by killed processes; no row can know of them. */
export async function removeUnfinished(
  { store }: Pick<StrayParts, 'store'>,
  keys: readonly string[],
): Promise<void> {
  await atOnce(keys, (key) => store.remove(key));
}

/** Rechecks for late rows. Rows without bytes are only reported: a backup may still have them. */
export async function removeStrays(
  { db, store }: Pick<StrayParts, 'db' | 'store'>,
  keys: readonly string[],
): Promise<string[]> {
  const removed: string[] = [];
  for (let from = 0; from < keys.length; from += namedAtOnce) {
    for (const key of await withoutRow(db, keys.slice(from, from + namedAtOnce))) {
      await store.remove(key);
      removed.push(key);
    }
  }
  return removed;
}
