/** Storage limits for an address, an order and a visitor. */
import { type Generation, limits, type UploadedPhoto } from '@maquette/contract';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { purge } from './features/generations/purge.ts';
import { file, generation } from './platform/db/schema/generations.ts';
import { forgetAddresses } from './platform/limits/forget-addresses.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { allBy, endlessMaker, quickMaker, tinyPng } from './testing/test-makers.ts';
import { cookiesOf, type TestPerson } from './testing/test-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ makers: allBy(endlessMaker) });
});

const sending = (bytes: Uint8Array) => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'a.png'));
  return { body };
};
const upload = (from: string, headers: Record<string, string> = {}) =>
  app.request('/api/photos', { ...sending(tinyPng), from, headers });
const filesOf = (owner: string) => app.database.db.select().from(file).where(eq(file.owner, owner));
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

test('visitors of one address share a storage limit, whatever their cookies', async () => {
  const first = await idOf(await upload('192.0.2.1'));
  await app.database.db
    .update(file)
    .set({ bytes: limits.visitorAddressStorageBytes })
    .where(eq(file.id, first));
  const refused = await upload('192.0.2.1');
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    code: 'ADDRESS_STORAGE_SPENT',
    message: expect.stringContaining('256 MB'),
  });
  expect((await upload('192.0.2.2')).status).toBe(201);
  const person = await app.person();
  const signedIn = { ...sending(tinyPng), as: person, from: '192.0.2.1' };
  expect((await app.request('/api/photos', signedIn)).status).toBe(201);
  const rows = await app.database.db.select().from(file);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.');
});

test('unpaid accounts of one address share what is new within a day, paid ones do not', async () => {
  const { db } = app.database;
  const from = '192.0.2.7';
  const sends = async (as: TestPerson, address = from) => {
    const answer = await app.request('/api/photos', { ...sending(tinyPng), as, from: address });
    return answer.status === 201 ? 201 : ((await answer.json()) as object);
  };
  const [ada, bob, paying] = await Promise.all([
    app.person(),
    app.person(),
    app.person({ paymentStatus: 'completed' }),
  ]);
  expect(await sends(ada)).toBe(201);
  await db
    .update(file)
    .set({ bytes: limits.freeAddressBytesPerDay - 1 })
    .where(eq(file.owner, ada.id));
  const refused = {
    code: 'ADDRESS_UPLOADS_SPENT',
    message: expect.stringContaining('Free accounts in your network have added 2 GB within a day'),
  };
  expect(await sends(bob)).toMatchObject(refused);
  const body = { prompt: 'a quiet house', variations: 1 };
  const order = await app.request('/api/visuals', { as: bob, from, body });
  expect(await order.json()).toMatchObject(refused);
  const spoken = await app.request('/api/tts', { as: bob, from, body: { text: 'A warm room.' } });
  expect(await spoken.json()).toMatchObject(refused);
  expect(await sends(paying)).toBe(201);
  expect((await upload(from)).status).toBe(201);
  expect(await sends(bob, '192.0.2.8')).toBe(201);
  const rows = await db.select().from(file);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.');
  await db
    .update(file)
    .set({ createdAt: new Date(Date.now() - 25 * 60 * 60_000) })
    .where(eq(file.owner, ada.id));
  expect(await sends(bob)).toBe(201);
});

test('their pictures count as well; after the day their address is taken from the files', async () => {
  const { database } = app;
  const drawing = await createTestApp({ database, makers: allBy(quickMaker) });
  await drawing.pictureService.work(1);
  const person = await drawing.person();
  const request = { as: person, from: '192.0.2.9' };
  const body = { prompt: 'a quiet house', variations: 1 };
  const id = await idOf(await drawing.request('/api/visuals', { ...request, body }));
  await (await drawing.request(`/api/generations/${id}/events`, request)).text();
  const hashes = async () => (await filesOf(person.id)).map(({ addressHash }) => addressHash);
  const [picture] = await hashes();
  expect(picture).toMatch(/^[\w-]{43}$/);
  const [order] = await database.db.select().from(generation).where(eq(generation.id, id));
  expect(order!.addressHash).toBeNull();
  const visitors = await idOf(await upload('192.0.2.9'));
  const forget = () => forgetAddresses(database.db, app.clock.now, 500);
  await forget();
  expect(await hashes()).toEqual([picture]);
  const dayAgo = new Date(Date.now() - 24 * 60 * 60_000);
  await database.db.update(file).set({ createdAt: dayAgo });
  expect(await forget()).toBeGreaterThan(0);
  expect(await hashes()).toEqual([null]);
  expect((await app.pictureService.files.find(visitors))!.addressHash).toMatch(/^[\w-]{43}$/);
});

