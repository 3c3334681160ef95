/** Sessions and reset links expire, and a copied database contains no usable session. */
import { createHash } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSteps } from '../../platform/db/migrate.ts';
import { session } from '../../platform/db/schema/people.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cookiesOf, type TestPerson } from '../../testing/test-person.ts';
import { ada, doorsOf } from './doors.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await resetRates(app.database.db);
});
const { signUp, signIn } = doorsOf(() => app);
const profileStatus = async (cookie: string) =>
  (await app.request('/api/account/profile', { headers: { cookie } })).status;
const tokenIn = (cookie: string): string =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';

describe('session tokens at rest', () => {
  test('only hashes are stored, and the session continues, is extended and ends by cookie', async () => {
    const cookie = cookiesOf(await signUp({ ...ada, email: 'hashed@example.com' }));
    const token = tokenIn(cookie);
    expect(token).toMatch(/^\w{32}$/);
    const rows = await app.database.db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(token);
    const hash = createHash('sha256').update(token).digest('hex');
    const [row] = rows.filter((each) => each.token === hash);
    expect(row).toBeDefined();
    // Old enough to be extended.
    const soon = new Date(Date.now() + 24 * 60 * 60_000);
    await app.database.db.update(session).set({ expiresAt: soon }).where(eq(session.id, row!.id));
    const prolonged = await app.request('/api/auth/get-session', { headers: { cookie } });
    expect(await prolonged.json()).toMatchObject({ user: { email: 'hashed@example.com' } });
    expect(tokenIn(cookiesOf(prolonged))).toBe(token);
    const [later] = await app.database.db.select().from(session).where(eq(session.id, row!.id));
    expect(later!.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
    const stolen = cookie.replace(token, hash);
    expect(await profileStatus(stolen)).toBe(401);
    await app.request('/api/auth/sign-out', { method: 'POST', body: {}, headers: { cookie } });
    expect(await profileStatus(cookie)).toBe(401);
    expect(await app.database.db.select().from(session).where(eq(session.id, row!.id))).toEqual([]);
  });
});

test('sessions from before hashing continue', async () => {
  const statements = readSteps().flatMap((step) => step.statements);
  const hashing = statements.find((each) => each.includes('UPDATE "sessions"')) ?? '';
  const { cookie, sessionId } = await app.person();
  await app.database.db.delete(session).where(ne(session.id, sessionId));
  await app.database.db.update(session).set({ token: tokenIn(cookie) });
  expect(await profileStatus(cookie)).toBe(401);
  await app.database.db.execute(sql.raw(hashing));
  expect(await profileStatus(cookie)).toBe(200);
});

describe('one browser, one sign-in', () => {
  test("a second sign-in ends the first, also another person's, but no other browser's", async () => {
    const email = 'twice-here@example.com';
    const elsewhere = cookiesOf(await signUp({ ...ada, email }));
    const first = cookiesOf(await signIn({ email, password: ada.password }));
    const second = cookiesOf(await signIn({ email, password: ada.password }, { cookie: first }));
    expect([first, second, elsewhere].length).toBe(3);
    expect(await Promise.all([first, second, elsewhere].map(profileStatus))).toEqual([
      401, 200, 200,
    ]);
    const other = await app.request('/api/auth/sign-up/email', {
      body: { ...ada, email: 'other-here@example.com' },
      headers: { cookie: second },
    });
    expect(await Promise.all([second, cookiesOf(other)].map(profileStatus))).toEqual([401, 200]);
  });

  test('a wrong password ends nothing', async () => {
    const email = 'mistyped@example.com';
    const first = cookiesOf(await signUp({ ...ada, email }));
    expect((await signIn({ email, password: 'not this one' }, { cookie: first })).status).toBe(401);
    expect(await profileStatus(first)).toBe(200);
  });
});

describe('links to choose a new password', () => {
  async function linksOf(person: TestPerson, count: number): Promise<string[]> {
    for (let asked = 0; asked < count; asked += 1) {
      await app.request('/api/auth/request-password-reset', { body: { email: person.email } });
    }
    return app.mails
      .filter(({ to }) => to === person.email)
      .map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '');
  }
  const reset = async (token: string, newPassword: string) =>
    (await app.request('/api/auth/reset-password', { body: { token, newPassword } })).status;

  test('are invalidated by another reset', async () => {
    const [first = '', second = ''] = await linksOf(await app.person(), 2);
    expect(await reset(second, 'a door of larch')).toBe(200);
    expect(await reset(first, 'a door of oak')).toBe(422);
  });

  test('expire after an hour', async () => {
    const [inTime = ''] = await linksOf(await app.person(), 1);
    const [late = ''] = await linksOf(await app.person(), 1);
    const asked = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(asked + 59 * 60_000);
    expect(await reset(inTime, 'a door of larch')).toBe(200);
    vi.setSystemTime(asked + 61 * 60_000);
    expect(await reset(late, 'a door of oak')).toBe(422);
  });

  test('are invalidated by a password change', async () => {
    const person = await app.person();
    const [link = ''] = await linksOf(person, 1);
    const changed = await app.request('/api/account/password', {
      method: 'PUT',
      as: person,
      body: { newPassword: 'a gate of ash' },
    });
    expect(changed.status).toBe(200);
    expect(await reset(link, 'a door of oak')).toBe(422);
  });

  test("one's own address is refused as password, and the link stays valid", async () => {
    const person = await app.person({ email: 'grace.h4pper@example.com' });
    const [link = ''] = await linksOf(person, 1);
    expect(await reset(link, 'grace.h4pper@example.com')).toBe(422);
    expect(await reset(link, 'a window of pine')).toBe(200);
  });
});
