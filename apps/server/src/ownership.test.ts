/**
 * Access rules: every route that carries an id, from the route table itself, requested by its owner, by others
 * and without a sign-in. Others learn nothing, not even that it exists.
 */
import { contract } from '@maquette/contract';
import { resolveContractProcedures } from '@orpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { conversation } from './platform/db/schema/conversations.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { allBy, quickEngines, sceneMaker, tinyPng } from './testing/test-makers.ts';
import type { TestPerson } from './testing/test-person.ts';

interface IdRoute {
  readonly method: string;
  readonly path: string;
}

const plainRoutes: readonly IdRoute[] = [
  { method: 'GET', path: '/files/{fileId}' },
  { method: 'GET', path: '/files/{fileId}/thumb' },
  { method: 'GET', path: '/files/{fileId}/download' },
];

/** Paths whose last part isn't an id. */
const openPaths = new Set(['/handbook/{slug}', '/chat/{prompt}', '/image_generate/{prompt}']);

/** For redesigned rooms; tested in `design-files.test.ts`. */
const designPaths = '/renders/{id}/pictures/{index}/';

/** For administrators only; tested in `administrators-only.test.ts`. */
const administrationPaths = '/administration/';

async function idRoutes(): Promise<IdRoute[]> {
  const routes: IdRoute[] = [...plainRoutes];
  await resolveContractProcedures({ path: [], router: contract }, ({ contract: procedure }) => {
    const { method, path } = procedure['~orpc'].route;
    if (!method || !path?.includes('{') || openPaths.has(path)) return;
    if (path.startsWith(administrationPaths)) return;
    if (!path.startsWith(designPaths)) routes.push({ method, path });
  });
  return routes;
}

/** Body of each route that needs one. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /generations/{id}': { title: 'Taken over' },
  'PUT /generations/{id}/favourite': { favourite: true },
  'PATCH /conversations/{id}': { title: 'Taken over' },
  'POST /photos/{id}/surfaces': { kind: 'exterior' },
  'PUT /photos/{id}/corners': { boxCorners: null },
  'PUT /conversations/{id}/work': { messageId: 'any', generationId: 'any' },
};
/** Path parts that aren't ids. */
const otherParts: Readonly<Record<string, string>> = { '{index}': '0', '{kind}': 'plan' };

const queries: Readonly<Record<string, string>> = { 'GET /photos/{id}/analysis': '?kind=exterior' };

const routes = await idRoutes();
let app: TestApp;
let owner: TestPerson;
let strangers: Readonly<Record<string, TestPerson | undefined>>;

async function json<Body>(answer: Response): Promise<Body> {
  return (await answer.json()) as Body;
}

/** Creates something of the owner's for each kind of route, separately for each. */
const makers: Readonly<Record<string, () => Promise<string>>> = {
  photos: async () => (await sendPhoto(owner)).id,
  files: async () => (await sendPhoto(owner)).id,
  generations: () => finishedVisual(owner),
  visuals: () => finishedVisual(owner),
  shares: async () => {
    const id = await finishedVisual(owner);
    const answer = await app.request(`/api/generations/${id}/share`, { as: owner, method: 'PUT' });
    return (await json<{ token: string }>(answer)).token;
  },
  conversations: async () => {
    const id = crypto.randomUUID();
    await app.database.db.insert(conversation).values({
      id,
      ownerId: owner.id,
      title: 'My kitchen',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    return id;
  },
};

async function sendPhoto(as: TestPerson): Promise<{ id: string }> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'photo.png'));
  return json(await app.request('/api/photos', { as, body: form }));
}

async function finishedVisual(as: TestPerson): Promise<string> {
  const answer = await app.request('/api/visuals', {
    as,
    body: { prompt: 'a house', variations: 1 },
  });
  const { id } = await json<{ id: string }>(answer);
  await (await app.request(`/api/generations/${id}/events`, { as })).text();
  return id;
}

const ask = ({ method, path }: IdRoute, id: string, as: TestPerson | undefined) =>
  app.request(
    `/api${path.replace(/\{\w+\}/g, (part) => otherParts[part] ?? id)}${queries[`${method} ${path}`] ?? ''}`,
    {
      method,
      ...(as ? { as } : {}),
      ...(bodies[`${method} ${path}`] ? { body: bodies[`${method} ${path}`] } : {}),
    },
  );

beforeAll(async () => {
  app = await createTestApp({
    makers: allBy(sceneMaker),
    engines: quickEngines,
    environment: { FREE_PICTURES_PER_DAY: '1000' },
  });
  await app.pictureService.work(2);
  owner = await app.person();
  strangers = {
    'another free person': await app.person(),
    'another premium person': await app.person({ paymentStatus: 'completed' }),
    nobody: undefined,
  };
});

/** The first part of a path names the kind of object. */
const kindOf = (path: string): string => path.split('/')[1] ?? '';

test('covers every kind of object with an id', () => {
  const kinds = new Set(routes.map(({ path }) => kindOf(path)));
  expect([...kinds].filter((kind) => !(kind in makers))).toEqual([]);
  expect(routes.length).toBeGreaterThan(18);
});

