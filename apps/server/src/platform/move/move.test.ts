/** Moves everything to another database and store and back, without differences. */
import type { Generation } from '@maquette/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { closeLater } from '../../testing/databases/left-over.ts';
import { failLoudly } from '../../testing/fail-loudly.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testLog } from '../../testing/test-log.ts';
import { allBy, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { administratorAction } from '../db/schema/administration.ts';
import { examineFiles } from '../files/examine.ts';
import type { FileStore } from '../files/file-store.ts';
import { keysIn } from '../files/keys-in.fixture.ts';
import { isOwnKey } from '../files/own-keys.ts';
import { openS3Store } from '../files/s3-store.ts';
import type { Mail } from '../mail/mail.ts';
import { openMailQueue } from '../mail/mail-queue.ts';
import { createSealer } from '../sealed-text.ts';
import { move } from './move.ts';

const bucketServer = await startBucketServer();
afterAll(() => bucketServer.close());
const bucket = openS3Store(bucketServer.access);
const embedded = await startEmbedded({ kind: 'memory' }, { isNew: true, onDeath: failLoudly });
closeLater(() => embedded.close());
await migrate(embedded.db);

const both = { database: false, store: false };
const quietly = { same: both, withMails: true, log: testLog(), onProgress: () => {} };
const placeOf = ({ database, pictureService }: TestApp) => ({
  database,
  store: pictureService.files.store,
});

async function results(app: TestApp, as: TestPerson) {
  const answer = await app.request('/api/generations?limit=24', { as });
  expect(answer.status).toBe(200);
  const { items } = (await answer.json()) as { items: Generation[] };
  const pictures: string[] = [];
  for (const { url } of items.flatMap((item) => item.pictures)) {
    const picture = await app.request(url, { as });
    pictures.push(Buffer.from(await picture.arrayBuffer()).toString('base64'));
  }
  const used = await (await app.request('/api/storage', { as })).json();
  return { items, pictures, used };
}

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'A link' };
const sealer = createSealer('a secret that moves with the folder of the data', 'mails');
const mailQueueOf = async ({ pictureService, log }: TestApp) =>
  openMailQueue({ boss: await pictureService.boss(), sealer, log });

/** Fails after so many files, like a broken connection; of the others it keeps half the bytes. */
const cutAfter = (store: FileStore, files: number): FileStore => {
  let left = files;
  return {
    ...store,
    put: async (key, bytes, contentType) => {
      if (left-- > 0) return store.put(key, bytes, contentType);
      await store.put(key, bytes.subarray(0, bytes.length / 2), contentType);
      throw new Error('The line was cut');
    },
  };
};

/** Contents of all files, by key. */
async function bytesIn(store: FileStore): Promise<Record<string, string>> {
  const bytes: Record<string, string> = {};
  for (const key of (await keysIn(store)).filter(isOwnKey)) {
    bytes[key] = Buffer.from(await store.bytes(key)).toString('base64');
  }
  return bytes;
}

test('moved to another database and a bucket, interrupted, resumed, and back without differences', async () => {
  const here = await createTestApp({ makers: allBy(quickMaker) });
  await here.pictureService.work(1);
  const person = await here.person();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  expect((await here.request('/api/photos', { as: person, body: form })).status).toBe(201);
  for (const prompt of ['a house by the sea', 'a barn']) {
    const ordered = await here.request('/api/visuals', { as: person, body: { prompt } });
    const { id } = (await ordered.json()) as { id: string };
    await (await here.request(`/api/generations/${id}/events`, { as: person })).text();
  }
  const action = {
    ...{ at: here.clock.now(), actorId: person.id, actorName: 'Ada' },
    deed: 'close-sign-up' as const,
  };
  await here.database.db.insert(administratorAction).values([action, action]);
  await (await mailQueueOf(here)).add(mail);
  const before = await results(here, person);
  expect(before.items).toHaveLength(2);

  const far = { database: embedded, store: bucket };
  const cut = { database: embedded, store: cutAfter(bucket, 3) };
  await expect(move({ from: placeOf(here), to: cut, ...quietly })).rejects.toThrow('cut');
  const halfway = await embedded.pool.query('select from users');
  expect(halfway.rowCount).toBe(0);
  const moved = await move({ from: placeOf(here), to: far, ...quietly });
  expect(moved.files.damaged).toEqual([]);
  expect(moved.files.present).toBe(3);
  expect(moved.mails).toBe(1);
  expect(await bytesIn(bucket)).toEqual(await bytesIn(here.pictureService.files.store));
  await expect(move({ from: placeOf(here), to: far, ...quietly })).rejects.toThrow(
    'The database to write to holds accounts',
  );

  const back = await createTestApp();
  const { rows } = await move({ from: far, to: placeOf(back), ...quietly });
  expect(rows).toBe(moved.rows);
  expect(await results(back, person)).toEqual(before);
  const { db } = back.database;
  // New rows are numbered after the copied ones.
  const added = await db.insert(administratorAction).values(action).returning();
  expect(added.map(({ id }) => id)).toEqual([3]);
  const sent: Mail[] = [];
  await (await mailQueueOf(back)).deliver(async (each) => void sent.push(each));
  await vi.waitFor(() => expect(sent).toEqual([mail]), { timeout: 30_000 });
  const { store } = back.pictureService.files;
  const found = await examineFiles({ db, store, clock: back.clock.now, graceMs: 0 });
  expect({ missing: found.missing, strays: found.strays }).toEqual({ missing: 0, strays: 0 });
});
