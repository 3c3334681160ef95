/** Administrators' views and changes of people, their log, and the refusal of everyone else. */
import { randomUUID } from 'node:crypto';
import type { AdministratorAction, KnownPerson } from '@maquette/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { billing } from '../../platform/db/schema/billing.ts';
import { conversation } from '../../platform/db/schema/conversations.ts';
import { file, generation } from '../../platform/db/schema/generations.ts';
import { session, user } from '../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cookiesOf, type TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let chief: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.database.db.delete(user);
  await app.database.db.delete(administratorAction);
  chief = await app.person({ administrator: true, firstName: 'Grace', lastName: 'Hopper' });
});

const put = (id: string, what: 'disabled' | 'premium', value: boolean, as = chief) =>
  app.request(`/api/administration/people/${id}/${what}`, {
    method: 'PUT',
    as,
    body: { [what]: value },
  });
const remove = (id: string, as = chief) =>
  app.request(`/api/administration/people/${id}`, { method: 'DELETE', as });
async function list(query = ''): Promise<{
  people: KnownPerson[];
  total: number;
  nextCursor: string | null;
}> {
  const answer = await app.request(`/api/administration/people${query}`, { as: chief });
  expect(answer.status).toBe(200);
  return answer.json();
}
async function actions(): Promise<Pick<AdministratorAction, 'actor' | 'deed' | 'subject'>[]> {
  const answer = await app.request('/api/administration/actions', { as: chief });
  const told = (await answer.json()) as { actions: AdministratorAction[] };
  return told.actions.map(({ actor, deed, subject }) => ({ actor, deed, subject }));
}
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const profileStatus = async (as: TestPerson) =>
  (await app.request('/api/account/profile', { as })).status;

describe('the list', () => {
  test('lists people with their data, newest first', async () => {
    const { db } = app.database;
    const ada = await app.person({ email: 'ada@example.com', paymentStatus: 'completed' });
    await db.insert(file).values({
      id: 'one',
      owner: ada.id,
      kind: 'photo',
      storageKey: 'photos/one',
      contentType: 'image/jpeg',
      bytes: 3_000,
      sha256: 'x',
    });
    const joined = new Date('2026-01-02T03:04:05Z');
    await db.update(user).set({ createdAt: joined }).where(eq(user.id, chief.id));
    const { people, total, nextCursor } = await list();
    expect({ total, nextCursor }).toEqual({ total: 2, nextCursor: null });
    expect(people.map(({ id }) => id)).toEqual([ada.id, chief.id]);
    expect(people[0]).toMatchObject({
      email: 'ada@example.com',
      plan: 'premium',
      paysWithStripe: false,
      storedBytes: 3_000,
      disabledAt: null,
      signIns: 1,
      administrator: false,
      isYou: false,
    });
    expect(people[1]).toMatchObject({
      joinedAt: joined.toISOString(),
      administrator: true,
      isYou: true,
    });
    await db.delete(file);
  });

  test('tells when a person was last seen: signed in, on a page, with an order or in a chat', async () => {
    const { db } = app.database;
    const ada = await app.person();
    const day = (number: number) => new Date(Date.UTC(2030, 0, number));
    const lastSeen = async () =>
      (await list()).people.find(({ id }) => id === ada.id)?.lastSeenAt ?? null;
    await db.delete(session).where(eq(session.userId, ada.id));
    expect(await lastSeen()).toBeNull();
    await db
      .update(user)
      .set({ lastSignInAt: day(1) })
      .where(eq(user.id, ada.id));
    expect(await lastSeen()).toBe(day(1).toISOString());
    await db.insert(session).values({
      ...{ id: 'page', token: 'page', userId: ada.id, expiresAt: day(9) },
      ...{ createdAt: day(1), updatedAt: day(2) },
    });
    expect(await lastSeen()).toBe(day(2).toISOString());
    await db.insert(generation).values({
      ...{ id: 'seen', owner: ada.id, tool: 'visual', status: 'done', title: 'A barn', recipe: {} },
      ...{ quotaSubject: ada.id, quotaDay: '2030-01-03', quotaUnits: 1, deadlineAt: day(4) },
      createdAt: day(3),
    });
    expect(await lastSeen()).toBe(day(3).toISOString());
    await db.insert(conversation).values({
      ...{ id: randomUUID(), ownerId: ada.id, title: 'Walls' },
      ...{ createdAt: day(1), updatedAt: day(4) },
    });
    expect(await lastSeen()).toBe(day(4).toISOString());
    await db.delete(generation);
  });

  test('can be searched by parts of a name or address, with literal per cent signs', async () => {
    await app.person({ firstName: 'Ada', lastName: 'Lovelace', email: 'al@example.com' });
    await app.person({ firstName: 'Ada', lastName: 'Yonath', email: '100%@example.org' });
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).people.map(({ email }) => email);
    expect(await found('lovel ADA')).toEqual(['al@example.com']);
    expect(await found('%@')).toEqual(['100%@example.org']);
    expect(await found('EXAMPLE.ORG')).toEqual(['100%@example.org']);
    expect(await found('nobody')).toEqual([]);
  });

  test('has complete pages, even with equal timestamps', async () => {
    const { db } = app.database;
    for (let count = 0; count < 6; count += 1) await app.person();
    await db.update(user).set({ createdAt: sql`'2026-01-02 03:04:05.123456Z'::timestamptz` });
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const page = await list(`?limit=3&cursor=${encodeURIComponent(cursor)}`);
      seen.push(...page.people.map(({ id }) => id));
      expect(page.total).toBe(7);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    for (const madeUp of ['9999999999999999 x', '2026-99-99 x', '%', '1 ']) {
      expect((await list(`?cursor=${encodeURIComponent(madeUp)}`)).total).toBe(7);
    }
  });
});