/** Acceptance rows that this table covers. */
const faultOf: Readonly<Record<string, string>> = {
  conversations: 'I-01',
  photos: 'I-03',
  files: 'I-03',
  generations: 'I-04',
  visuals: 'I-04',
  shares: 'I-07',
};
const numbered = routes.map((route) => ({ ...route, fault: faultOf[kindOf(route.path)] }));

describe.each(numbered)('$fault $method $path', (route) => {
  const kind = kindOf(route.path);
  const isShare = kind === 'shares';

  test('its owner has access, others get 404', async () => {
    const id = await makers[kind]!();
    // Only deleted results can be restored: strangers try when its owner could.
    if (route.path.endsWith('/restore')) {
      await ask({ method: 'DELETE', path: `/${kind}/{id}` }, id, owner);
    }
    for (const [name, stranger] of Object.entries(strangers)) {
      const answer = await ask(route, id, stranger);
      await answer.body?.cancel();
      if (isShare) expect(answer.status, name).toBe(200);
      else expect([401, 404], `${name}: ${answer.status}`).toContain(answer.status);
      if (!isShare && stranger) expect(answer.status, name).toBe(404);
    }
    const own = await ask(route, id, owner);
    await own.body?.cancel();
    // Analysis of a plain square may be refused, but the photo is found.
    expect([401, 403, 404, 405]).not.toContain(own.status);
    expect(own.status).toBeLessThan(500);
  });

  test('an id of nobody answers like one of somebody else', async () => {
    const unknown = kind === 'conversations' ? crypto.randomUUID() : 'AAAAAAAAAAAAAAAAAAAAAA';
    const answer = await ask(route, unknown, owner);
    await answer.body?.cancel();
    expect(answer.status).toBe(404);
  });
});

describe('ids inside a request belong to the requester as well (I-05)', () => {
  test.each([
    [
      '/api/renders',
      {
        kind: 'exterior',
        style: 'Coastal',
        roomType: 'Facade',
        propertyType: 'Residential',
        aesthetic: 'Bright',
      },
    ],
    ['/api/sketches', { prompt: 'a roof' }],
  ])('%s with a photo of another', async (path, body) => {
    const { id } = await sendPhoto(owner);
    const other = strangers['another premium person']!;
    const answer = await app.request(path, { as: other, body: { ...body, photoId: id } });
    expect(answer.status).toBe(404);
    const { id: own } = await sendPhoto(other);
    const masked = await app.request(path, {
      as: other,
      body: { ...body, photoId: own, protectMaskPhotoId: id },
    });
    expect(masked.status).toBe(path === '/api/renders' ? 404 : 202);
  });

  test('lists and the zip hold nothing of others (I-06)', async () => {
    await finishedVisual(owner);
    const other = await app.person();
    const list = await app.request('/api/generations', { as: other });
    expect(await list.json()).toEqual({ items: [], nextCursor: null });
    const zip = await app.request('/api/archive', { as: other });
    expect((await zip.arrayBuffer()).byteLength).toBe(22);
  });
});

test('neither a deleted picture nor its owner’s old cookie opens it (I-03)', async () => {
  const leaving = await app.person();
  const gone = await finishedVisual(leaving);
  const kept = await finishedVisual(leaving);
  const urlOf = async (id: string) => {
    const answer = await app.request(`/api/generations/${id}`, { as: leaving });
    return (await json<{ pictures: { url: string; thumbUrl: string }[] }>(answer)).pictures[0]!;
  };
  const [goneUrls, keptUrls] = [await urlOf(gone), await urlOf(kept)];
  await app.request(`/api/generations/${gone}`, { as: leaving, method: 'DELETE' });
  for (const url of Object.values(goneUrls).filter((value) => String(value).startsWith('/api/'))) {
    expect((await app.request(url, { as: leaving })).status, url).toBe(404);
  }
  expect((await app.request(keptUrls.url, { as: leaving })).status).toBe(200);
  await app.request('/api/auth/sign-out', { as: leaving, method: 'POST', body: {} });
  expect((await app.request(keptUrls.url, { as: leaving })).status).toBe(404);
});

test('only the cookie signs a person in, on every route (I-08)', async () => {
  const id = await finishedVisual(owner);
  const value = owner.cookie.slice(owner.cookie.indexOf('=') + 1);
  const [token = ''] = decodeURIComponent(value).split('.');
  const ways: Record<string, string>[] = [
    { authorization: `Bearer ${token}` },
    { authorization: `Bearer ${value}` },
    { 'x-api-key': token },
    { 'x-session-token': token },
    { 'x-user-id': owner.id },
    { 'x-signed-in-as': owner.id },
  ];
  for (const headers of ways) {
    for (const path of [`/api/generations/${id}`, `/api/generations/${id}/events`]) {
      const answer = await app.request(path, { headers });
      await answer.body?.cancel();
      expect([401, 404], JSON.stringify(headers)).toContain(answer.status);
    }
  }
  const query = await app.request(`/api/generations/${id}?token=${token}&session_token=${token}`);
  expect(query.status).toBe(404);
});
