/** With `S3_*` set photos and pictures are stored in the bucket, for their owner only, and deleted from it. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, expect, test } from 'vitest';
import { purge, restorableMs } from './features/generations/purge.ts';
import { startBucketServer } from './testing/bucket-server.ts';
import { firstOf } from './testing/first-of.ts';
import { createTestApp } from './testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from './testing/test-makers.ts';

const bucketServer = await startBucketServer();
afterAll(() => bucketServer.close());
const { bucket, region, accessKeyId, secretAccessKey } = bucketServer.access;

const client = new S3Client({
  region,
  endpoint: bucketServer.endpoint,
  forcePathStyle: true,
  credentials: { accessKeyId, secretAccessKey },
});
const stored = async () =>
  ((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).length;

test('a photo and a visual are kept in the bucket, shown to their owner alone, and removed', async () => {
  const app = await createTestApp({
    makers: allBy(quickMaker),
    environment: bucketServer.settings,
  });
  await app.pictureService.work(1);
  const owner = await app.person();
  const stranger = await app.person();

  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  expect((await app.request('/api/photos', { as: owner, body: form })).status).toBe(201);
  const afterPhoto = await stored();
  expect(afterPhoto).toBeGreaterThan(0);

  const ordered = await app.request('/api/visuals', {
    as: owner,
    body: { prompt: 'a house', variations: 1 },
  });
  const { id } = (await ordered.json()) as { id: string };
  const events = await app.request(`/api/generations/${id}/events`, { as: owner });
  expect(await events.text()).toContain('"type":"done"');
  expect(await stored()).toBeGreaterThan(afterPhoto);
  expect(existsSync(path.join(app.folder, 'files'))).toBe(false);

  const shown = await app.request(`/api/generations/${id}`, { as: owner });
  const { pictures } = (await shown.json()) as { pictures: { url: string }[] };
  const picture = await app.request(firstOf(pictures).url, { as: owner });
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect((await app.request(firstOf(pictures).url, { as: stranger })).status).toBe(404);

  // Deleted, beyond the time for undoing it.
  await app.request(`/api/generations/${id}`, { as: owner, method: 'DELETE' });
  app.clock.advance(restorableMs / 1000 + 1);
  await purge({ db: app.database.db, files: app.pictureService.files, clock: app.clock.now });
  expect(await stored()).toBe(afterPhoto);
});

test('a store that is gone is told as what it is, and all goes on when it is back', async () => {
  const app = await createTestApp({
    makers: allBy(quickMaker),
    environment: bucketServer.settings,
  });
  await app.pictureService.work(1);
  const owner = await app.person();
  const send = async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
    const sent = await app.request('/api/photos', { as: owner, body: form });
    return { status: sent.status, code: ((await sent.json()) as { code?: string }).code };
  };
  const readiness = async () => {
    const ready = await app.request('/readyz');
    return { status: ready.status, ...((await ready.json()) as object) };
  };
  bucketServer.cut();
  expect(await send()).toEqual({ status: 503, code: 'STORAGE_DOWN' });
  expect(await readiness()).toMatchObject({ status: 503, database: true, files: false });
  const ordered = await app.request('/api/visuals', {
    as: owner,
    body: { prompt: 'a house', variations: 1 },
  });
  const { id } = (await ordered.json()) as { id: string };
  const waits = () => app.log.lines.some((line) => line.includes('waits for the file store'));
  await expect.poll(waits).toBe(true);

  bucketServer.mend();
  const events = await app.request(`/api/generations/${id}/events`, { as: owner });
  expect(await events.text()).toContain('"type":"done"');
  await expect.poll(readiness).toMatchObject({ status: 200, files: true });
  expect(await send()).toMatchObject({ status: 201 });
});
