/** Google sign-in, with an imitation of Google's token endpoint. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invitationHash } from '../../../http/guards/sign-up.ts';
import { account, user } from '../../../platform/db/schema/people.ts';
import { invitation, signUpSetting } from '../../../platform/db/schema/sign-up.ts';
import { resetRates } from '../../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cookiesOf } from '../../../testing/test-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { GOOGLE_CLIENT_ID: 'our-id', GOOGLE_CLIENT_SECRET: 'our-word' },
  });
});
beforeEach(async () => {
  await resetRates(app.database.db);
});

interface GoogleProfile {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Google's response to one code; other codes are refused, and each works once. */
function imitateGoogle(code: string, profile: GoogleProfile): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    expect(address).toBe('https://oauth2.googleapis.com/token');
    const form = new URLSearchParams(String(init?.body));
    asked.push(form);
    if (form.get('code') !== code || asked.length > 1) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    const claims = { iss: 'https://accounts.google.com', aud: 'our-id', ...profile };
    const idToken = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
    return Response.json({
      access_token: 'google-access',
      token_type: 'Bearer',
      id_token: idToken,
    });
  });
  return asked;
}

async function begin(body: object = {}) {
  const response = await app.request('/api/auth/sign-in/social', {
    body: {
      provider: 'google',
      callbackURL: '/signed-in',
      errorCallbackURL: '/signed-in',
      ...body,
    },
  });
  const { url = '' } = response.ok ? await response.clone().json() : {};
  return { response, address: new URL(url || 'about:none'), cookie: cookiesOf(response) };
}

const comeBack = (query: Record<string, string>, cookie = '') =>
  app.request(`/api/auth/callback/google?${new URLSearchParams(query)}`, {
    headers: { 'sec-fetch-site': 'cross-site', ...(cookie ? { cookie } : {}) },
  });

async function signIn(profile: GoogleProfile, body: object = {}) {
  const { address, cookie } = await begin(body);
  imitateGoogle('good-code', profile);
  const state = address.searchParams.get('state') ?? '';
  return comeBack({ code: 'good-code', state }, cookie);
}

const personOf = async (email: string) =>
  (await app.database.db.select().from(user).where(eq(user.email, email)))[0];

test('the authorization URL has a state and a code challenge', async () => {
  const { address, response } = await begin();
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
  expect(address.origin).toBe('https://accounts.google.com');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'our-id',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    state: expect.stringMatching(/^[\w-]{20,}$/),
    // A shared computer may be signed in to another person's account.
    prompt: 'select_account',
    response_type: 'code',
  });
  const scopes = address.searchParams.get('scope')?.split(' ').sort();
  expect(scopes).toEqual(['email', 'openid', 'profile']);
});

test.each([
  [
    'two parts',
    { name: 'Grace Hopper', given_name: 'Grace', family_name: 'Hopper' },
    'Grace',
    'Hopper',
  ],
  ['three parts', { name: 'Grace Brewster Hopper' }, 'Grace', 'Brewster Hopper'],
  ['one part', { name: 'Grace' }, 'Grace', ''],
  ['none', {}, 'none', ''],
])('a name of %s creates a person', async (label, names, firstName, lastName) => {
  const email = `${label.split(' ')[0]}@example.com`;
  const response = await signIn({ sub: `sub ${label}`, email, email_verified: true, ...names });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/signed-in');
  const cookie = cookiesOf(response);
  expect(
    await (await app.request('/api/account/profile', { headers: { cookie } })).json(),
  ).toMatchObject({
    email,
    firstName,
    lastName,
    paymentStatus: 'free',
    hasPassword: false,
  });
});

test("the second time it is the same person, and Google's tokens are encrypted", async () => {
  const profile = {
    sub: 'sub again',
    email: 'again@example.com',
    email_verified: true,
    name: 'A B',
  };
  await signIn(profile);
  const first = await personOf('again@example.com');
  await signIn(profile);
  expect((await personOf('again@example.com'))?.id).toBe(first?.id);
  const rows = await app.database.db.select().from(account);
  expect(JSON.stringify(rows)).not.toContain('google-access');
});

