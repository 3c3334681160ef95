/** Files without a row: when they are removed, and when they are only reported. */
import { inArray, isNull, lt, or } from 'drizzle-orm';
import { installation, strayFile } from '../db/schema/store.ts';
import type { Log } from '../log.ts';
import { type ExamineParts, examineFiles, withoutRow } from './examine.ts';
import type { StoredObject } from './file-store.ts';
import { claimStore } from './installation.ts';

const hourMs = 60 * 60_000;
/** A night later at the earliest. */
const betweenNightsMs = 20 * hourMs;
const strayAgeMs = hourMs;
/** More than that is no accident of ours: foreign files, or a restored older database. */
const mostStrays = 100;
const mostShare = 0.01;
const namedAtOnce = 500;

export type StrayParts = Omit<ExamineParts, 'graceMs'>;

/** More than that is removed only by an operator who states how many. */
export const isTooMany = (strays: number, objects: number): boolean =>
  strays > mostStrays || strays > objects * mostShare;

/**
 * Once a night, by one process of all: files that no row knew of last night and none knows of now are
 * removed. Resolves with what was removed; undefined where it was another's turn.
 */
export async function sweepStrays(
  parts: StrayParts & { readonly log: Log },
): Promise<readonly string[] | undefined> {
  const { db, clock, log } = parts;
  const now = clock();
  const lastNight = new Date(now.getTime() - betweenNightsMs);
  // Check that the store is ours and that the database was not restored from an older copy.
  await claimStore(parts);
  const [turn] = await db
    .update(installation)
    .set({ comparedAt: now })
    .where(or(isNull(installation.comparedAt), lt(installation.comparedAt, lastNight)))
    .returning();
  if (!turn) return undefined;
  const found = await examineFiles({ ...parts, graceMs: strayAgeMs });
  if (found.missing > 0) {
    log.error('Files are missing; `npm run doctor` names them', { count: found.missing });
  }
  if (isTooMany(found.strays, found.objects)) {
    log.error(
      'The database knows nothing of many files; none was removed. `npm run doctor` names them',
      { count: found.strays },
    );
    return [];
  }
  const { restoredAt } = turn;
  const candidates = found.filesWithoutRow.filter(
    ({ changedAt }) => restoredAt === null || changedAt > restoredAt,
  );
  const due = await strayLastNight(parts, candidates, lastNight);
  const removed = await removeStrays(parts, due);
  if (removed.length > 0) {
    log.info('Files nobody knew of for two nights were removed', { count: removed.length });
  }
  return removed;
}

/** Of these strays those that were strays a night ago; the rest is remembered. */
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

/** Checks once more for a late row; rows without bytes are only reported: a backup may still hold them. */
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
