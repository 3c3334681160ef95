/** Sign-up, sign-in, sign-out, and attacks on them. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session, user } from '../../platform/db/schema/people.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cookiesOf } from '../../testing/test-person.ts';
import { ada, doorsOf } from './doors.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await resetRates(app.database.db);
});
const { signUp, signIn } = doorsOf(() => app);
const sessionOf = async (cookie: string) =>
  (await app.request('/api/auth/get-session', { headers: { cookie } })).json();

test('signs up, is signed in, signs out, and signs in again', async () => {
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
  // A copy of the old cookie is useless.
  expect(await sessionOf(cookie)).toBeNull();
  expect((await app.request('/api/account/profile', { headers: { cookie } })).status).toBe(401);

  const signedIn = await signIn({ email: ada.email, password: ada.password });
  expect(signedIn.status).toBe(200);
  expect(cookiesOf(signedIn)).not.toBe(cookie);
});

describe('A-03 and A-04 sessions and their cookie', () => {
  test('signing in creates a new session whatever the cookie', async () => {
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

  test('a session expires', async () => {
    const person = await app.person();
    await app.database.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.id, person.sessionId));
    expect((await app.request('/api/account/profile', { as: person })).status).toBe(401);
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
  ])("the library's route %s is disabled", async (path) => {
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

test('A-13 without a database nobody is signed in, or treated as a visitor', async () => {
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

test('a line that breaks in the middle of a sign-up is told as the database, and comes back', async () => {
  const app = await createTestApp();
  const signUp = () =>
    app.request('/api/auth/sign-up/email', {
      body: {
        ...{ email: 'grace@example.com', password: 'brick by brick' },
        ...{ firstName: 'Grace', lastName: 'Hopper' },
      },
    });
  // Loads what the first one needs.
  await app.request('/api/auth/get-session');
  const broken = vi.spyOn(app.database.db, 'transaction').mockRejectedValue(
    new Error('Failed query: rollback', {
      cause: new Error('Client has encountered a connection error and is not queryable'),
    }),
  );
  const refused = await signUp();
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'DATABASE_DOWN']);
  broken.mockRestore();
  expect((await signUp()).status).toBe(200);
});
