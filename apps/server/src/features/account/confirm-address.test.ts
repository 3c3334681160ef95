/** E-mail confirmation links: only with a mail server, once, and for their account. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { user, verification } from '../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cookiesOf } from '../../testing/test-person.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ environment: { SMTP_URL: 'smtp://mails.example' } });
});

async function signUp(email: string, at = app) {
  const answer = await at.request('/api/auth/sign-up/email', {
    body: { firstName: 'Ada', lastName: 'Lovelace', email, password: 'brick by brick' },
  });
  expect(answer.status).toBe(200);
  return cookiesOf(answer);
}

const call = async (cookie: string, path: string, body: object = {}, at = app) => {
  const answer = await at.request(path, { headers: { cookie }, method: 'POST', body });
  return answer.ok ? answer.status : (await answer.json()).code;
};
const confirm = (cookie: string, code: string) => call(cookie, '/api/account/address', { code });
const askAgain = (cookie: string) => call(cookie, '/api/account/address/mail');
const lastCode = () =>
  new URL(/https?:\S+/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? 'about:none').searchParams.get(
    'confirm',
  ) ?? '';

async function isConfirmed(email: string): Promise<boolean> {
  const [row] = await app.database.db.select().from(user).where(eq(user.email, email));
  return row?.emailVerified ?? false;
}

test('a new account gets a link, and its code confirms the address once', async () => {
  const cookie = await signUp('ada@example.com');
  expect(app.mails).toHaveLength(1);
  expect(app.mails[0]).toMatchObject({ to: 'ada@example.com' });
  expect(app.mails[0]?.text).toContain('http://localhost:3000/EditProfile?confirm=');
  const code = lastCode();
  const kept = JSON.stringify(await app.database.db.select().from(verification));
  expect(kept).not.toContain(code);
  expect(await isConfirmed('ada@example.com')).toBe(false);
  expect(await confirm(cookie, code)).toBe(200);
  expect(await isConfirmed('ada@example.com')).toBe(true);
  expect(await confirm(cookie, code)).toBe('CONFIRMATION_SPENT');
});

test("signing up with another person's address gains nothing from its owner's link", async () => {
  await signUp('owner@example.com');
  const code = lastCode();
  const other = await signUp('other@example.com');
  expect(await confirm(other, code)).toBe('CONFIRMATION_SPENT');
  expect(await isConfirmed('owner@example.com')).toBe(false);
  expect(await isConfirmed('other@example.com')).toBe(false);
});

test('a newer link replaces the previous one, and all expire after a day', async () => {
  const cookie = await signUp('ada@example.com');
  const first = lastCode();
  expect(await askAgain(cookie)).toBe(200);
  expect(await confirm(cookie, first)).toBe('CONFIRMATION_SPENT');
  app.clock.advance(24 * 60 * 60 + 1);
  expect(await confirm(cookie, lastCode())).toBe('CONFIRMATION_SPENT');
});

test('three links an hour, and none for a confirmed address', async () => {
  const cookie = await signUp('ada@example.com');
  expect(await confirm(cookie, lastCode())).toBe(200);
  for (let turn = 0; turn < 3; turn++) expect(await askAgain(cookie)).toBe(200);
  expect(app.mails).toHaveLength(1);
  expect(await askAgain(cookie)).toBe('TOO_MANY_REQUESTS');
});

test("without a mail server confirmation isn't required", async () => {
  const silent = await createTestApp();
  const cookie = await signUp('ada@example.com', silent);
  expect(silent.mails).toEqual([]);
  expect(await call(cookie, '/api/account/address/mail', {}, silent)).toBe('NO_MAIL_SERVER');
});