test('a disabled person returns without a sign-in, and the page says why', async () => {
  const profile = { sub: 'sub out', email: 'out@example.com', email_verified: true, name: 'O T' };
  await signIn(profile);
  const since = { disabledAt: new Date() };
  await app.database.db.update(user).set(since).where(eq(user.email, profile.email));
  const response = await signIn(profile);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/signed-in?error=account_disabled');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('with sign-up by invitation, Google admits known or invited people', async () => {
  const { db } = app.database;
  const known = { sub: 'sub k', email: 'known@example.com', email_verified: true, name: 'K N' };
  const other = { sub: 'sub o', email: 'other@example.com', email_verified: true, name: 'O T' };
  await signIn(known);
  await db.insert(signUpSetting).values({ rule: 'invitation' });
  onTestFinished(() => db.delete(signUpSetting).then(() => undefined));
  expect((await signIn(known)).headers.get('location')).toBe('/signed-in');
  const refused = await signIn(other);
  expect(refused.headers.get('location')).toBe('/signed-in?error=invitation_needed');
  expect(await personOf(other.email)).toBeUndefined();
  const code = 'a-code-of-22-letters-x';
  const now = app.clock.now();
  await db.insert(invitation).values({
    id: randomUUID(),
    codeHash: invitationHash(code),
    note: 'Ada',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  // Signing in with an existing account doesn't use the invitation.
  await signIn(known, { invitation: code });
  expect((await signIn(other, { invitation: code })).headers.get('location')).toBe('/signed-in');
  const person = await personOf(other.email);
  expect(await db.select().from(invitation)).toMatchObject([{ usedById: person?.id }]);
  await db.update(signUpSetting).set({ rule: 'closed' });
  const third = { ...other, sub: 'sub t', email: 'third@example.com' };
  const location = (await signIn(third)).headers.get('location');
  expect(location).toBe('/signed-in?error=sign_up_closed');
  expect(await personOf(third.email)).toBeUndefined();
});

//
test.each([
  ['no state', {}],
  ['an invented state', { state: 'invented-by-somebody-else-0000' }],
])('%s is refused', async (_name, query) => {
  const { cookie } = await begin();
  imitateGoogle('good-code', { sub: 'evil', email: 'evil@example.com', email_verified: true });
  const response = await comeBack({ code: 'good-code', ...query }, cookie);
  expect(response.headers.get('location')).toContain('error=');
  expect(cookiesOf(response)).not.toContain('session_token=');
  expect(await personOf('evil@example.com')).toBeUndefined();
});

test("another browser's state is refused: nobody is signed in to a stranger's account", async () => {
  const { address } = await begin();
  imitateGoogle('good-code', { sub: 'evil', email: 'evil@example.com', email_verified: true });
  const state = address.searchParams.get('state') ?? '';
  const response = await comeBack({ code: 'good-code', state });
  expect(response.headers.get('location')).toContain('error=state_mismatch');
  expect(await personOf('evil@example.com')).toBeUndefined();
});

test('a code is exchanged with its verifier, and a replay is refused', async () => {
  const { address, cookie } = await begin();
  const asked = imitateGoogle('good-code', {
    sub: 'replay',
    email: 'replay@example.com',
    email_verified: true,
    name: 'Re Play',
  });
  const state = address.searchParams.get('state') ?? '';
  await comeBack({ code: 'good-code', state }, cookie);
  expect(asked[0]?.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/);
  const replayed = await comeBack({ code: 'good-code', state }, cookie);
  expect(replayed.headers.get('location')).toContain('error=');
  expect(cookiesOf(replayed)).not.toContain('session_token=');
});

test('an invalid code, and a refusal at Google, return with an error', async () => {
  const queries: Record<string, string>[] = [{ code: 'bad-code' }, { error: 'access_denied' }];
  for (const query of queries) {
    const { address, cookie } = await begin();
    imitateGoogle('good-code', { sub: 'x' });
    const state = address.searchParams.get('state') ?? '';
    const response = await comeBack({ ...query, state }, cookie);
    expect(response.headers.get('location')).toMatch(/^\/signed-in\?error=/);
  }
});

test('a password account is only linked to Google once its address is verified', async () => {
  const email = 'shared@example.com';
  const signedUp = await app.request('/api/auth/sign-up/email', {
    body: { firstName: 'Early', lastName: 'Bird', email, password: 'brick by brick' },
  });
  expect(signedUp.status).toBe(200);
  const profile = { sub: 'the owner', email, email_verified: true, name: 'The Owner' };
  const refused = await signIn(profile);
  expect(refused.headers.get('location')).toBe('/signed-in?error=account_not_linked');
  expect(cookiesOf(refused)).not.toContain('session_token=');

  await app.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, email));
  const unverified = await signIn({ ...profile, email_verified: false });
  expect(unverified.headers.get('location')).toBe('/signed-in?error=account_not_linked');
  const linked = await signIn(profile);
  expect(linked.headers.get('location')).toBe('/signed-in');
});

//
test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t//evil.example',
  'javascript:alert(1)',
  '',
])('a return path of %j becomes /Launcher', async (callbackURL) => {
  const { address, cookie } = await begin({ callbackURL });
  imitateGoogle('good-code', {
    sub: 'back',
    email: 'back@example.com',
    email_verified: true,
    name: 'B',
  });
  const state = address.searchParams.get('state') ?? '';
  const response = await comeBack({ code: 'good-code', state }, cookie);
  expect(response.headers.get('location')).toBe('/Launcher');
});

test('a server without Google says so', async () => {
  const plain = await createTestApp({ database: app.database });
  const response = await plain.request('/api/auth/sign-in/social', {
    body: { provider: 'google' },
  });
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({
    code: 'GOOGLE_NOT_CONFIGURED',
    message: 'Signing in with Google is not set up on this server. Please use your e-mail address.',
  });
});
