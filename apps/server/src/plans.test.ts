/** The server implements the plan table: picture size, queue priority, studios, limits. */
import { type PlanName, plans } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Maker } from './features/generations/workshop/maker.ts';
import { user } from './platform/db/schema/people.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from './testing/test-makers.ts';
import type { TestPerson } from './testing/test-person.ts';

interface Seen {
  readonly owner: string;
  readonly longestSidePx: number;
}

let app: TestApp;
let seen: Seen[] = [];
let gate = Promise.resolve();
/** Pictures from words have both sizes; photos and drawings keep their shape up to a longest side. */
interface AnyRecipe {
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly maxSidePx?: number;
  readonly maker?: { readonly maxSidePx: number };
}

const longestSideOf = ({ widthPx = 0, heightPx = 0, maxSidePx, maker: made }: AnyRecipe) =>
  made?.maxSidePx ?? maxSidePx ?? Math.max(widthPx, heightPx);

const maker: Maker = async (work, job) => {
  seen.push({ owner: work.owner, longestSidePx: longestSideOf(work.recipe as AnyRecipe) });
  await gate;
  return quickMaker(work, job);
};
beforeAll(async () => {
  app = await createTestApp({ makers: allBy(maker) });
  // One at a time, so that the order of the queue is visible.
  await app.pictureService.work(1);
});

const personOn = (plan: PlanName) =>
  app.person({ paymentStatus: plan === 'premium' ? 'completed' : 'free' });

const orderVisual = async (as: TestPerson) => {
  const answer = await app.request('/api/visuals', {
    as,
    body: { prompt: 'a house', variations: 1 },
  });
  expect(answer.status).toBe(202);
};

async function orderWithPhoto(path: string, as: TestPerson, body: object) {
  const form = new FormData();
  form.set('file', new File([tinyPng as BlobPart], 'a.png', { type: 'image/png' }));
  const sent = await app.request('/api/photos', { method: 'POST', as, body: form });
  const { id: photoId } = await sent.json();
  return app.request(path, { as, body: { photoId, ...body } });
}

const seenAll = (count: number) => expect.poll(() => seen).toHaveLength(count);

test.each(['free', 'premium'] as const)(
  'pictures on the %s plan are as large as it says',
  async (plan) => {
    seen = [];
    const person = await personOn(plan);
    await orderVisual(person);
    expect((await orderWithPhoto('/api/sketches', person, { prompt: 'a house' })).status).toBe(202);
    const recipe = {
      style: 'Coastal',
      roomType: 'Facade',
      propertyType: 'Residential',
      aesthetic: 'Warm',
    };
    const render = await orderWithPhoto('/api/renders', person, { kind: 'exterior', ...recipe });
    expect(render.status).toBe(202);
    await seenAll(3);
    for (const { longestSidePx } of seen) expect(longestSidePx).toBe(plans[plan].maxSidePx);
  },
);

test('premium has priority over earlier orders', async () => {
  seen = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const [first, free, premium] = [
    await personOn('free'),
    await personOn('free'),
    await personOn('premium'),
  ];
  await orderVisual(first);
  await seenAll(1);
  await orderVisual(free);
  await orderVisual(premium);
  resolve();
  await seenAll(3);
  expect(seen.map(({ owner }) => owner)).toEqual([first.id, premium.id, free.id]);
  expect(plans.premium.queuePriority).toBeGreaterThan(plans.free.queuePriority);
});

test('the interior studio is open to the plans that have it', async () => {
  const recipe = {
    style: 'Modern',
    roomType: 'Foyer',
    propertyType: 'Residential',
    aesthetic: 'Bright',
  };
  for (const plan of ['free', 'premium'] as const) {
    const answer = await orderWithPhoto('/api/renders', await personOn(plan), {
      kind: 'interior',
      ...recipe,
    });
    expect(answer.status).toBe(plans[plan].interiorStudio ? 202 : 402);
  }
});

test('the daily count is the one of the plan', async () => {
  for (const plan of ['free', 'premium'] as const) {
    const quota = await (await app.request('/api/quota', { as: await personOn(plan) })).json();
    expect(quota.limit).toBe(plans[plan].picturesPerDay);
  }
});

test('P-12 premium ends while an order waits: accepted work is finished, new work refused', async () => {
  seen = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const person = await personOn('premium');
  const order = () =>
    orderWithPhoto('/api/renders', person, {
      kind: 'interior',
      style: 'Modern',
      roomType: 'Foyer',
      propertyType: 'Residential',
      aesthetic: 'Bright',
    });
  const accepted = await order();
  const { id } = await accepted.json();
  await seenAll(1);
  await app.database.db.update(user).set({ paymentStatus: 'free' }).where(eq(user.id, person.id));
  expect((await order()).status).toBe(402);
  resolve();
  const story = await (await app.request(`/api/generations/${id}/events`, { as: person })).text();
  expect(story).toContain('"type":"done"');
});
