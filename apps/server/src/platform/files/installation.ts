/**
 * Ties a database to its file store by an installation id, so that none deletes another's files. A stamp is
 * incremented in the database, then in the store: if the store is ahead, the database was restored from a
 * backup and doesn't know the newest files.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { installation } from '../db/schema/store.ts';
import { StartError } from '../process/start-error.ts';
import type { FileStore } from './file-store.ts';
import { markerKey } from './own-keys.ts';

const markerSchema = z.object({ id: z.string().min(1), stamp: z.int().min(0) });
type Marker = z.infer<typeof markerSchema>;

export class ForeignStoreError extends StartError {
  override name = 'ForeignStoreError';
}

export interface InstallationParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
}

export interface Stamped {
  /** The database was just found to be older than its store. */
  readonly isRestored: boolean;
}

/** Refuses a store of another installation, claims an unclaimed one, and stamps it. */
export async function claimStore(parts: InstallationParts): Promise<Stamped> {
  const { db, store, clock } = parts;
  await db.insert(installation).values({ id: randomUUID() }).onConflictDoNothing();
  const marker = await expectOwnStore(parts);
  const ahead = marker?.stamp ?? 0;
  const { marker: next, isRestored } = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(installation).for('update');
    if (!row) throw new Error('The installation has no row');
    const isRestored = row.stamp < ahead;
    const stamp = Math.max(row.stamp, ahead) + 1;
    await tx.update(installation).set({ stamp, ...(isRestored ? { restoredAt: clock() } : {}) });
    return { marker: { id: row.id, stamp }, isRestored };
  });
  await store.put(markerKey, encoded(next), 'application/json');
  return { isRestored };
}

/** Read-only. */
export async function expectOwnStore({
  db,
  store,
}: Pick<InstallationParts, 'db' | 'store'>): Promise<Marker | undefined> {
  const marker = await readMarker(store);
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (marker && marker.id !== row?.id) {
    throw new ForeignStoreError(
      `The files in ${store.place} belong to another Maquette. Give this one a DATA_DIR, a bucket or an S3_PREFIX of its own. If they are its own and only its database is new, restore that from a backup, or remove ${markerKey} there.`,
    );
  }
  return marker;
}

async function readMarker(store: FileStore): Promise<Marker | undefined> {
  if (!(await store.exists(markerKey))) return undefined;
  const text = Buffer.from(await store.bytes(markerKey)).toString();
  try {
    return markerSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(
      `${markerKey} in ${store.place} cannot be read. Restore it from a backup, or remove it if these files are this Maquette's own.`,
      { cause: error },
    );
  }
}

const encoded = (marker: Marker): Uint8Array => Buffer.from(JSON.stringify(marker));
