/** Whether rows and files belong together: rows without their bytes, bytes without a row. */
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/generations.ts';
import type { FileStore } from './file-store.ts';

export interface Examined {
  readonly rows: number;
  readonly objects: number;
  readonly rowsWithoutFile: readonly string[];
  readonly filesWithoutRow: readonly string[];
}

export interface ExamineParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
  /** Younger files may still be waiting for their row. */
  readonly graceMs: number;
}

export async function examineFiles({ db, store, clock, graceMs }: ExamineParts): Promise<Examined> {
  const lastHarmless = clock().getTime() - graceMs;
  const young = new Set<string>();
  const objects = new Set<string>();
  for await (const { key, changedAt } of store.list()) {
    objects.add(key);
    if (changedAt.getTime() > lastHarmless) young.add(key);
  }
  const rows = await db
    .select({ id: file.id, storageKey: file.storageKey, thumbKey: file.thumbKey })
    .from(file)
    .orderBy(sql`${file.createdAt}`);
  const known = new Set(rows.flatMap(({ storageKey, thumbKey }) => [storageKey, thumbKey]));
  return {
    rows: rows.length,
    objects: objects.size,
    rowsWithoutFile: rows
      .filter(
        ({ storageKey, thumbKey }) =>
          !objects.has(storageKey) || (thumbKey !== null && !objects.has(thumbKey)),
      )
      .map(({ id }) => id),
    filesWithoutRow: [...objects].filter((key) => !known.has(key) && !young.has(key)),
  };
}

/** Removes bytes nobody knows of. Rows without bytes are only told: whoever has a backup needs them. */
export async function removeStrays(store: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await store.remove(key);
}
