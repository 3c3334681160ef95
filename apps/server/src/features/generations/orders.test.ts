/** From order to picture, with everything that may happen in between. */
import { getEventListeners } from 'node:events';
import { type Generation, limits, plans, type Quota } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { user } from '../../platform/db/schema/people.ts';
import { Problem } from '../../platform/problem.ts';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, endlessMaker, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { json, ordersAt } from './orders.fixture.ts';
import type { Maker } from './workshop/maker.ts';

let app: TestApp;
let owner: TestPerson;
let maker: Maker;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy((work, job) => maker(work, job)) });
  await app.pictureService.work(2);
  owner = await app.person();
});
beforeEach(() => {
  maker = quickMaker;
});
const { eventsOf, orderVisual, madeVisual } = ordersAt(() => app);

test('accepted with 202, reported in events, stored in the history', async () => {
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
  expect(events[2]!.data).toEqual({
    ...{ type: 'preview', index: 0 },
    url: expect.stringMatching(/^\/api\/files\/[\w-]+$/),
  });
  const made = events.flatMap(({ data }) => (data.type === 'picture' ? [data.picture] : []));
  expect(made.map(({ index, seed }) => ({ index, seed }))).toEqual([
    { index: 0, seed: 5 },
    { index: 1, seed: 6 },
  ]);
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
  expect(shown.pictures).toEqual(made);
  const again = await eventsOf(id, owner);
  expect(again.map(({ data }) => data)).toEqual(events.map(({ data }) => data));
});

test('a returning reader misses and repeats nothing (R-07)', async () => {
  const id = await orderVisual(owner, { variations: 4 });
  const first = await eventsOf(id, owner, { most: 3 });
  const rest = await eventsOf(id, owner, { after: first.at(-1)!.id! });
  const ids = [...first, ...rest].map((event) => Number(event.id));
  expect(ids).toEqual(ids.map((_, index) => index + 1));
  expect(rest.at(-1)?.data.type).toBe('done');
});

test('a person follows so much at once and is told so; a window that closes makes room (19.4)', async () => {
  const person = await app.person();
  maker = endlessMaker;
  const id = await orderVisual(person);
  const open = () => app.request(`/api/generations/${id}/events`, { as: person });
  const streams: ReadableStreamDefaultReader<Uint8Array>[] = [];
  for (let count = 0; count < limits.eventStreamsEach; count++) {
    const answer = await open();
    expect(answer.status).toBe(200);
    streams.push(answer.body!.getReader());
  }
  const refused = await open();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_STREAMS' });
  // Refused before any lookup, so that it doesn't reveal whether the work exists.
  const lost = '/api/generations/00000000-0000-4000-8000-000000000000/events';
  const statusOfLost = async () => (await app.request(lost, { as: person })).status;
  expect(await statusOfLost()).toBe(429);
  await streams.pop()!.cancel();
  // A stream ends a little after its reader has gone.
  await expect.poll(statusOfLost).toBe(404);
  const next = await open();
  expect(next.status).toBe(200);
  await Promise.all([next.body!.cancel(), ...streams.map((stream) => stream.cancel())]);
  await expect.poll(statusOfLost).toBe(404);
  const many = await Promise.all(Array.from({ length: 400 }, open));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(limits.eventStreamsEach);
  expect(many.filter(({ status }) => status === 429)).toHaveLength(400 - limits.eventStreamsEach);
  await Promise.all(many.map(({ body }) => body!.cancel()));
  for (let count = 0; count <= limits.eventStreamsEach; count++) {
    await expect.poll(statusOfLost).toBe(404);
  }
  await app.request(`/api/generations/${id}/cancel`, { as: person, method: 'POST' });
  maker = quickMaker;
});

test('a request is freed when its stream has ended (19.4)', async () => {
  const signals = vi.spyOn(AbortSignal, 'any');
  const id = await orderVisual(owner);
  await eventsOf(id, owner);
  await app.request('/api/generations/no-such-work/events', { as: owner });
  const made = signals.mock.results.map(({ value }) => value as AbortSignal);
  signals.mockRestore();
  expect(made.length).toBeGreaterThan(1);
  // A combined abort signal lives as long as it has listeners, and its request with it.
  await expect.poll(() => made.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
});

test('the same key is the same work', async () => {
  const key = 'one-press-of-a-button';
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => orderVisual(owner, { idempotencyKey: key })),
  );
  expect(new Set(ids).size).toBe(1);
  await eventsOf(firstOf(ids), owner);
});

