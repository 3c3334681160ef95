/** Files with their rows: the bytes are written before the row and deleted after it. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file as fileTable } from '../db/schema/generations.ts';
import type { FileDetails, FileKind } from '../db/schema/stored-types.ts';
import { contentHash, randomId } from '../intake/intake.ts';
import { Problem } from '../problem.ts';
import type { FileStore } from './file-store.ts';

export type FileRow = typeof fileTable.$inferSelect;

export interface NewFile {
  readonly owner: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** SHA-256 of the bytes, if the caller has it. */
  readonly sha256?: string;
  readonly thumb?: Uint8Array | undefined;
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly generationId?: string;
  /** Key prefix; the files of one generation share it, so that a failed attempt can be cleared. */
  readonly folder: string;
  /** See `platform/limits/storage.ts`. */
  readonly addressHash?: string | undefined;
  readonly details?: FileDetails;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
};

export interface Files {
  readonly store: FileStore;
  /** Writes the bytes; the caller inserts the row in its own transaction. */
  write(file: NewFile): Promise<typeof fileTable.$inferInsert>;
  save(file: NewFile): Promise<FileRow>;
  find(id: string): Promise<FileRow | undefined>;
  /** The owner's file, or NOT_FOUND, so that files of others cannot be probed. */
  owned(owner: string, id: string, kind?: FileKind): Promise<FileRow>;
  sameContent(owner: string, kind: FileKind, sha256: string): Promise<FileRow | undefined>;
  bytes(row: Pick<FileRow, 'storageKey'>): Promise<Uint8Array>;
  remove(ids: readonly string[]): Promise<void>;
}

export function createFiles(db: Database, store: FileStore): Files {
  const files: Files = {
    store,
    async write({ bytes, sha256 = contentHash(bytes), thumb, folder, details, ...known }) {
      const id = randomId();
      const storageKey = `${folder}/${id}.${extensions[known.contentType] ?? 'bin'}`;
      const thumbKey = thumb ? `${folder}/${id}.thumb.webp` : null;
      await store.put(storageKey, bytes, known.contentType);
      if (thumb && thumbKey) await store.put(thumbKey, thumb, 'image/webp');
      return {
        ...known,
        id,
        storageKey,
        thumbKey,
        bytes: bytes.length,
        sha256,
        details: details ?? {},
      };
    },
    async save(input) {
      const values = await files.write(input);
      try {
        const [row] = await db.insert(fileTable).values(values).returning();
        return row!;
      } catch (error) {
        await removeOrLeave(store, [values]);
        throw error;
      }
    },
    async find(id) {
      const [row] = await db.select().from(fileTable).where(eq(fileTable.id, id));
      return row;
    },
    async owned(owner, id, kind) {
      const row = await files.find(id);
      if (!row || row.owner !== owner || (kind && row.kind !== kind))
        throw new Problem('NOT_FOUND');
      return row;
    },
    async sameContent(owner, kind, sha256) {
      const [row] = await db
        .select()
        .from(fileTable)
        .where(
          and(eq(fileTable.owner, owner), eq(fileTable.kind, kind), eq(fileTable.sha256, sha256)),
        )
        .orderBy(sql`${fileTable.createdAt} desc`)
        .limit(1);
      return row;
    },
    bytes: (row) => store.bytes(row.storageKey),
    async remove(ids) {
      if (ids.length === 0) return;
      const rows = await db
        .delete(fileTable)
        .where(inArray(fileTable.id, [...ids]))
        .returning();
      await removeObjects(store, rows);
    },
  };
  return files;
}

const mostAtOnce = 16;

/** Requests run in parallel: a remote store has high latency. */
export async function atOnce<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += mostAtOnce) {
    await Promise.all(items.slice(from, from + mostAtOnce).map(run));
  }
}

export async function removeObjects(
  store: FileStore,
  rows: readonly { storageKey: string; thumbKey?: string | null | undefined }[],
): Promise<void> {
  const keys = rows.flatMap(({ storageKey, thumbKey }) =>
    thumbKey ? [storageKey, thumbKey] : [storageKey],
  );
  await atOnce(keys, (key) => store.remove(key));
}

/** For files whose row is gone: what the store cannot delete now is swept as a stray at night. */
export async function removeOrLeave(
  ...[store, rows]: Parameters<typeof removeObjects>
): Promise<void> {
  await removeObjects(store, rows).catch(() => undefined);
}
