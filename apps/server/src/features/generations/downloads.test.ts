/** Files that are gone, and how many downloads an address may have open. */
import { limits } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { file } from '../../platform/db/schema/generations.ts';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker } from '../../testing/test-makers.ts';
import { ordersAt } from './orders.fixture.ts';

const bucketServer = await startBucketServer();
afterAll(() => bucketServer.close());

/** Larger than what a body reads ahead. */
const largeBytes = 1024 * 1024;

async function openShop(environment: Readonly<Record<string, string>> = {}) {
  const app = await createTestApp({ makers: allBy(quickMaker), environment });
  await app.pictureService.work(1);
  const person = await app.person();
  const made = await ordersAt(() => app).madeVisual(person);
  const [row] = await app.database.db.select().from(file).where(eq(file.generationId, made.id));
  const get = (url: string, from = '203.0.113.7') => app.request(url, { as: person, from });
  return { app, get, picture: firstOf(made.pictures), row: row! };
}

test.each([
  ['a folder', {}],
  ['a bucket', bucketServer.settings],
])('a file that is gone from %s is not found, before anything is sent', async (_name, settings) => {
  const { app, get, picture, row } = await openShop(settings);
  await app.pictureService.files.store.remove(row.storageKey);
  await app.pictureService.files.store.remove(row.thumbKey!);
  for (const url of [picture.url, picture.downloadUrl, picture.thumbUrl]) {
    const answer = await get(url);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  }
});

test('an address has so many downloads open; thumbnails and other addresses do not mind', async () => {
  const { app, get, picture, row } = await openShop();
  await app.pictureService.files.store.put(row.storageKey, new Uint8Array(largeBytes), 'image/png');
  const { db } = app.database;
  await db.update(file).set({ bytes: largeBytes }).where(eq(file.id, row.id));
  const bodies: ReadableStream[] = [];
  for (let count = 1; count < limits.downloadsPerAddress; count += 1) {
    const answer = await get(picture.url);
    expect(answer.status).toBe(200);
    bodies.push(answer.body!);
  }
  const archive = await get('/api/archive');
  expect(archive.status).toBe(200);
  bodies.push(archive.body!);
  const refused = await get(picture.downloadUrl);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await get('/api/archive')).status).toBe(429);

  for (let count = 0; count < 100; count += 1) {
    expect((await get(picture.thumbUrl)).status).toBe(200);
  }
  const elsewhere = await get(picture.url, '203.0.113.8');
  expect((await elsewhere.arrayBuffer()).byteLength).toBe(largeBytes);

  await bodies.pop()!.cancel();
  const statusNow = async () => {
    const answer = await get(picture.url);
    const size = answer.ok ? (await answer.arrayBuffer()).byteLength : 0;
    return [answer.status, size];
  };
  await expect.poll(statusNow).toEqual([200, largeBytes]);
  for (const body of bodies) await body.cancel();
});
