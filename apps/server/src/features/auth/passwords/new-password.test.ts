/** Changing the password after a recent sign-in, and by mail. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { user, verification } from '../../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cookiesOf } from '../../../testing/test-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const names = { firstName: 'Ada', lastName: 'Lovelace' };
const oldPassword = 'brick by brick';
let count = 0;

async function newPerson() {
  count += 1;
  const email = `person${count}@example.com`;
  const response = await app.request('/api/auth/sign-up/email', {
    from: `192.0.2.${count}`,
    body: { ...names, email, password: oldPassword },
  });
  expect(response.status).toBe(200);
  return { email, cookie: cookiesOf(response) };
}

const signIn = (email: string, password: string) =>
  app.request('/api/auth/sign-in/email', { body: { email, password } });
const setPassword = (cookie: string, newPassword: string) =>
  app.request('/api/account/password', {
    method: 'PUT',
    headers: { cookie },
    body: { newPassword },
  });
const isSignedIn = async (cookie: string) =>
  (await app.request('/api/account/profile', { headers: { cookie } })).status === 200;
const askReset = (email: string, headers = {}) =>
  app.request('/api/auth/request-password-reset', { body: { email }, headers });
const useReset = (token: string, newPassword: string) =>
  app.request('/api/auth/reset-password', { body: { token, newPassword } });
const lastLink = () =>
  new URL(/https?:\S+/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? 'about:none');
const lastToken = () => lastLink().searchParams.get('token') ?? '';

//
test('a new password ends every other session and keeps this one', async () => {
  const { email, cookie } = await newPerson();
  const elsewhere = cookiesOf(await signIn(email, oldPassword));
  expect(await isSignedIn(elsewhere)).toBe(true);
  const response = await setPassword(cookie, 'stone by stone');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ endedSignIns: 1 });
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(cookie)).toBe(true);
  expect((await signIn(email, oldPassword)).status).toBe(401);
  expect((await signIn(email, 'stone by stone')).status).toBe(200);
});

test('an older session has to sign in again', async () => {
  const later = await createTestApp({ database: app.database });
  const { email, cookie } = await newPerson();
  later.clock.advance(31 * 60);
  const response = await later.request('/api/account/password', {
    method: 'PUT',
    headers: { cookie },
    body: { newPassword: 'stone by stone' },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'FRESH_SIGN_IN_NEEDED',
    message: 'For your safety, please sign in again before changing the password.',
  });
  expect((await signIn(email, oldPassword)).status).toBe(200);
});

test.each([
  ['short', 'PASSWORD_TOO_SHORT'],
  ['x9 '.repeat(43), 'PASSWORD_TOO_LONG'],
  ['letmein123', 'PASSWORD_TOO_COMMON'],
])('%s is refused and the old password stays', async (newPassword, code) => {
  const { email, cookie } = await newPerson();
  const response = await setPassword(cookie, newPassword);
  expect(response.status).toBe(422);
  expect((await response.json()).code).toBe(code);
  expect((await signIn(email, oldPassword)).status).toBe(200);
});

test('a visitor cannot set a password', async () => {
  expect((await setPassword('', 'stone by stone')).status).toBe(401);
});

//
test('a mailed link sets a new password once and ends every session', async () => {
  const { email, cookie } = await newPerson();
  expect((await askReset(email)).status).toBe(200);
  expect(app.mails.at(-1)).toMatchObject({ to: email });
  const token = lastToken();
  const response = await useReset(token, 'stone by stone');
  expect(response.status).toBe(200);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await signIn(email, 'stone by stone')).status).toBe(200);
  const again = await useReset(token, 'wood upon wood');
  expect(again.status).toBe(422);
  expect((await again.json()).code).toBe('RESET_LINK_SPENT');
  const [row] = await app.database.db.select().from(user).where(eq(user.email, email));
  expect(row?.emailVerified).toBe(true);
});

test("a refused password doesn't consume the link", async () => {
  const { email } = await newPerson();
  await askReset(email);
  const token = lastToken();
  expect((await useReset(token, 'password')).status).toBe(422);
  expect((await useReset(token, 'stone by stone')).status).toBe(200);
});

test('of two links used at once only one works', async () => {
  const { email } = await newPerson();
  await askReset(email);
  const token = lastToken();
  const statuses = await Promise.all(
    ['first new one', 'second new one'].map(async (word) => (await useReset(token, word)).status),
  );
  expect(statuses.sort()).toEqual([200, 422]);
});

test('a link expires after an hour, and is stored hashed', async () => {
  const { email } = await newPerson();
  await askReset(email);
  const token = lastToken();
  const rows = await app.database.db.select().from(verification);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  await app.database.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await useReset(token, 'stone by stone')).status).toBe(422);
});

test('a forged link is refused', async () => {
  expect((await useReset('invented', 'stone by stone')).status).toBe(422);
});

test('the link uses our own URL, whatever the Host header', async () => {
  const poisoned = await createTestApp({
    database: app.database,
    environment: { PUBLIC_URL: 'https://house.example' },
  });
  const { email } = await newPerson();
  await poisoned.request('/api/auth/request-password-reset', {
    body: { email, redirectTo: 'https://evil.example' },
    headers: {
      host: 'evil.example',
      origin: 'https://house.example',
      'x-forwarded-host': 'evil.example',
    },
  });
  expect(poisoned.mails.at(-1)?.text).toContain('https://house.example/reset-password?token=');
  expect(poisoned.mails.at(-1)?.text).not.toContain('evil');
});
