import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { leastFreeBytes, serveHealth } from './health.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

// D-07
test('liveness and readiness differ', async () => {
  expect(await (await app.request('/healthz')).json()).toEqual({
    alive: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  const ready = await app.request('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    ready: true,
    accepting: true,
    database: true,
    files: true,
    disk: true,
    hosts: true,
  });
});

test.each([
  ['too little room', async () => 500 * 1024 * 1024 - 1],
  [
    'a folder that is gone',
    async () => {
      throw new Error('ENOENT');
    },
  ],
])('with %s it lives but is not ready', async (_name, freeBytes) => {
  const serve = serveHealth({
    db: app.database.db,
    folder: app.folder,
    leastFreeBytes: leastFreeBytes.keepsData,
    stopping: new AbortController().signal,
    filesAreUp: async () => true,
    freeBytes,
  });
  const ready = await serve(new Request('http://localhost/readyz'));
  expect(ready?.status).toBe(503);
  expect(await ready?.json()).toMatchObject({ ready: false, database: true, disk: false });
  expect((await serve(new Request('http://localhost/healthz')))?.status).toBe(200);
});

test('a process that no longer goes with the others is not ready', async () => {
  const serve = serveHealth({
    db: app.database.db,
    folder: app.folder,
    leastFreeBytes: 0,
    stopping: new AbortController().signal,
    filesAreUp: async () => true,
    agreesWithOthers: () => false,
  });
  const ready = await serve(new Request('http://localhost/readyz'));
  expect(ready?.status).toBe(503);
  expect(await ready?.json()).toMatchObject({ ready: false, disk: true, hosts: false });
});

test('a volume of 100 MB is enough where database and files are elsewhere', async () => {
  const serve = serveHealth({
    db: app.database.db,
    folder: app.folder,
    leastFreeBytes: leastFreeBytes.passesPhotos,
    stopping: new AbortController().signal,
    filesAreUp: async () => true,
    freeBytes: async () => 100 * 1024 * 1024,
  });
  expect((await serve(new Request('http://localhost/readyz')))?.status).toBe(200);
});

test("before shutdown it isn't ready", async () => {
  const stopped = await createTestApp({ database: app.database });
  stopped.stop();
  const ready = await stopped.request('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ ready: false, accepting: false });
});
