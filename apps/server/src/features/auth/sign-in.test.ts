/** Sign-up, sign-in, sign-out and what must not be possible around them. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, session, user } from '../../platform/db/schema/people.ts';
import { rate } from '../../platform/db/schema/rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cookiesOf } from '../../testing/test-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.database.db.delete(rate);
});

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'brick by brick',
};

const signUp = (body: object, from?: string) =>
  app.request('/api/auth/sign-up/email', { body, ...(from ? { from } : {}) });
const signIn = (body: object, headers?: Record<string, string>, from?: string) =>
  app.request('/api/auth/sign-in/email', { body, headers, ...(from ? { from } : {}) });
const sessionOf = async (cookie: string) =>
  (await app.request('/api/auth/get-session', { headers: { cookie } })).json();

test('somebody signs up, is signed in, signs out, and signs in again', async () => {
  const signedUp = await signUp(ada);
  expect(signedUp.status).toBe(200);
  expect(await signedUp.json()).toMatchObject({
    user: { email: ada.email, firstName: 'Ada', lastName: 'Lovelace', paymentStatus: 'free' },
  });
  const cookie = cookiesOf(signedUp);
  expect(await sessionOf(cookie)).toMatchObject({ user: { email: ada.email } });

  const signedOut = await app.request('/api/auth/sign-out', {
    method: 'POST',
    body: {},
    headers: { cookie },
  });
  expect(signedOut.status).toBe(200);
  // The old cookie, kept by somebody, is worth nothing any more.
  expect(await sessionOf(cookie)).toBeNull();
  expect((await app.request('/api/account/profile', { headers: { cookie } })).status).toBe(401);

  const signedIn = await signIn({ email: ada.email, password: ada.password });
  expect(signedIn.status).toBe(200);
  expect(cookiesOf(signedIn)).not.toBe(cookie);
});

describe('A-02 nobody learns who has an account', () => {
  test('a wrong password and an unknown address are answered alike', async () => {
    await signUp({ ...ada, email: 'known@example.com' });
    const wrong = await signIn({ email: 'known@example.com', password: 'not this one' });
    const unknown = await signIn({ email: 'unknown@example.com', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const [first, second] = [await wrong.json(), await unknown.json()];
    expect(first.code).toBe('WRONG_CREDENTIALS');
    expect({ ...second, requestId: '' }).toEqual({ ...first, requestId: '' });
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('an unknown address costs the same work: a password is hashed for it too', async () => {
    await signUp({ ...ada, email: 'timed@example.com' });
    const median = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const startedAt = process.cpuUsage();
        await signIn({ email, password: `guess ${round}` });
        const used = process.cpuUsage(startedAt);
        times.push(used.user + used.system);
      }
      return times.sort((left, right) => left - right)[3] ?? 0;
    };
    const known = await median('timed@example.com');
    const unknown = await median('nobody@example.com');
    // Without a hash the unknown address would cost less than a tenth.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test('asking for a new password is answered alike', async () => {
    await signUp({ ...ada, email: 'forgot@example.com' });
    const ask = (email: string) =>
      app.request('/api/auth/request-password-reset', { body: { email } });
    const [known, unknown] = [await ask('forgot@example.com'), await ask('noone@example.com')];
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    expect(app.mails.filter((mail) => mail.to === 'noone@example.com')).toEqual([]);
  });

  test('signing up twice says no more than the screen needs', async () => {
    await signUp({ ...ada, email: 'twice@example.com' });
    const again = await signUp({ ...ada, email: 'Twice@Example.com' });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({
      code: 'SIGN_UP_REFUSED',
      message:
        'We could not create an account with this e-mail address. If you already have one, please log in.',
    });
    expect(again.headers.getSetCookie()).toEqual([]);
  });
});

describe('A-01 guessing is slowed down, by account and by address', () => {
  test('one account, many passwords, from ever new addresses', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const response = await signIn(
        { email: 'victim@example.com', password: `guess number ${guess}` },
        { 'x-forwarded-for': `203.0.113.${guess}` },
        `198.51.100.${guess}`,
      );
      statuses.push(response.status);
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  // What is no e-mail address is counted like a guess, and costs these tests no hashing.
  const knock = async (from: string, forwarded = '203.0.113.1') =>
    (await signIn({ email: 'none', password: 'x' }, { 'x-forwarded-for': forwarded }, from)).status;

  test('one address, many accounts; a made-up X-Forwarded-For changes nothing', async () => {
    for (let guess = 0; guess < 30; guess += 1) {
      expect(await knock('198.51.100.7', `203.0.113.${guess}`)).toBe(422);
    }
    const real = await signIn({ email: 'real@example.com', password: 'x' }, {}, '198.51.100.7');
    expect(real.status).toBe(429);
    expect(await knock('198.51.100.8', '203.0.113.99')).toBe(422);
  });

  test('behind a declared proxy the forwarded address counts', async () => {
    const proxied = await createTestApp({
      database: app.database,
      environment: { TRUSTED_PROXIES: '10.0.0.0/8' },
    });
    const through = async (forwarded: string) =>
      (
        await proxied.request('/api/auth/sign-in/email', {
          from: '10.1.2.3',
          body: { email: 'none', password: 'x' },
          headers: { 'x-forwarded-for': forwarded },
        })
      ).status;
    for (let guess = 0; guess < 30; guess += 1) {
      // The visitor can write what they like in front; the proxy adds the truth behind it.
      expect(await through(`198.51.100.${guess}, 203.0.113.5`)).toBe(422);
    }
    expect(await through('203.0.113.5')).toBe(429);
    expect(await through('203.0.113.6')).toBe(422);
  });

  test('an IPv6 network counts as one address', async () => {
    for (let guess = 0; guess < 30; guess += 1) await knock(`2001:db8:1:2::${guess}`);
    expect(await knock('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await knock('2001:db8:1:3::1')).toBe(422);
  });

  test('nobody is locked out for good, and a success ends the count', async () => {
    const person = { ...ada, email: 'patient@example.com' };
    await signUp(person);
    const { email, password } = person;
    for (let guess = 0; guess < 9; guess += 1) await signIn({ email, password: 'wrong one' });
    expect((await signIn({ email, password })).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) await signIn({ email, password: 'wrong one' });
    expect((await signIn({ email, password })).status).toBe(429);
    app.clock.advance(5 * 60);
    expect((await signIn({ email, password })).status).toBe(200);
  });

  test('sign-ups from one address are counted too', async () => {
    const body = { ...ada, password: 'x' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await signUp(body, '198.51.100.44')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('A-03 and A-04 sessions and their cookie', () => {
  test('signing in makes a new session whatever cookie came with it', async () => {
    const person = await app.person();
    await signUp({ ...ada, email: 'fixed@example.com' });
    const { email, password } = { ...ada, email: 'fixed@example.com' };
    const fixed = await signIn({ email, password }, { cookie: person.cookie });
    const again = await signIn({ email, password }, { cookie: person.cookie });
    expect(new Set([person.cookie, cookiesOf(fixed), cookiesOf(again)]).size).toBe(3);
    const invented = 'maquette.session_token=chosen-by-an-attacker.c2lnbmF0dXJl';
    expect(await sessionOf(invented)).toBeNull();
    const [token = ''] = decodeURIComponent(cookiesOf(fixed).split('=')[1] ?? '').split('.');
    // 32 letters and digits: more than 128 bits.
    expect(token).toMatch(/^[A-Za-z0-9]{32,}$/);
  });

  test('over http the cookie is HttpOnly and Lax, over https Secure with a prefix as well', async () => {
    const [plain = ''] = (
      await signUp({ ...ada, email: 'plain@example.com' })
    ).headers.getSetCookie();
    expect(plain).toMatch(/^maquette\.session_token=/);
    expect(plain).toMatch(/; HttpOnly/);
    expect(plain).toMatch(/; SameSite=Lax/);
    const https = await createTestApp({
      database: app.database,
      environment: { PUBLIC_URL: 'https://house.example' },
    });
    const response = await https.request('/api/auth/sign-up/email', {
      body: { ...ada, email: 'secure@example.com' },
      headers: { origin: 'https://house.example', host: 'house.example' },
    });
    expect(response.status).toBe(200);
    const [secure = ''] = response.headers.getSetCookie();
    expect(secure).toMatch(/^__Secure-maquette\.session_token=/);
    expect(secure).toMatch(/; Secure/);
  });

  test('no body holds the token', async () => {
    const signedUp = await signUp({ ...ada, email: 'tokenless@example.com' });
    const cookie = cookiesOf(signedUp);
    const [token = 'none'] = decodeURIComponent(cookie.split('=')[1] ?? '').split('.');
    const bodies = [
      await signedUp.text(),
      await (await app.request('/api/auth/get-session', { headers: { cookie } })).text(),
      await (await app.request('/api/account/export', { headers: { cookie } })).text(),
      await (await signIn({ email: 'tokenless@example.com', password: ada.password })).text(),
    ];
    for (const body of bodies) {
      expect(body).not.toContain(token);
      expect(body).not.toContain('"token"');
    }
  });

  test('a session ends when its time is over', async () => {
    const person = await app.person();
    await app.database.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.id, person.sessionId));
    expect((await app.request('/api/account/profile', { as: person })).status).toBe(401);
  });
});

describe('A-09 passwords', () => {
  test.each([
    ['1234567', 'PASSWORD_TOO_SHORT'],
    ['house 9', 'PASSWORD_TOO_SHORT'],
    ['🏠🏡🏠🏡🏠🏡🏢', 'PASSWORD_TOO_SHORT'],
    [`${'w'.repeat(60)}${'v'.repeat(69)}`, 'PASSWORD_TOO_LONG'],
    ['password', 'PASSWORD_TOO_COMMON'],
    ['P@ssw0rd2024!', 'PASSWORD_TOO_COMMON'],
    ['lovelace99', 'PASSWORD_TOO_COMMON'],
  ])('%s is refused: %s', async (password, code) => {
    const response = await signUp({ ...ada, email: 'choosy@example.com', password });
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe(code);
  });

  test.each([
    ['eight characters', 'tile+oak'],
    ['sixty-four characters', `${'plan '.repeat(12)}door`],
    ['a hundred and twenty-eight characters', `${'wall roof '.repeat(12)}gate pen`],
    ['spaces around it', '  oak and tile  '],
    ['emoji', '🏠🏡🏢🏣🏤🏥🏦🏨'],
  ])('%s can be used, exactly as typed', async (name, password) => {
    const email = `${name.replaceAll(/\W/g, '')}@example.com`;
    expect((await signUp({ ...ada, email, password })).status).toBe(200);
    expect((await signIn({ email, password })).status).toBe(200);
    expect((await signIn({ email, password: password.slice(0, -1) })).status).toBe(401);
    expect((await signIn({ email, password: password.trim() })).status).toBe(
      password === password.trim() ? 200 : 401,
    );
  });

  test('nothing is cut off: two passwords that differ in the last of 100 characters differ', async () => {
    const start = `${'stone and wood '.repeat(6)}and glass`;
    const email = 'long@example.com';
    await signUp({ ...ada, email, password: `${start}1` });
    expect((await signIn({ email, password: `${start}2` })).status).toBe(401);
  });

  test('the same letters are the same password, however a keyboard composes them', async () => {
    const email = 'cafe@example.com';
    await signUp({ ...ada, email, password: 'caf\u00e9 au fond du parc' });
    expect((await signIn({ email, password: 'cafe\u0301 au fond du parc' })).status).toBe(200);
  });
});

describe('A-12 one e-mail address is one person, however it is written', () => {
  test.each([
    ['capitals and spaces', ' Grace@EXAMPLE.com ', 'grace@example.com'],
    ['full-width letters and signs', 'ｇrace1＠example．com', 'grace1@example.com'],
    ['a tag stays a tag', 'grace+home@example.com', 'grace+home@example.com'],
  ])('%s', async (_name, written, stored) => {
    expect((await signUp({ ...ada, email: written })).status).toBe(200);
    const [found] = await app.database.db.select().from(user).where(eq(user.email, stored));
    expect(found?.email).toBe(stored);
    expect((await signIn({ email: stored, password: ada.password })).status).toBe(200);
  });

  test.each([
    'no-at-sign.example.com',
    'evil@attacker.example＠example.com',
    'two@at@example.com',
    'line\nbreak@example.com',
    '',
  ])('%j is no address', async (email) => {
    const response = await signUp({ ...ada, email });
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe('EMAIL_INVALID');
  });
});

describe('A-11 what only the server may set', () => {
  const wanted = {
    paymentStatus: 'completed',
    emailVerified: true,
    role: 'admin',
    id: 'chosen',
    userId: 'chosen',
    createdAt: '2001-01-01',
  };

  test('is ignored at sign-up', async () => {
    const response = await signUp({ ...ada, email: 'greedy@example.com', ...wanted });
    expect(response.status).toBe(200);
    const [row] = await app.database.db
      .select()
      .from(user)
      .where(eq(user.email, 'greedy@example.com'));
    expect(row).toMatchObject({ paymentStatus: 'free', emailVerified: false });
    expect(row?.id).not.toBe('chosen');
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  test('is refused when names or the password change, and changes nothing', async () => {
    const person = await app.person();
    const names = await app.request('/api/account/names', {
      method: 'PATCH',
      as: person,
      body: { firstName: 'Ada', lastName: 'L', ...wanted },
    });
    const password = await app.request('/api/account/password', {
      method: 'PUT',
      as: person,
      body: { newPassword: 'stone by stone', ...wanted },
    });
    expect([names.status, password.status]).toEqual([400, 400]);
    const [row] = await app.database.db.select().from(user).where(eq(user.id, person.id));
    expect(row).toMatchObject({ paymentStatus: 'free', lastName: 'Lovelace' });
  });

  test.each([
    '/update-user',
    '/change-email',
    '/change-password',
    '/set-password',
    '/delete-user',
    '/link-social',
    '/revoke-sessions',
    '/unlink-account',
    '/verify-password',
    '/list-sessions',
    '/verify-email',
    '/send-verification-email',
    '/ok',
    '/error',
  ])('the door %s of the library is closed', async (path) => {
    const person = await app.person();
    for (const method of ['GET', 'POST']) {
      const response = await app.request(`/api/auth${path}`, {
        method,
        as: person,
        ...(method === 'POST' ? { body: wanted } : {}),
      });
      expect(response.status).toBe(404);
    }
  });
});

test('A-13 without a database nobody is let in, and nobody is taken for a visitor', async () => {
  const broken = await createTestApp();
  const person = await broken.person();
  await broken.database.close();
  const statuses = await Promise.all([
    broken.request('/api/account/profile', { as: person }),
    broken.request('/api/auth/get-session', { as: person }),
    broken.request('/api/auth/sign-in/email', { body: { email: 'a@b.example', password: 'x' } }),
    broken.request('/readyz'),
  ]).then((responses) => responses.map((response) => response.status));
  expect(statuses.every((status) => status >= 500)).toBe(true);
  expect((await broken.request('/healthz')).status).toBe(200);
  const profile = await (await broken.request('/api/account/profile', { as: person })).json();
  expect(profile.code).toBe('DATABASE_DOWN');
});

test('passwords are stored hashed, each with a salt of its own', async () => {
  await signUp({ ...ada, email: 'salt1@example.com' });
  await signUp({ ...ada, email: 'salt2@example.com' });
  const rows = await app.database.db.select({ password: account.password }).from(account);
  const hashes = rows.map((row) => row.password).filter((hash) => hash !== null);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});
