/** Limits of what orders leave in the database: how often, how many bytes, and for how long without a picture. */
import { type Generation, limits, type Quota } from '@maquette/contract';
import { eq, gt } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { generation, generationEvent } from '../../platform/db/schema/generations.ts';
import { rate } from '../../platform/db/schema/rates.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import { cookiesOf, type TestPerson } from '../../testing/test-person.ts';
import { json } from './orders.fixture.ts';
import { purge, withoutPictureMs } from './purge.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
});
beforeEach(() => resetRates(app.database.db));

interface From {
  readonly as?: TestPerson;
  readonly from?: string;
  readonly prompt?: string;
}

const order = ({ prompt = 'a quiet house', ...sent }: From) =>
  app.request('/api/visuals', { ...sent, body: { prompt, variations: 1 } });
/** As a new visitor. */
async function sketch(from: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'drawing.png'));
  const sent = await app.request('/api/photos', { body: form, from });
  const headers = { cookie: cookiesOf(sent) };
  const body = { photoId: await idOf(sent), prompt: 'a red roof' };
  return app.request('/api/sketches', { body, from, headers });
}
const idOf = async (answer: Response) => (await json<{ id: string }>(answer)).id;
const act = (as: TestPerson, id: string, action: 'cancel' | 'retry') =>
  app.request(`/api/generations/${id}/${action}`, { as, method: 'POST' });
const listed = async (as: TestPerson) =>
  (await json<{ items: Generation[] }>(app.request('/api/generations', { as }))).items.map(
    ({ id }) => id,
  );

test('trying again takes a turn as an order does', async () => {
  const as = await app.person();
  let id = await idOf(await order({ as }));
  for (let turn = 1; turn < pictureRates.generation.turns; turn += 1) {
    await act(as, id, 'cancel');
    const again = await act(as, id, 'retry');
    expect(again.status).toBe(202);
    id = await idOf(again);
  }
  await act(as, id, 'cancel');
  const refused = await act(as, id, 'retry');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await order({ as })).status).toBe(429);
});

test('visitors and unpaid accounts of one address each have so many bytes of orders a day', async () => {
  const { db } = app.database;
  const from = '192.0.2.40';
  const [ada, bob, paying] = await Promise.all([
    app.person(),
    app.person(),
    app.person({ paymentStatus: 'completed' }),
  ]);
  const id = await idOf(await order({ as: ada, from, prompt: '家'.repeat(32_000) }));
  const [counted] = await db.select().from(rate).where(gt(rate.count, 1));
  expect(counted?.count).toBeGreaterThan(3 * 31);
  const most = limits.addressOrderBytesPerDay / 1024;
  await db.update(rate).set({ count: most }).where(eq(rate.key, counted!.key));
  const spent = {
    code: 'ORDERS_SPENT',
    message: expect.stringContaining('64 MB'),
  };
  const refused = await order({ as: bob, from });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject(spent);
  const retried = await app.request(`/api/generations/${id}/retry`, {
    ...{ as: ada, from, method: 'POST' },
  });
  expect(await retried.json()).toMatchObject(spent);
  expect((await order({ as: paying, from })).status).toBe(202);
  expect((await order({ as: bob, from: '192.0.2.41' })).status).toBe(202);
  expect((await sketch(from)).status).toBe(202);
});

test('new visitors of an address are one', async () => {
  const { db } = app.database;
  const from = '192.0.2.50';
  expect((await sketch(from)).status).toBe(202);
  const [counted] = await db.select().from(rate).where(gt(rate.count, 1));
  const most = limits.addressOrderBytesPerDay / 1024;
  await db.update(rate).set({ count: most }).where(eq(rate.key, counted!.key));
  expect(await json(sketch(from))).toMatchObject({ code: 'ORDERS_SPENT' });
  expect((await sketch('192.0.2.51')).status).toBe(202);
});

test('a paying account has its own bytes of orders a day', async () => {
  const { db } = app.database;
  const [paying, other] = await Promise.all([
    app.person({ paymentStatus: 'completed' }),
    app.person({ paymentStatus: 'completed' }),
  ]);
  expect((await order({ as: paying })).status).toBe(202);
  const [counted] = await db.select().from(rate).where(gt(rate.count, 1));
  const most = limits.premiumOrderBytesPerDay / 1024;
  await db.update(rate).set({ count: most }).where(eq(rate.key, counted!.key));
  expect(await json(order({ as: paying }))).toMatchObject({ code: 'ORDERS_SPENT' });
  expect((await order({ as: other })).status).toBe(202);
});

test('an office may order as much as it can draw', () => {
  const drawnByVisitors = limits.visitorPicturesPerDay;
  const drawnByAccounts = 200 * limits.freePicturesPerDay;
  const leastOrders = limits.addressOrderBytesPerDay / (8 * 1024);
  expect(leastOrders).toBeGreaterThan(drawnByVisitors + drawnByAccounts);
  // Each with the longest prompt and the most strokes.
  expect(limits.premiumOrderBytesPerDay).toBeGreaterThan(limits.premiumFairUsePerDay * 300_000);
});

test('what ended without a picture is listed for a week, then gone with its events', async () => {
  const as = await app.person();
  const done = await idOf(await order({ as }));
  const { db } = app.database;
  await db.update(generation).set({ status: 'done' }).where(eq(generation.id, done));
  const [cancelled, failed, open] = [
    await idOf(await order({ as })),
    await idOf(await order({ as })),
    await idOf(await order({ as })),
  ];
  await act(as, cancelled, 'cancel');
  await (await app.pictureService.ledger()).end(failed, {
    status: 'failed',
    code: 'GENERATION_FAILED',
  });
  const tidied = () => purge({ db, files: app.pictureService.files, clock: app.clock.now });
  app.clock.advance(withoutPictureMs / 1000 - 1);
  await tidied();
  expect((await listed(as)).sort()).toEqual([cancelled, done, failed, open].sort());
  app.clock.advance(2);
  await tidied();
  expect((await listed(as)).sort()).toEqual([done, open].sort());
  expect((await act(as, cancelled, 'retry')).status).toBe(404);
  const events = await db.select({ id: generationEvent.generationId }).from(generationEvent);
  expect(events.map(({ id }) => id)).not.toContain(cancelled);
  app.clock.advance(-withoutPictureMs / 1000 - 1);
  expect(await json<Quota>(app.request('/api/quota', { as }))).toMatchObject({ used: 2 });
});
