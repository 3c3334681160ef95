/** A person's results: found, named, shared, deleted, downloaded; and those of visitors. */
import {
  type Generation,
  limits,
  type PhotoRecipe,
  type Quota,
  recipeVersion,
  type StorageUse,
} from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { file, generation } from '../../platform/db/schema/generations.ts';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import { cookiesOf, type TestPerson } from '../../testing/test-person.ts';
import { json, ordersAt } from './orders.fixture.ts';
import { purge, restorableMs } from './purge.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
  await app.pictureService.work(2);
  owner = await app.person();
});
const { madeVisual } = ordersAt(() => app);

describe('history', () => {
  test('newest first, in pages, found by words, by tool, by favourite', async () => {
    const person = await app.person();
    const first = await madeVisual(person, { prompt: 'a red barn' });
    app.clock.advance(1);
    const second = await madeVisual(person, { prompt: 'a glass tower' });
    type Page = { items: Generation[]; nextCursor: string | null };
    const list = (query: string) =>
      json<Page>(app.request(`/api/generations?${query}`, { as: person }));
    const page = await list('limit=1');
    expect(page.items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list(`limit=1&cursor=${page.nextCursor}`)).items.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    expect((await list('search=BARN')).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('search=%25')).items).toEqual([]);
    expect((await list('tool=sketch')).items).toEqual([]);
    await app.request(`/api/generations/${first.id}/favourite`, {
      as: person,
      method: 'PUT',
      body: { favourite: true },
    });
    expect((await list('favourite=true')).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('favourite=false')).items.map(({ id }) => id)).toEqual([second.id]);
  });

  test('a page leaves out what was painted by hand, a result has it', async () => {
    const person = await app.person();
    const { id } = await madeVisual(person);
    const protectStrokes = [{ points: [{ x: 0.1, y: 0.2 }], width: 0.1, erase: false }];
    const recipe: PhotoRecipe = {
      ...{ version: recipeVersion, from: 'photo', kind: 'interior', photoId: 'p', seed: 1 },
      ...{ style: 'Rustic', roomType: 'Bedroom', propertyType: 'House', aesthetic: 'Bright' },
      ...{ strength: 0.5, cfgScale: 7, steps: 30, decor: 'light', change: 'furniture' },
      ...{ variations: 1, maxSidePx: 1024, protectStrokes },
      ...{ surfaceHints: [], finishes: [], keptThings: [], paintedThings: [] },
    };
    await app.database.db.update(generation).set({ recipe }).where(eq(generation.id, id));
    const read = <Body>(path: string) =>
      json<Body>(app.request(`/api/generations${path}`, { as: person }));
    expect((await read<Generation>(`/${id}`)).recipe).toMatchObject({ protectStrokes });
    const { items } = await read<{ items: Generation[] }>('');
    expect(items).toMatchObject([{ id, recipe: { style: 'Rustic', protectStrokes: [] } }]);
  });

  test('renamed, deleted and brought back; deleted for good after a while (I-03)', async () => {
    const person = await app.person();
    const { id, pictures } = await madeVisual(person);
    const named = await json<Generation>(
      app.request(`/api/generations/${id}`, {
        as: person,
        method: 'PATCH',
        body: { title: 'Our house' },
      }),
    );
    expect(named.title).toBe('Our house');
    await app.request(`/api/generations/${id}`, { as: person, method: 'DELETE' });
    expect((await app.request(`/api/generations/${id}`, { as: person })).status).toBe(404);
    expect((await app.request(firstOf(pictures).url, { as: person })).status).toBe(404);
    const restore = () =>
      app.request(`/api/generations/${id}/restore`, { as: person, method: 'POST' });
    await restore();
    expect((await app.request(firstOf(pictures).url, { as: person })).status).toBe(200);
    await app.request(`/api/generations/${id}`, { as: person, method: 'DELETE' });
    app.clock.advance(restorableMs / 1000 + 1);
    await purge({ db: app.database.db, files: app.pictureService.files, clock: app.clock.now });
    expect((await restore()).status).toBe(404);
  });

  test('a link shows one result to anyone until it is revoked, and changes nothing (I-07)', async () => {
    const { id } = await madeVisual(owner);
    const other = await madeVisual(owner);
    const share = () =>
      json<{ token: string; url: string }>(
        app.request(`/api/generations/${id}/share`, { as: owner, method: 'PUT' }),
      );
    const { token, url } = await share();
    expect(url).toBe(`/Result?share=${token}`);
    // Requesting it again gives the same link, so a sent one stays valid.
    expect(await share()).toEqual({ token, url });
    const shared = await json<Generation>(app.request(`/api/shares/${token}`));
    expect(shared).not.toHaveProperty('id');
    expect(shared).not.toHaveProperty('prompt');
    expect((await app.request(firstOf(shared.pictures).url)).status).toBe(200);
    for (const [path, method] of [
      [`/api/shares/${token}`, 'DELETE'],
      [`/api/shares/${token}`, 'PATCH'],
      [`/api/generations/${token}`, 'DELETE'],
      [`/api/generations/${token}`, 'PATCH'],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'Ours now' } : undefined;
      expect((await app.request(path, { method, body })).status, `${method} ${path}`).toBe(404);
    }
    expect((await app.request(`${firstOf(other.pictures).url}?share=${token}`)).status).toBe(404);
    await app.request(`/api/generations/${id}/share`, { as: owner, method: 'DELETE' });
    expect((await app.request(`/api/shares/${token}`)).status).toBe(404);
    expect((await app.request(firstOf(shared.pictures).url)).status).toBe(404);
  });

  test('work that failed has no link, and is tried again only with the right to its tool', async () => {
    const person = await app.person();
    const { id } = await madeVisual(person);
    const become = (more: Partial<typeof generation.$inferInsert>) =>
      app.database.db.update(generation).set(more).where(eq(generation.id, id));
    const statusOf = async (action: string, method: string) =>
      (await app.request(`/api/generations/${id}/${action}`, { as: person, method })).status;
    await become({ status: 'failed', tool: 'interior' });
    expect(await statusOf('share', 'PUT')).toBe(404);
    expect(await statusOf('retry', 'POST')).toBe(402);
    await become({ tool: 'visual' });
    expect(await statusOf('retry', 'POST')).toBe(202);
    await become({ status: 'done' });
    expect(await statusOf('share', 'PUT')).toBe(200);
  });

  test('storage has a limit by plan, shown before and when it is reached (U-15)', async () => {
    const person = await app.person();
    const { id } = await madeVisual(person);
    const told = await json<StorageUse>(app.request('/api/storage', { as: person }));
    expect(told).toEqual({ usedBytes: tinyPng.length, limitBytes: limits.freeStorageBytes });
    await app.database.db
      .update(file)
      .set({ bytes: limits.freeStorageBytes })
      .where(eq(file.generationId, id));
    const form = new FormData();
    form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
    for (const [path, body] of [
      ['/api/photos', form],
      ['/api/visuals', { prompt: 'one more' }],
    ] as const) {
      const refused = await app.request(path, { as: person, body });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({
        code: 'STORAGE_SPENT',
        message: expect.stringContaining('all of your 1 GB'),
      });
    }
    expect(await json<Quota>(app.request('/api/quota', { as: person }))).toMatchObject({ used: 1 });
    await app.request(`/api/generations/${id}`, { as: person, method: 'DELETE' });
    expect((await app.request('/api/photos', { as: person, body: form })).status).toBe(201);
  });

  test('all pictures as one zip', async () => {
    const person = await app.person();
    await madeVisual(person, { variations: 2 });
    const answer = await app.request('/api/archive', { as: person });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.toString('latin1').match(/\d{4}-\d\d-\d\d-00\d-visual(-2)?\.png/g)).toHaveLength(4);
  });

  test('the zip holds the results that are named, and none that was deleted', async () => {
    const person = await app.person();
    const [one, two, gone] = [
      await madeVisual(person),
      await madeVisual(person, { variations: 2 }),
      await madeVisual(person),
    ];
    await app.request(`/api/generations/${gone.id}`, { as: person, method: 'DELETE' });
    const named = async (query: string, as = person) => {
      const answer = await app.request(`/api/archive${query}`, { as });
      const zip = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      return zip.split('PK\x01\x02').length - 1;
    };
    expect(await named('')).toBe(3);
    expect(await named(`?id=${two.id}`)).toBe(2);
    expect(await named(`?id=${one.id}&id=${two.id}&id=${gone.id}`)).toBe(3);
    expect(await named(`?id=${gone.id}`)).toBe(0);
    expect(await named(`?id=${one.id}`, await app.person())).toBe(0);
  });
});

