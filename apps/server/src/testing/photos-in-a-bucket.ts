/** A PostgreSQL database with a bucket, photos in both, and the nightly comparison. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { openDatabase } from '../platform/db/open.ts';
import { file } from '../platform/db/schema/generations.ts';
import { type Examined, examineFiles } from '../platform/files/examine.ts';
import { claimStore } from '../platform/files/installation.ts';
import { openS3Store, type S3Settings } from '../platform/files/s3-store.ts';
import { sweepStrays } from '../platform/files/strays.ts';
import { createLog } from '../platform/log.ts';

const dayMs = 24 * 60 * 60_000;
const putAtOnce = 40;
const rowsAtOnce = 500;
const onePixel = new Uint8Array([1]);

export interface PhotosInABucket {
  /** With thumbnails, each with its row. */
  add(count: number): Promise<void>;
  put(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** As at each start; returns whether the database is older than its files. */
  claim(): Promise<boolean>;
  /** The nightly comparison after this many days. */
  sweepAfter(days: number): Promise<void>;
  /** Includes new files. */
  examine(): Promise<Examined>;
  close(): Promise<void>;
}

export async function openPhotosInABucket(options: {
  readonly databaseUrl: string;
  readonly access: S3Settings;
  readonly prefix: string;
}): Promise<PhotosInABucket> {
  const { databaseUrl, access, prefix } = options;
  const log = createLog('error');
  const database = await openDatabase({ folder: tmpdir(), databaseUrl }, log);
  const { db } = database;
  const store = openS3Store({ ...access, prefix });
  const inDays = (days: number) => () => new Date(Date.now() + days * dayMs);

  async function putAll(keys: string[]): Promise<void> {
    const putting = Array.from({ length: putAtOnce }, async () => {
      for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
        await store.put(key, onePixel, 'image/jpeg');
      }
    });
    await Promise.all(putting);
  }

  return {
    async add(count) {
      const rows = Array.from({ length: count }, () => {
        // In the server's format: other keys are ignored.
        const id = randomBytes(16).toString('base64url');
        return {
          ...{ id, owner: 'ada', kind: 'photo' as const, contentType: 'image/jpeg' },
          ...{ bytes: onePixel.length, sha256: id },
          storageKey: `photos/${id}.jpg`,
          thumbKey: `photos/${id}.thumb.webp`,
        };
      });
      await putAll(rows.flatMap(({ storageKey, thumbKey }) => [storageKey, thumbKey]));
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db.insert(file).values(rows.slice(from, from + rowsAtOnce));
      }
    },
    put: (key) => store.put(key, onePixel, 'application/octet-stream'),
    async keys() {
      const keys: string[] = [];
      for await (const { key } of store.list()) keys.push(key);
      return keys;
    },
    claim: async () => (await claimStore({ db, store, clock: inDays(0) })).isRestored,
    async sweepAfter(days) {
      await sweepStrays({ db, store, clock: inDays(days), log });
    },
    examine: () => examineFiles({ db, store, clock: inDays(1), graceMs: 0 }),
    close: () => database.close(),
  };
}
