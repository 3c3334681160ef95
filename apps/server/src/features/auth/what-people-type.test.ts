/** Credentials as typed: passwords are unchanged, addresses normalised. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, user } from '../../platform/db/schema/people.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ada, doorsOf } from './doors.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await resetRates(app.database.db);
});
const { signUp, signIn } = doorsOf(() => app);

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
  ])('%s is accepted, exactly as typed', async (name, password) => {
    const email = `${name.replaceAll(/\W/g, '')}@example.com`;
    expect((await signUp({ ...ada, email, password })).status).toBe(200);
    expect((await signIn({ email, password })).status).toBe(200);
    expect((await signIn({ email, password: [...password].slice(0, -1).join('') })).status).toBe(
      401,
    );
    expect((await signIn({ email, password: password.trim() })).status).toBe(
      password === password.trim() ? 200 : 401,
    );
  });

  test('passwords are not truncated: those that differ in the last of 100 characters differ', async () => {
    const start = `${'stone and wood '.repeat(6)}and glass`;
    const email = 'long@example.com';
    await signUp({ ...ada, email, password: `${start}1` });
    expect((await signIn({ email, password: `${start}2` })).status).toBe(401);
  });

  test('the same letters are the same password in any Unicode composition', async () => {
    const email = 'cafe@example.com';
    await signUp({ ...ada, email, password: 'caf\u00e9 au fond du parc' });
    expect((await signIn({ email, password: 'cafe\u0301 au fond du parc' })).status).toBe(200);
  });
});

describe('A-12 one e-mail address is one person in any spelling', () => {
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
  ])('%j is not an address', async (email) => {
    const response = await signUp({ ...ada, email });
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe('EMAIL_INVALID');
  });
});

test('passwords are stored as salted hashes', async () => {
  await signUp({ ...ada, email: 'salt1@example.com' });
  await signUp({ ...ada, email: 'salt2@example.com' });
  const rows = await app.database.db.select({ password: account.password }).from(account);
  const hashes = rows.map((row) => row.password).filter((hash) => hash !== null);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});
