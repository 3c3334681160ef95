/** The nightly comparison of rows and files, on a restored database and over very many files. */
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { ServerDatabase } from '../../../apps/server/src/platform/db/database.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open.ts';
import { file } from '../../../apps/server/src/platform/db/schema/generations.ts';
import { examineFiles } from '../../../apps/server/src/platform/files/examine.ts';
import type { FileStore } from '../../../apps/server/src/platform/files/file-store.ts';
import { claimStore } from '../../../apps/server/src/platform/files/installation.ts';
import { openS3Store } from '../../../apps/server/src/platform/files/s3-store.ts';
import { sweepStrays } from '../../../apps/server/src/platform/files/strays.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { bucketKeys } from '../../../apps/server/src/testing/bucket-server.ts';
import {
  databaseUrl,
  onServer,
} from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { type Bench, type Row, times } from '../row.ts';

const hourMs = 60 * 60_000;
const nights = 3;
/** So many that what is newer than the backup is less than one in a hundred. */
const photosBefore = 300;
const photosAfter = 2;
const foreignKey = 'backup/2026.tar';
const objects = 100_000;
const examinedWithinMs = 120_000;
const putAtOnce = 40;
const rowsAtOnce = 500;

export const sweepRows: readonly Row[] = [
  {
    section: 1,
    bar: 'a restored older database, a foreign backup: nothing removed',
    async measure({ cluster, postgresUrl }) {
      const [now, older] = [await cluster.newDatabase(), `restored_${randomUUID().slice(0, 8)}`];
      const store = storeBelow(cluster.bucket.endpoint, 'restored/');
      const current = await open(postgresUrl, now);
      const claim = (db: ServerDatabase['db']) =>
        claimStore({ db, store, clock: () => new Date() });
      await addPhotos(current, store, photosBefore);
      await claim(current.db);
      await current.close();
      await onServer(postgresUrl, `create database ${older} template ${now}`);
      const again = await open(postgresUrl, now);
      await addPhotos(again, store, photosAfter);
      await claim(again.db);
      await again.close();
      await store.put(foreignKey, new Uint8Array([1]), 'application/x-tar');
      const before = await keysOf(store);
      const restored = await open(postgresUrl, older);
      const { isRestored } = await claim(restored.db);
      // Files are too young on the day on which they are written.
      for (let night = 1; night <= nights; night += 1) {
        const clock = () => new Date(Date.now() + night * 24 * hourMs);
        await sweepStrays({ db: restored.db, store, clock, log: createLog('error') });
      }
      const found = await examineFiles({
        ...{ db: restored.db, store, clock: () => new Date(Date.now() + hourMs), graceMs: 0 },
      });
      await restored.close();
      await onServer(postgresUrl, `drop database ${older}`);
      const after = new Set(await keysOf(store));
      const gone = before.filter((key) => !after.has(key)).length;
      return {
        figure: `${gone} of ${before.length} objects removed in ${nights} nights, ${found.strays} unknown to it, the foreign one ${after.has(foreignKey) ? 'untouched' : 'gone'}`,
        holds: gone === 0 && isRestored && found.strays === 2 * photosAfter,
      };
    },
  },
  {
    section: 1,
    bar: '100,000 objects compared in under 2 minutes',
    async measure({ cluster, postgresUrl, share, say }) {
      const wanted = times(objects, share);
      const store = storeBelow(cluster.bucket.endpoint, 'many/');
      const database = await open(postgresUrl, await cluster.newDatabase());
      try {
        await addPhotos(database, store, wanted / 2);
        say(`${wanted} objects are there`);
        const at = performance.now();
        const { db } = database;
        const found = await examineFiles({ db, store, clock: () => new Date(), graceMs: 0 });
        const tookMs = performance.now() - at;
        const isWhole = found.objects === wanted && found.missing + found.strays === 0;
        return {
          figure: `${found.objects} objects, ${found.rows} rows in ${(tookMs / 1000).toFixed(1)} s`,
          holds: isWhole && tookMs < examinedWithinMs,
        };
      } finally {
        await database.close();
      }
    },
  },
];

const storeBelow = (endpoint: string, prefix: string): FileStore =>
  openS3Store({ ...bucketKeys, endpoint, prefix });

const open = (postgresUrl: Bench['postgresUrl'], name: string) =>
  openDatabase(
    { folder: tmpdir(), databaseUrl: databaseUrl(postgresUrl, name) },
    createLog('error'),
  );

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

/** Photos with their thumbnails, each with its row. */
async function addPhotos(
  { db }: Pick<ServerDatabase, 'db'>,
  store: FileStore,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    // As the server names them: other keys are not judged.
    const id = randomBytes(16).toString('base64url');
    return {
      ...{
        id,
        owner: 'ada',
        kind: 'photo' as const,
        contentType: 'image/jpeg',
        bytes: 1,
        sha256: id,
      },
      storageKey: `photos/${id}.jpg`,
      thumbKey: `photos/${id}.thumb.webp`,
    };
  });
  const keys = rows.flatMap(({ storageKey, thumbKey }) => [storageKey, thumbKey]);
  const putting = Array.from({ length: putAtOnce }, async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
      await store.put(key, new Uint8Array([1]), 'image/jpeg');
    }
  });
  await Promise.all(putting);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(file).values(rows.slice(from, from + rowsAtOnce));
  }
}
