import {
  type Generation,
  type GenerationEvent,
  limits,
  type Quota,
  type StorageUse,
} from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { file } from '../../platform/db/schema/generations.ts';
import type { Maker } from '../../platform/jobs/maker.ts';
import { Problem } from '../../platform/problem.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, endlessMaker, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import { cookiesOf, type TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let owner: TestPerson;
let maker: Maker = quickMaker;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy((work, hands) => maker(work, hands)) });
  await app.studio.work(2);
  owner = await app.person();
}, 30_000);

interface Event {
  readonly id: string | undefined;
  readonly data: GenerationEvent;
}

/** Reads an event stream, to its end or to the given number of events. */
async function eventsOf(
  id: string,
  as: TestPerson,
  options: { readonly after?: string; readonly most?: number } = {},
): Promise<Event[]> {
  const stop = new AbortController();
  const answer = await app.request(`/api/generations/${id}/events`, {
    as,
    signal: stop.signal,
    headers: options.after ? { 'last-event-id': options.after } : {},
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-transform');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const events: Event[] = [];
  let text = '';
  const decoder = new TextDecoder();
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!data || /^event: (?!message)/m.test(block)) continue;
      events.push({ id: /^id: (.*)$/m.exec(block)?.[1], data: JSON.parse(data) });
      if (options.most && events.length >= options.most) {
        stop.abort();
        await reader.cancel().catch(() => undefined);
        return events;
      }
    }
  }
  return events;
}

async function json<Body>(answer: Response | Promise<Response>): Promise<Body> {
  return (await answer).json() as Promise<Body>;
}

const orderVisual = async (as: TestPerson, body: object = {}) =>
  (
    await json<{ id: string }>(
      app.request('/api/visuals', {
        as,
        body: { prompt: 'a quiet house', variations: 1, ...body },
      }),
    )
  ).id;

async function madeVisual(as: TestPerson, body: object = {}): Promise<Generation> {
  maker = quickMaker;
  const id = await orderVisual(as, body);
  await eventsOf(id, as);
  return json(app.request(`/api/generations/${id}`, { as }));
}