describe('a disabled person', () => {
  test('is signed out at once, sees the reason at sign-in, and can be re-enabled', async () => {
    const email = 'kept.out@example.com';
    const password = 'brick by brick';
    const names = { firstName: 'Kept', lastName: 'Out' };
    const signedUp = await app.request('/api/auth/sign-up/email', {
      body: { ...names, email, password },
    });
    const cookie = cookiesOf(signedUp);
    const [row] = await app.database.db.select().from(user).where(eq(user.email, email));
    const id = row?.id ?? '';
    const disabled = await put(id, 'disabled', true);
    expect(await disabled.json()).toMatchObject({ signIns: 0, disabledAt: expect.any(String) });
    const profile = await app.request('/api/account/profile', { headers: { cookie } });
    expect(profile.status).toBe(401);
    const signIn = (word: string) =>
      app.request('/api/auth/sign-in/email', { body: { email, password: word } });
    const refused = await signIn(password);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.json()).toMatchObject({
      code: 'ACCOUNT_DISABLED',
      message: expect.stringContaining('has been disabled by the operator of this server'),
    });
    // Only someone who knows the password learns it.
    expect(await codeOf(await signIn('not this one'))).toEqual([401, 'WRONG_CREDENTIALS']);
    await put(id, 'disabled', false);
    expect((await signIn(password)).status).toBe(200);
    expect(await actions()).toEqual([
      { actor: 'Grace Hopper', deed: 'enable', subject: 'Kept Out' },
      { actor: 'Grace Hopper', deed: 'disable', subject: 'Kept Out' },
    ]);
  });

  test('signing in at the same time is answered with the sentence', async () => {
    const ada = await app.person();
    await app.database.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, ada.id));
    const answer = await app.request('/api/account/profile', { as: ada });
    expect(await codeOf(answer)).toEqual([403, 'ACCOUNT_DISABLED']);
  });

  test('is no longer administrator', async () => {
    const other = await app.person({ administrator: true });
    await app.database.db.update(user).set({ disabledAt: new Date() }).where(eq(user.id, other.id));
    expect((await put(chief.id, 'disabled', true, other)).status).toBe(403);
  });
});