test('a full disk takes no photo', async () => {
  const { store } = app.pictureService.files;
  const { hasRoom } = store;
  Object.assign(store, { hasRoom: async () => false });
  try {
    const answer = await upload('192.0.2.3');
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ code: 'STORAGE_FULL' });
  } finally {
    Object.assign(store, { hasRoom });
  }
});

test("a visitor's unused uploads are deleted after hours; used ones stay", async () => {
  const sent = await upload('192.0.2.4');
  const headers = { cookie: cookiesOf(sent) };
  const unused = await idOf(sent);
  const drawing = await sharp(Buffer.from(tinyPng)).resize(32).png().toBuffer();
  const used = await idOf(
    await app.request('/api/photos', { ...sending(drawing), from: '192.0.2.4', headers }),
  );
  const order = { photoId: used, prompt: 'a house', seed: 0 };
  const ordered = await app.request('/api/sketches', { body: order, headers, from: '192.0.2.4' });
  expect(ordered.status).toBe(202);
  const person = await app.person();
  const kept = await idOf(await app.request('/api/photos', { ...sending(tinyPng), as: person }));
  app.clock.advance(7 * 60 * 60);
  await purge({ db: app.database.db, files: app.pictureService.files, clock: app.clock.now });
  const exists = async (id: string) => (await app.pictureService.files.find(id)) !== undefined;
  expect([await exists(unused), await exists(used), await exists(kept)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a crop is only stored with its order', async () => {
  const person: TestPerson = await app.person();
  const photo = (await (
    await app.request('/api/photos', { ...sending(tinyPng), as: person })
  ).json()) as UploadedPhoto;
  const order = (more: object = {}) =>
    app.request('/api/renders', {
      as: person,
      body: {
        ...{ kind: 'exterior', style: 'Coastal', roomType: 'Facade', propertyType: 'Residential' },
        ...{ aesthetic: 'Bright', photoId: photo.id, strength: 0.4 },
        crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
        ...more,
      },
    });
  const accepted = await order({ idempotencyKey: 'pressed-once' });
  expect(accepted.status).toBe(202);
  const id = await idOf(accepted);
  expect(await filesOf(person.id)).toHaveLength(2);
  const shown = (await (
    await app.request(`/api/generations/${id}`, { as: person })
  ).json()) as Generation;
  expect((await app.request(shown.original!.url, { as: person })).status).toBe(200);
  // Making it again uses the same crop.
  const { recipe } = shown;
  expect(recipe.from === 'photo' && shown.original!.url.includes(recipe.photoId)).toBe(true);

  expect(await idOf(await order({ idempotencyKey: 'pressed-once' }))).toBe(id);
  expect(await filesOf(person.id)).toHaveLength(2);
  for (let count = 0; count < limits.waitingPerUser; count++) await order();
  const before = await filesOf(person.id);
  const refused = await Promise.all([order(), order(), order()]);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(await filesOf(person.id)).toHaveLength(before.length);
  const { store } = app.pictureService.files;
  const strays: string[] = [];
  const rows = await app.database.db.select().from(file);
  const known = new Set(rows.flatMap(({ storageKey, thumbKey }) => [storageKey, thumbKey]));
  for await (const { key } of store.list()) if (!known.has(key)) strays.push(key);
  expect(strays).toEqual([]);
});

test("a visitor's spoken texts are deleted after hours, those of a person stay for weeks", async () => {
  const { db } = app.database;
  const spoken = async (owner: string) => {
    const { files } = app.pictureService;
    const bytes = new Uint8Array(10);
    return (
      await files.save({
        owner,
        kind: 'speech',
        bytes,
        contentType: 'audio/mpeg',
        folder: 'speech',
      })
    ).id;
  };
  const ids = [await spoken('visitor:reading'), await spoken((await app.person()).id)];
  const left = async () => {
    await purge({ db, files: app.pictureService.files, clock: app.clock.now });
    const rows = await db.select({ id: file.id }).from(file).where(inArray(file.id, ids));
    return rows.map(({ id }) => ids.indexOf(id));
  };
  app.clock.advance(7 * 60 * 60);
  expect(await left()).toEqual([1]);
  app.clock.advance(29 * 24 * 60 * 60);
  expect(await left()).toEqual([1]);
  app.clock.advance(24 * 60 * 60);
  expect(await left()).toEqual([]);
});
