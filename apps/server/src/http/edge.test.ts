/** Rules of the edge for every request, whatever its handler. */
import os from 'node:os';
import { contract, limits, samePersonHeader } from '@maquette/contract';
import { resolveContractProcedures } from '@orpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstOf } from '../testing/first-of.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import type { TestPerson } from '../testing/test-person.ts';

let app: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.person();
});

const changeNames = (headers: Record<string, string>, body: unknown = names) =>
  app.request('/api/account/names', { method: 'PATCH', as: ada, body, headers });
const names = { firstName: 'Ada', lastName: 'Lovelace' };

describe("A-05 other sites can't act for a visitor", () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [
      'a foreign origin in an old browser',
      { origin: 'https://evil.example', 'sec-fetch-site': '' },
    ],
    ['an origin of null', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an origin of null in an old browser', { origin: 'null', 'sec-fetch-site': '' }],
    ['a subdomain', { origin: 'http://app.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
    ['a name that ends like ours', { origin: 'http://evil-localhost:3000', 'sec-fetch-site': '' }],
    ['a cookie without any origin', { origin: '', 'sec-fetch-site': '' }],
    ['another site without an origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a sister site without an origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['another site with our origin', { origin: testOrigin, 'sec-fetch-site': 'cross-site' }],
    ['a form post typed as text', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ])('%s is refused', async (_name, given) => {
    const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    const request = new Request(`${testOrigin}/api/account/names`, {
      method: 'PATCH',
      headers: { cookie: ada.cookie, host: 'localhost:3000', ...headers },
      body: JSON.stringify(names),
    });
    const response = await app.edgeRequest(request);
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('CROSS_SITE');
  });

  test('also for sign-in: nobody is signed in to a stranger’s account', async () => {
    const response = await app.request('/api/auth/sign-in/email', {
      body: { email: 'evil@example.com', password: 'x' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('also for reading: a picture or link of another site reaches no answer', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const response = await app.request('/api/account/profile', {
        as: ada,
        headers: { 'sec-fetch-site': site },
      });
      expect(response.status).toBe(403);
    }
  });

  test('but whoever arrives from Google, from a mail or from a link to a page is let in', async () => {
    const arriving = { 'sec-fetch-site': 'cross-site' };
    const pages = await Promise.all(
      ['/api/docs', '/api/auth/callback/google', '/nowhere'].map((path) =>
        app.request(path, { headers: arriving }),
      ),
    );
    for (const response of pages) expect(response.status).not.toBe(403);
  });

  test('our own pages and programs without cookies may', async () => {
    expect((await changeNames({})).status).toBe(200);
    const program = new Request(`${testOrigin}/api/account/names`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(names),
    });
    expect((await app.edgeRequest(program)).status).toBe(401);
  });

  test('with a public address only that one counts', async () => {
    const secure = await createTestApp({
      database: app.database,
      environment: { PUBLIC_URL: 'https://house.example' },
    });
    const send = (origin: string) =>
      secure.request('/api/auth/sign-out', {
        method: 'POST',
        body: {},
        headers: { host: 'house.example', origin },
      });
    expect((await send('https://house.example')).status).toBe(200);
    expect((await send('http://house.example')).status).toBe(403);
    expect((await send('https://localhost:3000')).status).toBe(403);
  });
});

describe('a foreign name that leads to our address (DNS rebinding)', () => {
  const signOut = (host: string, at = app) =>
    at.edgeRequest(
      new Request('http://localhost:3000/api/auth/sign-out', {
        method: 'POST',
        headers: {
          host,
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: '{}',
      }),
    );

  test.each([
    'rebind.evil.example:3000',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io:3000',
    'home.lan.evil.example',
  ])('%s changes nothing, and is told what to set', async (host) => {
    const answer = await signOut(host);
    expect(answer.status).toBe(403);
    const { code, message } = await answer.json();
    expect(code).toBe('HOST_UNKNOWN');
    expect(message).toContain('PUBLIC_URL');
  });

  test.each([
    'localhost:3000',
    'maquette.localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.20:3000',
    '[fd00::1]:3000',
    'studio:3000',
    'studio.local:3000',
    'Studio.Local.:3000',
    'studio.home.arpa',
    os.hostname(),
  ])('%s is a name of the own network', async (host) => {
    expect((await signOut(host)).status).toBe(200);
  });

  test('with a public address the origin decides', async () => {
    const named = await createTestApp({
      database: app.database,
      environment: { PUBLIC_URL: 'http://plans.dev' },
    });
    expect((await signOut('plans.dev', named)).status).toBe(200);
    expect((await (await signOut('evil.example', named)).json()).code).toBe('CROSS_SITE');
  });
});

describe('H-01 headers', () => {
  test.each(['/healthz', '/api/system', '/api/account/profile', '/nowhere', '/api/docs', '/'])(
    '%s carries them all, and tells nobody where one came from (L-02)',
    async (path) => {
      const { headers } = await app.request(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src '");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).not.toMatch(/https?:/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    },
  );

  test('https is insisted on only where it is spoken', async () => {
    const secure = await createTestApp({
      database: app.database,
      environment: { PUBLIC_URL: 'https://house.example' },
    });
    expect((await app.request('/healthz')).headers.has('strict-transport-security')).toBe(false);
    expect((await secure.request('/healthz')).headers.get('strict-transport-security')).toMatch(
      /max-age=\d{8}/,
    );
  });

  test('answers of the API are kept by nobody (L-02)', async () => {
    for (const path of ['/api/account/profile', '/api/auth/get-session', '/api/nowhere']) {
      expect((await app.request(path, { as: ada })).headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('an answer that is the same for everybody is kept, yet each request is looked at', async () => {
  const ask = (headers: Record<string, string> = {}) => app.request('/api/system', { headers });
  const [first, second] = [await ask(), await ask()];
  expect(await second.json()).toEqual(await first.json());
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(second.headers.get('cache-control')).toBe('no-store');
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({ [samePersonHeader]: 'somebody who has left' })).status).toBe(401);
  expect((await app.request('/api/system', { method: 'POST', body: {} })).status).toBe(404);
});

describe('R-10 a malformed request is answered, and the next one too', () => {
  const bodies: [string, BodyInit | undefined][] = [
    ['nothing', undefined],
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '7'],
    ['half a body', '{"firstName": "A'],
    ['the wrong types', '{"firstName":7,"email":{},"newPassword":[],"password":null,"token":1}'],
    // A walk that calls itself would overflow its stack.
    ['a body thirty thousand deep', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['an object that poses as another', '{"__proto__":{"x":1},"constructor":{"prototype":{}}}'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
  ];

  /** Procedures without input accept anything. */
  const needsNothing = new Set(['/api/billing/checkout', '/api/billing/confirm']);

  /** Each request has a separate address, to avoid rate limits. */
  let asked = 0;

  async function everyRoute(): Promise<[string, string][]> {
    const routes: [string, string][] = [
      ['POST', '/api/auth/sign-up/email'],
      ['POST', '/api/auth/sign-in/email'],
      ['POST', '/api/auth/sign-in/social'],
      ['POST', '/api/auth/sign-out'],
      ['POST', '/api/auth/request-password-reset'],
      ['POST', '/api/auth/reset-password'],
    ];
    await resolveContractProcedures({ path: [], router: contract }, ({ contract: procedure }) => {
      const { method = 'POST', path = '' } = procedure['~orpc'].route;
      if (method !== 'GET') routes.push([method, `/api${path.replaceAll(/\{[^}]+\}/g, 'x')}`]);
    });
    return routes;
  }

  test.each(bodies)('%s', async (_name, body) => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      for (const [method, path] of await everyRoute()) {
        if (path.endsWith('/sign-out')) continue;
        asked += 1;
        const response = await app.request(path, {
          method,
          body,
          as: ada,
          headers: { 'content-type': type },
          from: `192.0.2.${asked % 250}`,
        });
        const said = `${method} ${path} ${type}`;
        expect(response.status, said).toBeLessThan(500);
        if (needsNothing.has(path) && response.ok) continue;
        expect(response.status, said).toBeGreaterThanOrEqual(400);
        const { requestId } = await response.json();
        expect(requestId, said).toBe(response.headers.get('x-request-id'));
      }
    }
    expect((await app.request('/healthz')).status).toBe(200);
  });

  test.each([
    '/api/%',
    '/%E0%A4%A',
    '/api/auth/%2e%2e/%2e%2e',
    '/api//account',
    '/\\evil',
    '/..%2f..%2fetc/passwd',
  ])('the address %s', async (path) => {
    const response = await app.request(path);
    expect([400, 404]).toContain(response.status);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s where it is not meant',
    async (method) => {
      const response = await app.request('/api/account/profile', { method, as: ada });
      expect([400, 404, 405]).toContain(response.status);
    },
  );
});

describe('bodies are limited', () => {
  const refusedAs = async (code: string, response: Response) => {
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code });
  };

  test('words over 256 kB are refused by their length, and nobody speaks of a file', async () => {
    const response = await changeNames({}, { ...names, firstName: 'a'.repeat(256 * 1024) });
    expect((await response.clone().json()).message).toBe(
      'This is longer than 256 kB. Please shorten it.',
    );
    await refusedAs('TEXT_TOO_LONG', response);
  });

  test('an upload says its limit in the sentence', async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(limits.uploadBytes + 512 * 1024)]), 'a.png');
    const response = await app.request('/api/account/names', {
      method: 'PATCH',
      as: ada,
      body: form,
    });
    expect((await response.clone().json()).message).toContain('15 MB');
    await refusedAs('TOO_LARGE', response);
  });

  test('a body without a length is cut off while it comes, not after', async () => {
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sentBytes += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const cut = await changeNames({ 'content-type': 'application/json' }, endless);
    await refusedAs('TEXT_TOO_LONG', cut);
    expect(sentBytes).toBeLessThan(4 * 1024 * 1024);
  });
});

test('L-01 a whole visit leaves no prompt, address, name, password or token in the log', async () => {
  const quiet = await createTestApp({ database: app.database });
  const secrets = {
    firstName: 'Wilhelmina',
    lastName: 'Plumeria',
    email: 'wilhelmina.plumeria@example.com',
    password: 'a garden gate ajar',
    prompt: 'villa with a hidden stairwell',
  };
  const { prompt, ...person } = secrets;
  const signedUp = await quiet.request('/api/auth/sign-up/email', { body: person });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const path = encodeURIComponent(prompt);
  await quiet.request('/api/auth/sign-up/email', { body: person });
  await quiet.request('/api/auth/sign-in/email', {
    body: { ...person, password: 'wrong guess here' },
  });
  await quiet.request('/api/auth/request-password-reset', { body: { email: person.email } });
  await quiet.request('/api/account/profile', { headers: { cookie } });
  await quiet.request('/api/account/export', { headers: { cookie } });
  await quiet.request(`/api/chat/${path}`, { headers: { cookie } });
  // The client is gone, so the picture isn't awaited.
  await quiet.request(`/api/image_generate/${path}?note=${path}`, {
    headers: { cookie },
    signal: AbortSignal.abort(),
  });
  await quiet.request(`/Result/${path}`, { headers: { cookie, referer: path } });
  await quiet.request('/api/account/names', {
    method: 'PATCH',
    body: `{"${prompt}`,
    headers: { cookie },
  });
  const reset = quiet.mails.at(-1)?.text ?? '';
  const token = /token=(\S+)/.exec(reset)?.[1] ?? 'no reset token';
  await quiet.request('/api/auth/reset-password', {
    body: { token, newPassword: 'another garden gate' },
  });

  const written = quiet.log.lines.join('');
  expect(quiet.log.lines.length).toBeGreaterThanOrEqual(11);
  expect(written).toContain('"route":"/api/auth/sign-up/email"');
  const sessionToken = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  const forbidden = [
    ...Object.values(secrets),
    ...['wilhelmina', 'plumeria', 'stairwell', path, 'wrong guess', 'garden', token, sessionToken],
  ];
  for (const word of forbidden) {
    expect(word.length).toBeGreaterThan(5);
    expect(written.toLowerCase()).not.toContain(word.toLowerCase());
  }
});

test('a client with hundreds of concurrent requests is refused, and nobody else (19.4)', async () => {
  const ask = (from: string) => app.request('/api/generations', { from });
  const [many, one] = await Promise.all([
    Promise.all(Array.from({ length: 400 }, () => ask('203.0.113.40'))),
    ask('203.0.113.41'),
  ]);
  expect(one.status).toBe(200);
  const refused = many.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(144);
  expect(firstOf(refused).headers.get('retry-after')).toBe('2');
  expect(await firstOf(refused).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await ask('203.0.113.40')).status).toBe(200);
});
