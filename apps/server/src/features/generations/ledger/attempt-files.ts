/** Deletes files of failed attempts. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { file, type generation, picture } from '../../../platform/db/schema/generations.ts';
import { installation } from '../../../platform/db/schema/store.ts';
import type { FileKind } from '../../../platform/db/schema/stored-types.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { FileRow } from '../../../platform/files/files.ts';
import { workFolder } from './ledger-rows.ts';

/** Files of a generation that are not its result. */
const passingKinds: readonly FileKind[] = ['picture', 'overlay', 'preview'];

/**
 * Including what a killed attempt wrote without a row. What can't be deleted now is swept as a stray. Of work from
 * before the database was restored nothing is deleted: it may have been done since, with results that are now unknown.
 */
export async function clearAttempts(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  { id, createdAt }: Pick<typeof generation.$inferSelect, 'id' | 'createdAt'>,
  upTo: number,
): Promise<void> {
  if (upTo < 1) return;
  const [state] = await db.select({ restoredAt: installation.restoredAt }).from(installation);
  if (state?.restoredAt && state.restoredAt >= createdAt) return;
  for (let attempt = 1; attempt <= upTo; attempt++) {
    await store.removeFolder(`${workFolder(id)}/${attempt}`).catch(() => undefined);
  }
}

export async function forgetFiles(tx: Database, id: string): Promise<FileRow[]> {
  await tx.delete(picture).where(eq(picture.generationId, id));
  return tx
    .delete(file)
    .where(and(eq(file.generationId, id), inArray(file.kind, passingKinds)))
    .returning();
}

export async function forgetPassingFiles(tx: Database, id: string, keepResult: boolean) {
  if (!keepResult) return forgetFiles(tx, id);
  return tx
    .delete(file)
    .where(and(eq(file.generationId, id), eq(file.kind, 'preview')))
    .returning();
}