describe('from order to picture', () => {
  test('accepted with 202, told in events, kept in the history', async () => {
    maker = quickMaker;
    const answer = await app.request('/api/visuals', {
      as: owner,
      body: { prompt: 'a villa by a lake', variations: 2, seed: 5 },
    });
    expect(answer.status).toBe(202);
    const { id } = await json<{ id: string }>(answer);
    const events = await eventsOf(id, owner);
    expect(events.map(({ data }) => data.type)).toEqual([
      'queued',
      'stage',
      'preview',
      'picture',
      'picture',
      'done',
    ]);
    expect(events.map((event) => event.id)).toEqual(['1', '2', '3', '4', '5', '6']);
    const shown = await json<Generation>(app.request(`/api/generations/${id}`, { as: owner }));
    expect(shown).toMatchObject({
      tool: 'visual',
      status: 'done',
      prompt: 'a villa by a lake',
      seed: 5,
      engine: { id: 'test:quick', label: 'Quick' },
      structureScore: 91,
      notes: ['Made for a test.'],
      recipe: { from: 'words', shape: 'landscape' },
      problem: null,
    });
    expect(shown.pictures.map(({ index, seed }) => ({ index, seed }))).toEqual([
      { index: 0, seed: 5 },
      { index: 1, seed: 6 },
    ]);
  });

  test('a reader that comes back misses and repeats nothing (R-07)', async () => {
    maker = quickMaker;
    const id = await orderVisual(owner, { variations: 4 });
    const first = await eventsOf(id, owner, { most: 3 });
    const rest = await eventsOf(id, owner, { after: first.at(-1)!.id! });
    const ids = [...first, ...rest].map((event) => Number(event.id));
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    expect(rest.at(-1)?.data.type).toBe('done');
  });

  test('the same key is the same work', async () => {
    const key = 'one-press-of-a-button';
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => orderVisual(owner, { idempotencyKey: key })),
    );
    expect(new Set(ids).size).toBe(1);
    await eventsOf(ids[0]!, owner);
  });

  test('cancelling stops the work and gives the quota back', async () => {
    const person = await app.person();
    maker = endlessMaker;
    const id = await orderVisual(person);
    await eventsOf(id, person, { most: 2 });
    const running = await json<Generation[]>(
      app.request('/api/generations/running', { as: person }),
    );
    expect(running.map((each) => each.id)).toEqual([id]);
    const cancelled = await json<Generation>(
      app.request(`/api/generations/${id}/cancel`, { as: person, method: 'POST' }),
    );
    expect(cancelled.status).toBe('cancelled');
    const events = await eventsOf(id, person);
    expect(events.at(-1)?.data).toMatchObject({ type: 'failed', code: 'CANCELLED' });
    expect(await json<Quota>(app.request('/api/quota', { as: person }))).toMatchObject({
      used: 0,
      remaining: 25,
    });
  });

  test('work that failed can be tried again', async () => {
    const person = await app.person();
    maker = endlessMaker;
    const id = await orderVisual(person);
    await app.request(`/api/generations/${id}/cancel`, { as: person, method: 'POST' });
    maker = quickMaker;
    const again = await json<{ id: string }>(
      app.request(`/api/generations/${id}/retry`, { as: person, method: 'POST' }),
    );
    expect(again.id).not.toBe(id);
    expect((await eventsOf(again.id, person)).at(-1)?.data.type).toBe('done');
  });

  test('of several pictures those that were made are kept; trying again makes the rest', async () => {
    const person = await app.person();
    maker = async (work, hands) => {
      const { seed } = work.recipe as { seed: number };
      await hands.picture(0, { bytes: tinyPng, seed });
      await hands.picture(2, { bytes: tinyPng, seed: seed + 2 });
      throw new Problem('ENGINE_REFUSED', { reason: 'too dark' });
    };
    const id = await orderVisual(person, { variations: 4, seed: 10 });
    expect((await eventsOf(id, person)).at(-1)?.data.type).toBe('done');
    const shown = await json<Generation>(app.request(`/api/generations/${id}`, { as: person }));
    expect(shown.pictures.map(({ index }) => index)).toEqual([0, 2]);
    expect(shown.problem?.message).toContain('too dark');
    expect((await app.request(shown.pictures[1]!.url, { as: person })).status).toBe(200);
    const used = () => json<Quota>(app.request('/api/quota', { as: person }));
    expect(await used()).toMatchObject({ used: 2 });
    maker = quickMaker;
    const { id: rest } = await json<{ id: string }>(
      app.request(`/api/generations/${id}/retry`, { as: person, method: 'POST' }),
    );
    await eventsOf(rest, person);
    const made = await json<Generation>(app.request(`/api/generations/${rest}`, { as: person }));
    expect(made.pictures.map(({ seed }) => seed)).toEqual([14, 15]);
    expect(await used()).toMatchObject({ used: 4 });
  });

  test('a spent quota is a 429 that says what is left and when it renews (C-04)', async () => {
    const person = await app.person();
    maker = quickMaker;
    for (let count = 0; count < 6; count++) {
      await eventsOf(await orderVisual(person, { variations: 4 }), person);
    }
    const answer = await app.request('/api/visuals', {
      as: person,
      body: { prompt: 'one too many', variations: 2 },
    });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      code: 'QUOTA_SPENT',
      details: { limit: 25, used: 24, remaining: 1 },
    });
  });
});

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
    expect((await app.request(pictures[0]!.url, { as: person })).status).toBe(404);
    await app.request(`/api/generations/${id}/restore`, { as: person, method: 'POST' });
    expect((await app.request(pictures[0]!.url, { as: person })).status).toBe(200);
  });

  test('a link shows one result to anybody until it is taken back, and changes nothing (I-07)', async () => {
    const { id } = await madeVisual(owner);
    const other = await madeVisual(owner);
    const { token } = await json<{ token: string }>(
      app.request(`/api/generations/${id}/share`, { as: owner, method: 'PUT' }),
    );
    const shared = await json<Generation>(app.request(`/api/shares/${token}`));
    expect(shared).not.toHaveProperty('id');
    expect(shared).not.toHaveProperty('prompt');
    expect((await app.request(shared.pictures[0]!.url)).status).toBe(200);
    for (const [path, method] of [
      [`/api/shares/${token}`, 'DELETE'],
      [`/api/shares/${token}`, 'PATCH'],
      [`/api/generations/${token}`, 'DELETE'],
      [`/api/generations/${token}`, 'PATCH'],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'Ours now' } : undefined;
      expect((await app.request(path, { method, body })).status, `${method} ${path}`).toBe(404);
    }
    expect((await app.request(`${other.pictures[0]!.url}?share=${token}`)).status).toBe(404);
    await app.request(`/api/generations/${id}/share`, { as: owner, method: 'DELETE' });
    expect((await app.request(`/api/shares/${token}`)).status).toBe(404);
    expect((await app.request(shared.pictures[0]!.url)).status).toBe(404);
  });

  test('what is stored has a limit by plan, said before and when it is reached (U-15)', async () => {
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
});

describe('files on the wire (U-13)', () => {
  test('sandboxed, private, of the right type, with a name of ours', async () => {
    const { pictures } = await madeVisual(owner);
    const answer = await app.request(pictures[0]!.url, { as: owner });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="visual.png"',
    });
    const etag = answer.headers.get('etag')!;
    const again = await app.request(pictures[0]!.url, {
      as: owner,
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const download = await app.request(pictures[0]!.downloadUrl, { as: owner });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    const thumb = await app.request(pictures[0]!.thumbUrl, { as: owner });
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
    maker = quickMaker;
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

test('the interior studio asks the database for the plan at each call (P-12)', async () => {
  const person = await app.person();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  const { id: photoId } = await json<{ id: string }>(
    app.request('/api/photos', { as: person, body: form }),
  );
  const body = {
    photoId,
    kind: 'interior',
    style: 'Modern',
    roomType: 'Poweder Room',
    propertyType: 'Residential',
    aesthetic: 'Bright',
  };
  const refused = await app.request('/api/renders', { as: person, body });
  expect(refused.status).toBe(402);
  const premium = await app.person({ paymentStatus: 'completed' });
  const foreign = await app.request('/api/renders', { as: premium, body });
  expect(foreign.status).toBe(404);
  const wrong = await app.request('/api/renders', {
    as: premium,
    body: { ...body, style: 'Zaha' },
  });
  expect(await wrong.json()).toMatchObject({ code: 'BAD_REQUEST', details: { field: 'style' } });
});

test('nothing anybody wrote or sent is in the log (L-01)', async () => {
  await madeVisual(owner, { prompt: 'my unmistakable secret prompt' });
  expect(JSON.stringify(app.log.lines)).not.toContain('unmistakable');
});
