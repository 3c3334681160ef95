/**
 * Ties a database to its file store by an installation id, so that none deletes another's files. A stamp is
 * incremented in the database, then in the store: if the store is ahead, the database was restored from a
 * backup and doesn't know the newest files. Files in a store without an id may be another's, or newer, as well.
 */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/generations.ts';
import { installation } from '../db/schema/store.ts';
import type { Log } from '../log.ts';
import { StartError } from '../process/start-error.ts';
import type { FileStore } from './file-store.ts';
import { isOwnKey, markerKey } from './own-keys.ts';

const markerSchema = z.object({ id: z.string().min(1), stamp: z.int().min(0) });
type Marker = z.infer<typeof markerSchema>;

export class ForeignStoreError extends StartError {
  override name = 'ForeignStoreError';
}

export interface InstallationParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
  /** The database's stamp, by which the operator confirms that its files are lost. */
  readonly lostAtStamp?: number | undefined;
}

export interface Stamped {
  /** The database was just found to be older than its store. */
  readonly isRestored: boolean;
  /** The store had files, but no id. */
  readonly isAdopted: boolean;
}

/** Newest files that are looked for in a store without an id. */
const lookedFor = 20;
/** Keys after which a store that may be another's is no longer searched for ours. */
const mostForeign = 10_000;

/** Refuses a store of another installation, claims an unclaimed one, and stamps it. */
export async function claimStore(parts: InstallationParts): Promise<Stamped> {
  const { db, store, clock } = parts;
  await db.insert(installation).values({ id: randomUUID() }).onConflictDoNothing();
  const marker = await expectOwnStore(parts);
  if (!marker) await expectSameStore(parts);
  const isAdopted = !marker && (await mayHaveOwnFiles(store));
  const ahead = marker?.stamp ?? 0;
  const { marker: next, isRestored } = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(installation).for('update');
    if (!row) throw new Error('The installation has no row');
    const isRestored = row.stamp < ahead;
    const stamp = Math.max(row.stamp, ahead) + 1;
    const isUnsure = isRestored || isAdopted;
    await tx.update(installation).set({ stamp, ...(isUnsure ? { restoredAt: clock() } : {}) });
    return { marker: { id: row.id, stamp }, isRestored };
  });
  await store.put(markerKey, encoded(next), 'application/json');
  return { isRestored, isAdopted };
}

/** For the operator. */
export function reportStamped({ isRestored, isAdopted }: Stamped, log: Log): void {
  if (isRestored) {
    log.error(
      'The database is older than its files, as after a restore: files from before that it does not know are kept; `npm run doctor` names them',
    );
  }
  if (isAdopted) {
    log.warn(
      'The file store had files, but did not say whose, as after a move or an update: files from before that the database does not know are kept; `npm run doctor` names them',
    );
  }
}

/** An empty bucket or a folder that isn't mounted is not taken for the store of a database that has files. */
async function expectSameStore({ db, store, lostAtStamp }: InstallationParts): Promise<void> {
  const [row] = await db.select({ stamp: installation.stamp }).from(installation);
  const stamp = row?.stamp ?? 0;
  if (stamp === 0 || stamp === lostAtStamp) return;
  const newest = await db
    .select({ key: file.storageKey })
    .from(file)
    .orderBy(desc(file.createdAt))
    .limit(lookedFor);
  if (newest.length === 0) return;
  for (const { key } of newest) if (await store.exists(key)) return;
  throw new StartError(
    `The store in use, ${store.place}, is not the one that this database used: it has no ${markerKey} and none of its newest files. Name the right one by DATA_DIR or S3_BUCKET, S3_ENDPOINT and S3_PREFIX, or mount it. If its files are lost and this one takes its place, start once with FILES_LOST_AT=${stamp}.`,
  );
}

async function mayHaveOwnFiles(store: FileStore): Promise<boolean> {
  let foreign = 0;
  for await (const { key } of store.list()) {
    if (isOwnKey(key)) return true;
    foreign += 1;
    if (foreign === mostForeign) return true;
  }
  return false;
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