describe('files on the wire (U-13)', () => {
  test('sandboxed, private, of the right type, with a name of ours', async () => {
    const { pictures } = await madeVisual(owner);
    const answer = await app.request(firstOf(pictures).url, { as: owner });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="visual.png"',
    });
    const etag = answer.headers.get('etag')!;
    const again = await app.request(firstOf(pictures).url, {
      as: owner,
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const download = await app.request(firstOf(pictures).downloadUrl, { as: owner });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    const thumb = await app.request(firstOf(pictures).thumbUrl, { as: owner });
    expect(thumb.headers.get('content-type')).toBe('image/webp');
  });
});

describe('visitors', () => {
  const drawing = () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(tinyPng)], '../../etc/passwd\r\n.png'));
    return form;
  };

  test('keep what is theirs by a number in their browser; others do not see it', async () => {
    const sent = await app.request('/api/photos', { body: drawing() });
    expect(sent.status).toBe(201);
    const cookie = cookiesOf(sent);
    expect(sent.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    const { id: photoId } = await json<{ id: string }>(sent);
    const ordered = await app.request('/api/sketches', {
      body: { photoId, prompt: 'a red roof' },
      headers: { cookie },
    });
    expect(ordered.status).toBe(202);
    const { id } = await json<{ id: string }>(ordered);
    const mine = await app.request(`/api/generations/${id}`, { headers: { cookie } });
    expect(mine.status).toBe(200);
    expect((await app.request(`/api/generations/${id}`)).status).toBe(404);
    expect((await app.request(`/api/files/${photoId}`)).status).toBe(404);
  });

  test('are given no number for looking: looks on their way cannot replace the one of a photo', async () => {
    for (const path of ['/api/quota', '/api/storage', '/api/generations']) {
      const answer = await app.request(path);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
    expect(
      (await app.request('/api/photos', { body: drawing() })).headers.getSetCookie(),
    ).toHaveLength(1);
  });

  test('may not use the studios that need an account, nor spend more than their address has', async () => {
    const refused = await app.request('/api/visuals', { body: { prompt: 'a house' } });
    expect(refused.status).toBe(401);
    const codes: number[] = [];
    for (let count = 0; count < 6; count++) {
      const sent = await app.request('/api/photos', { body: drawing(), from: '203.0.113.9' });
      const { id: photoId } = await json<{ id: string }>(sent);
      const ordered = await app.request('/api/sketches', {
        body: { photoId, prompt: 'a roof' },
        from: '203.0.113.9',
        headers: { cookie: cookiesOf(sent) },
      });
      codes.push(ordered.status);
    }
    expect(codes).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