test('signing out everywhere ends each sign-in of that person, and no other', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const path = `/api/administration/people/${ada.id}/sign-out`;
  const answer = await app.request(path, { method: 'POST', as: chief });
  expect(await answer.json()).toMatchObject({ id: ada.id, signIns: 0 });
  expect([await profileStatus(ada), await profileStatus(eve)]).toEqual([401, 200]);
  // No work was left.
  await app.request(path, { method: 'POST', as: chief });
  expect((await actions()).map(({ deed }) => deed)).toEqual(['sign-out']);
});

describe('premium', () => {
  test('can be granted and revoked', async () => {
    const ada = await app.person();
    expect(await (await put(ada.id, 'premium', true)).json()).toMatchObject({ plan: 'premium' });
    const state = await app.request('/api/billing', { as: ada });
    expect(await state.json()).toMatchObject({ paymentStatus: 'completed' });
    await put(ada.id, 'premium', true);
    expect(await (await put(ada.id, 'premium', false)).json()).toMatchObject({ plan: 'free' });
    expect((await actions()).map(({ deed }) => deed)).toEqual(['take-premium', 'give-premium']);
  });

  test("can't be revoked if paid", async () => {
    const ada = await app.person({ paymentStatus: 'completed' });
    const checkedAt = app.clock.now();
    await app.database.db.insert(billing).values({ ownerId: ada.id, source: 'stripe', checkedAt });
    expect(await codeOf(await put(ada.id, 'premium', false))).toEqual([409, 'PAID_AT_STRIPE']);
    expect(await actions()).toEqual([]);
  });
});

describe('deleting', () => {
  test('leaves only a log line', async () => {
    const ada = await app.person();
    expect((await remove(ada.id)).status).toBe(200);
    const { db } = app.database;
    expect(await db.select().from(user).where(eq(user.id, ada.id))).toEqual([]);
    expect(await db.select().from(administratorAction)).toMatchObject([
      {
        actorId: chief.id,
        actorName: 'Grace Hopper',
        deed: 'delete',
        subjectId: ada.id,
        subjectName: 'Ada Lovelace',
        finished: true,
      },
    ]);
    expect(await codeOf(await remove(ada.id))).toEqual([404, 'NOT_FOUND']);
  });

  test("keeps them out if interrupted, and the log says that it isn't finished", async () => {
    const ada = await app.person();
    const customer = { stripeCustomerId: 'cus_1', checkedAt: app.clock.now() };
    await app.database.db.insert(billing).values({ ownerId: ada.id, ...customer });
    expect(await codeOf(await remove(ada.id))).toEqual([409, 'STILL_CUSTOMER']);
    const { people } = await list();
    expect(people[0]).toMatchObject({ id: ada.id, disabledAt: expect.any(String), signIns: 0 });
    const rows = await app.database.db.select().from(administratorAction);
    expect(rows).toMatchObject([{ deed: 'delete', finished: false }]);
  });
});

describe('one administrator always remains', () => {
  test('administrators can neither disable nor delete themselves', async () => {
    expect(await codeOf(await put(chief.id, 'disabled', true))).toEqual([409, 'OWN_ACCOUNT']);
    expect(await codeOf(await remove(chief.id))).toEqual([409, 'OWN_ACCOUNT']);
    expect(await profileStatus(chief)).toBe(200);
  });

  test('of two who disable each other at once one is refused', async () => {
    const other = await app.person({ administrator: true });
    const answers = await Promise.all([
      put(other.id, 'disabled', true, chief),
      put(chief.id, 'disabled', true, other),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await app.database.db.select().from(session);
    expect(left).toHaveLength(1);
  });
});

test('no e-mail address is logged', async () => {
  const ada = await app.person({ email: 'secret.address@example.com' });
  await put(ada.id, 'disabled', true);
  await remove(ada.id);
  const rows = await app.database.db.select().from(administratorAction);
  expect(JSON.stringify([app.log.lines, rows])).not.toContain('secret.address');
});
