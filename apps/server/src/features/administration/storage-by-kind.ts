/**
 * How many files there are, and their bytes, by kind. All rows are counted once, some time after the update that
 * brought this: by then each transaction that adds or removes files records it, and nobody waits for a lock.
 */
import { count, sql, sum } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../platform/db/database.ts';
import { file, storageByKind } from '../../platform/db/schema/generations.ts';
import type { FileKind } from '../../platform/db/schema/stored-types.ts';

interface StorageOfKind {
  readonly kind: FileKind;
  readonly files: number;
  readonly bytes: number;
}

export async function storageOfKinds(db: Database): Promise<StorageOfKind[]> {
  // One statement: changes are moved to the totals meanwhile.
  const { rows } = await db.execute<{
    kind: FileKind;
    files: string;
    bytes: string;
    isCounted: boolean;
  }>(sql`
    select kind, sum(files) as files, sum(bytes) as bytes, bool_or(is_total) as "isCounted" from (
      select kind, files, bytes, true as is_total from storage_by_kind
      union all select kind, files, bytes, false from storage_changes
    ) parts group by kind`);
  if (!rows.some(({ isCounted }) => isCounted)) return countAll(db);
  return rows
    .map(({ kind, files, bytes }) => ({ kind, files: Number(files), bytes: Number(bytes) }))
    .filter(({ files }) => files > 0);
}

/** Only before the first total. */
async function countAll(db: Database): Promise<StorageOfKind[]> {
  return db
    .select({ kind: file.kind, files: count(), bytes: sum(file.bytes).mapWith(Number) })
    .from(file)
    .groupBy(file.kind);
}

/** Moves what changed to the totals. */
export async function sumStorage(database: OpenDatabase): Promise<void> {
  const { db } = database;
  if ((await db.$count(storageByKind)) === 0) return countOnce(database);
  await db.execute(sql`
    with gone as (delete from storage_changes returning kind, files, bytes)
    insert into storage_by_kind as known (kind, files, bytes)
      select kind, sum(files), sum(bytes) from gone group by kind
      on conflict (kind) do update
      set files = known.files + excluded.files, bytes = known.bytes + excluded.bytes`);
}

/** Less the changes that are recorded at the same moment, which follow. */
async function countOnce(database: OpenDatabase): Promise<void> {
  const work = (db: Database) =>
    db.execute(sql`
      insert into storage_by_kind (kind, files, bytes)
        select kind, sum(files), sum(bytes) from (
          select kind, 1 as files, bytes::bigint as bytes from files
          union all select kind, -files, -bytes from storage_changes
        ) parts group by kind
        on conflict do nothing`);
  if (database.home === 'embedded') {
    await work(database.db);
    return;
  }
  const { onPatientConnection } = await import('../../platform/db/server.ts');
  await onPatientConnection(database, work);
}