test('cancelling stops the work and returns the quota', async () => {
  const person = await app.person();
  maker = endlessMaker;
  const id = await orderVisual(person);
  await eventsOf(id, person, { most: 2 });
  const running = await json<Generation[]>(app.request('/api/generations/running', { as: person }));
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

test('delivered pictures count and are kept, even if the rest is cancelled', async () => {
  const person = await app.person();
  maker = async (work, job) => {
    const { seed } = work.recipe as { seed: number };
    for (const index of [0, 1, 2]) {
      await job.picture(index, { bytes: tinyPng, seed: seed + index });
    }
    return endlessMaker(work, job);
  };
  const id = await orderVisual(person, { variations: 4, seed: 20 });
  await eventsOf(id, person, { most: 4 });
  const cancel = () =>
    json<Generation>(app.request(`/api/generations/${id}/cancel`, { as: person, method: 'POST' }));
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({ status: 'done', problem: { code: 'CANCELLED' } });
  expect(cancelled.pictures.map(({ index }) => index)).toEqual([0, 1, 2]);
  for (const { url } of cancelled.pictures) {
    expect((await app.request(url, { as: person })).status).toBe(200);
  }
  await cancel();
  const used = () => json<Quota>(app.request('/api/quota', { as: person }));
  expect(await used()).toMatchObject({ used: 3 });
  maker = quickMaker;
  const { id: rest } = await json<{ id: string }>(
    app.request(`/api/generations/${id}/retry`, { as: person, method: 'POST' }),
  );
  await eventsOf(rest, person);
  expect(await used()).toMatchObject({ used: 4 });
});

test('a retry uses the current plan', async () => {
  const person = await app.person({ paymentStatus: 'completed' });
  const widths: number[] = [];
  maker = async (work) => {
    widths.push((work.recipe as { widthPx: number }).widthPx);
    throw new Problem('ENGINE_REFUSED', { reason: 'No house in it.' });
  };
  const id = await orderVisual(person);
  await eventsOf(id, person);
  await app.database.db.update(user).set({ paymentStatus: 'free' }).where(eq(user.id, person.id));
  const { id: again } = await json<{ id: string }>(
    app.request(`/api/generations/${id}/retry`, { as: person, method: 'POST' }),
  );
  await eventsOf(again, person);
  expect(widths).toEqual([plans.premium.maxSidePx, plans.free.maxSidePx]);
  maker = quickMaker;
});

test("deleting running work doesn't refund delivered pictures", async () => {
  const person = await app.person();
  maker = async (work, job) => {
    await job.picture(0, { bytes: tinyPng });
    return endlessMaker(work, job);
  };
  const id = await orderVisual(person, { variations: 2 });
  await eventsOf(id, person, { most: 2 });
  await app.request(`/api/generations/${id}`, { as: person, method: 'DELETE' });
  expect(await json<Quota>(app.request('/api/quota', { as: person }))).toMatchObject({ used: 1 });
  maker = quickMaker;
});

test('L-04 work that failed names the request that ordered it, and so does the log', async () => {
  const person = await app.person();
  maker = async () => {
    throw new Problem('ENGINE_REFUSED', { reason: 'No house in it.' });
  };
  const order = { prompt: 'a quiet house', variations: 1 };
  const accepted = await app.request('/api/visuals', { as: person, body: order });
  const requestId = accepted.headers.get('x-request-id');
  const { id } = (await accepted.json()) as { id: string };
  const told = { code: 'ENGINE_REFUSED', requestId };
  expect((await eventsOf(id, person)).at(-1)?.data).toMatchObject({ type: 'failed', ...told });
  const kept = await json<Generation>(app.request(`/api/generations/${id}`, { as: person }));
  expect(kept.problem).toMatchObject(told);
  const line = app.log.lines.find(
    (one) => one.includes('A picture was refused') && one.includes(id),
  );
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId, job: id, problem: 'ENGINE_REFUSED' });
  maker = quickMaker;
});

test('failed work can be retried', async () => {
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
  maker = async (work, job) => {
    const { seed } = work.recipe as { seed: number };
    await job.picture(0, { bytes: tinyPng, seed });
    await job.picture(2, { bytes: tinyPng, seed: seed + 2 });
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
    details: {
      limit: 25,
      used: 24,
      remaining: 1,
      renewsAt: expect.stringMatching(/T00:00:00.000Z$/),
    },
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

test('how much changes is the default of the studio, kept in the recipe', async () => {
  const premium = await app.person({ paymentStatus: 'completed' });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  const { id: photoId } = await json<{ id: string }>(
    app.request('/api/photos', { as: premium, body: form }),
  );
  const words = { photoId, propertyType: 'Residential', aesthetic: 'Bright' };
  const room = { ...words, kind: 'interior', style: 'Modern', roomType: 'Bedroom' };
  const front = { ...words, kind: 'exterior', style: 'Coastal', roomType: 'Facade' };
  const changeOf = async (body: object) => {
    const { id } = await json<{ id: string }>(app.request('/api/renders', { as: premium, body }));
    const made = await json<{ title: string; recipe: { change?: string } }>(
      app.request(`/api/generations/${id}`, { as: premium }),
    );
    return [made.recipe.change, made.title];
  };
  expect(await changeOf(room)).toEqual(['furniture', 'Modern · Bedroom']);
  expect(await changeOf({ ...room, change: 'finishes' })).toEqual(['finishes', 'Modern · Bedroom']);
  expect(await changeOf({ ...room, change: 'empty' })).toEqual(['empty', 'Emptied · Bedroom']);
  expect(await changeOf(front)).toEqual(['shape', 'Coastal · Facade']);
  const wrong = await app.request('/api/renders', {
    as: premium,
    body: { ...front, change: 'furniture' },
  });
  expect(await wrong.json()).toMatchObject({ code: 'BAD_REQUEST', details: { field: 'change' } });
});

test('no user input is in the log (L-01)', async () => {
  await madeVisual(owner, { prompt: 'my unmistakable secret prompt' });
  expect(JSON.stringify(app.log.lines)).not.toContain('unmistakable');
});
