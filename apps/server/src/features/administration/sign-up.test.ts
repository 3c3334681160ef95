/** Sign-up: open, by invitation, or closed, for every way of signing up. */
import type { AdministratorAction, Invitation, SignUpRule } from '@maquette/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { permitSignUp } from '../../http/guards/sign-up.ts';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { user } from '../../platform/db/schema/people.ts';
import { rate } from '../../platform/db/schema/rates.ts';
import { invitation, signUpSetting } from '../../platform/db/schema/sign-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { pruneInvitations } from './prune-invitations.ts';

let app: TestApp;
let chief: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  const { db } = app.database;
  for (const table of [rate, invitation, signUpSetting, administratorAction, user]) {
    await db.delete(table);
  }
  chief = await app.person({ administrator: true });
});

const setRule = (rule: SignUpRule) =>
  app.request('/api/administration/sign-up', { method: 'PUT', as: chief, body: { rule } });
const state = async (): Promise<{ rule: SignUpRule; invitations: Invitation[] }> =>
  (await app.request('/api/administration/sign-up', { as: chief })).json();
async function invite(note = 'Ada'): Promise<{ invitation: Invitation; code: string }> {
  const answer = await app.request('/api/administration/invitations', {
    as: chief,
    body: { note },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}
async function signUp(email: string, code?: string) {
  const answer = await app.request('/api/auth/sign-up/email', {
    body: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      password: 'brick by brick',
      ...(code === undefined ? {} : { invitation: code }),
    },
  });
  return [answer.status, (await answer.json()).code];
}
const closed = [403, 'SIGN_UP_CLOSED'];
const needed = [403, 'INVITATION_NEEDED'];
const welcome = [200, undefined];

test('sign-up is open until closed; existing people can still sign in', async () => {
  expect(await signUp('first@example.com')).toEqual(welcome);
  expect(await (await setRule('closed')).json()).toEqual({ rule: 'closed', invitations: [] });
  const told = await app.request('/api/account/sign-up');
  expect(await told.json()).toEqual({ rule: 'closed' });
  expect(await signUp('second@example.com')).toEqual(closed);
  expect(await signUp('second@example.com', (await invite()).code)).toEqual(closed);
  const signIn = await app.request('/api/auth/sign-in/email', {
    body: { email: 'first@example.com', password: 'brick by brick' },
  });
  expect(signIn.status).toBe(200);
  await setRule('open');
  expect(await signUp('second@example.com')).toEqual(welcome);
});

describe('by invitation', () => {
  beforeEach(() => setRule('invitation'));

  test('a code makes one account, and is stored as a hash', async () => {
    const { code } = await invite();
    const { rows } = await app.database.db.execute('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await signUp('a@example.com')).toEqual(needed);
    expect(await signUp('a@example.com', 'made-up-by-somebody-00')).toEqual(needed);
    expect(await signUp('a@example.com', code)).toEqual(welcome);
    expect(await signUp('b@example.com', code)).toEqual(needed);
    const [person] = await app.database.db.select().from(invitation);
    expect(person?.usedById).toEqual(expect.any(String));
    expect((await state()).invitations).toMatchObject([
      {
        ...{ note: 'Ada', usedAt: expect.any(String) },
        usedBy: { name: 'Ada Lovelace', email: 'a@example.com' },
      },
    ]);
  });

  test('of five concurrent uses of a code one gets an account', async () => {
    const { code } = await invite();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((place) => signUp(`${place}@example.com`, code)),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  });

  test("a failed sign-up doesn't consume the code", async () => {
    const { code } = await invite();
    expect(await signUp(chief.email, code)).toEqual([422, 'SIGN_UP_REFUSED']);
    expect(await signUp('a@example.com', code)).toEqual(welcome);
  });

  test('a code that a process took and died with is good again after a quarter of an hour', async () => {
    const { code, invitation: lost } = await invite();
    const { db } = app.database;
    const permit = await permitSignUp(db, code, app.clock.now());
    expect(permit.refusal).toBeUndefined();
    app.clock.advance(14 * 60);
    expect(await signUp('a@example.com', code)).toEqual(needed);
    expect((await state()).invitations).toMatchObject([{ usedAt: expect.any(String) }]);
    app.clock.advance(2 * 60);
    expect((await state()).invitations).toMatchObject([{ usedAt: null, usedBy: null }]);
    const next = await permitSignUp(db, code, app.clock.now());
    // The first one lives on after all, without an account: the second keeps its turn.
    await permit.settle(undefined);
    expect(await signUp('a@example.com', code)).toEqual(needed);
    await next.settle(undefined);
    expect(await signUp('a@example.com', code)).toEqual(welcome);
    app.clock.advance(16 * 60);
    expect(await signUp('b@example.com', code)).toEqual(needed);
    const path = `/api/administration/invitations/${lost.id}`;
    expect((await app.request(path, { method: 'DELETE', as: chief })).status).toBe(404);
  });

  test('expired ones are removed in batches; used ones stay', async () => {
    const { code } = await invite('used');
    expect(await signUp('a@example.com', code)).toEqual(welcome);
    for (const note of ['one', 'two', 'three']) await invite(note);
    const { db } = app.database;
    const prune = () => pruneInvitations(db, app.clock.now, 2);
    expect(await prune()).toBe(0);
    app.clock.advance(14 * 24 * 60 * 60 + 1);
    expect([await prune(), await prune(), await prune()]).toEqual([2, 1, 0]);
    expect((await db.select().from(invitation)).map(({ note }) => note)).toEqual(['used']);
  });

  test('a code expires after two weeks, or when revoked', async () => {
    const [late, taken] = [await invite('late'), await invite('taken back')];
    const path = `/api/administration/invitations/${taken.invitation.id}`;
    expect((await app.request(path, { method: 'DELETE', as: chief })).status).toBe(200);
    expect((await app.request(path, { method: 'DELETE', as: chief })).status).toBe(404);
    expect(await signUp('a@example.com', taken.code)).toEqual(needed);
    app.clock.advance(14 * 24 * 60 * 60 + 1);
    expect(await signUp('a@example.com', late.code)).toEqual(needed);
    expect((await state()).invitations).toEqual([]);
  });
});

test('actions are logged', async () => {
  await setRule('invitation');
  await setRule('invitation');
  await invite('Grace, from the office');
  const answer = await app.request('/api/administration/actions', { as: chief });
  const { actions } = (await answer.json()) as { actions: AdministratorAction[] };
  expect(actions.map(({ deed, subject }) => [deed, subject])).toEqual([
    ['invite', 'Grace, from the office'],
    ['limit-sign-up', null],
  ]);
});
