/** Administrator rights need a proof, are stored on the account, and never granted by accident. */
import type { AdministratorAccess } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deletePerson } from './features/account/delete-person.ts';
import { printableCode } from './features/engines/administrator-claims.ts';
import { administratorAction } from './platform/db/schema/administration.ts';
import { user } from './platform/db/schema/people.ts';
import { resetRates } from './testing/reset-rates.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { cookiesOf, type TestPerson } from './testing/test-person.ts';

const boss = 'boss@corp.example';
let open: TestApp;
let named: TestApp;
beforeEach(async () => {
  open = await createTestApp();
  named = await createTestApp({ database: open.database, environment: { ADMIN_EMAILS: boss } });
});

const accessOf = async (as: TestPerson, at: TestApp): Promise<AdministratorAccess> =>
  (await at.request('/api/engines/access', { as })).json();
const claim = (as: TestPerson, code: string, at: TestApp) =>
  at.request('/api/engines/access', { as, body: { code } });
const startOf = (app: TestApp, administratorEmails?: readonly string[]) =>
  printableCode({ db: app.database.db, clock: app.clock.now, administratorEmails });
/** Proof by which a person became administrator, as logged. */
async function proofsOf(person: { readonly id?: string }): Promise<(string | undefined)[]> {
  const rows = await open.database.db.select().from(administratorAction);
  return rows
    .filter(({ actorId, deed }) => deed === 'become-administrator' && actorId === person.id)
    .map(({ details }) => details.proof);
}
const nobodys = { administrator: false, waysIn: { code: false, mail: false } };

describe('without ADMIN_EMAILS', () => {
  test('neither the first account nor, after its deletion, the next one is administrator', async () => {
    const first = await open.person();
    const next = await open.person();
    expect(await accessOf(first, open)).toEqual(nobodys);
    const endPayments = async () => 0;
    const removeWork = async () => undefined;
    await deletePerson({ db: open.database.db, endPayments, removeWork }, first.email);
    expect(await accessOf(next, open)).toEqual(nobodys);
    expect((await open.request('/api/engines', { as: next })).status).toBe(403);
  });

  test("nor is the next one after an administrator's deletion; the start prints a new code", async () => {
    const chief = await open.person({ administrator: true });
    const next = await open.person();
    expect(await startOf(open)).toBeUndefined();
    const endPayments = async () => 0;
    const removeWork = async () => undefined;
    await deletePerson({ db: open.database.db, endPayments, removeWork }, chief.email);
    expect(await accessOf(next, open)).toEqual(nobodys);
    expect(await startOf(open)).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await accessOf(next, open)).toMatchObject({
      administrator: false,
      waysIn: { code: true },
    });
  });

  test('the printed code works once, in any spelling, and the right persists', async () => {
    const [person, other] = [await open.person(), await open.person()];
    const code = (await startOf(open)) ?? '';
    expect((await claim(person, 'ABCD-EFGH-JKMN-PQRS', open)).status).toBe(422);
    const answer = await claim(person, ` ${code.toLowerCase().replaceAll('-', ' ')} `, open);
    expect(await answer.json()).toEqual({ ...nobodys, administrator: true });
    const again = await claim(other, code, open);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ code: 'CLAIM_REFUSED' });
    expect(await accessOf(other, open)).toEqual(nobodys);
    expect((await open.request('/api/engines', { as: person })).status).toBe(200);
    expect([await proofsOf(person), await proofsOf(other)]).toEqual([['code'], []]);
    expect(await startOf(open)).toBeUndefined();
  });

  test('of ten concurrent entries one becomes administrator', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => open.person()));
    const code = (await startOf(open)) ?? '';
    const answers = await Promise.all(
      people.map((as, count) =>
        open.request('/api/engines/access', { as, body: { code }, from: `198.51.100.${count}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  test('the next start replaces the code, which is stored hashed and expires', async () => {
    const person = await open.person();
    const old = (await startOf(open)) ?? '';
    const code = (await startOf(open)) ?? '';
    expect((await claim(person, old, open)).status).toBe(422);
    const { rows } = await open.database.db.execute('select * from verifications');
    expect(JSON.stringify(rows)).not.toContain(code);
    open.clock.advance(31 * 24 * 60 * 60);
    expect((await claim(person, code, open)).status).toBe(422);
    expect(await accessOf(person, open)).toEqual(nobodys);
  });

  test('attempts are limited, and forbidden for visitors', async () => {
    const person = await open.person();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await claim(person, `guess ${count}`, open)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    const visitor = await open.request('/api/engines/access', { body: { code: 'x' } });
    expect(visitor.status).toBe(401);
    expect((await open.request('/api/engines/access/mail', { as: person, body: {} })).status).toBe(
      403,
    );
  });
});

describe('with ADMIN_EMAILS', () => {
  const linkTo = (email: string) =>
    named.mails
      .filter((mail) => mail.to === email)
      .map(({ text }) => /\?claim=(\S+)/.exec(text)?.[1] ?? '')
      .at(-1) ?? '';
  const askForLink = (as: TestPerson) =>
    named.request('/api/engines/access/mail', { as, body: {} });

  test('a stranger who signs up with such an address first gains nothing', async () => {
    const signedUp = await named.request('/api/auth/sign-up/email', {
      body: {
        firstName: 'Eve',
        lastName: 'Early',
        email: 'BOSS@corp.example',
        password: 'a wall of fog',
      },
    });
    const stranger = { cookie: cookiesOf(signedUp) };
    const access = await named.request('/api/engines/access', { headers: stranger });
    expect(await access.json()).toEqual({
      administrator: false,
      waysIn: { code: false, mail: true },
    });
    expect((await named.request('/api/engines', { headers: stranger })).status).toBe(403);
    await named.request('/api/engines/access/mail', { body: {}, headers: stranger });
    // The owner of the address gets the mail, and has no account for its link.
    const owner = await named.person();
    expect((await claim(owner, linkTo(boss), named)).status).toBe(422);
    // A new password makes the account theirs, and them administrator.
    await named.request('/api/auth/request-password-reset', { body: { email: boss } });
    const token = /token=(\S+)/.exec(named.mails.at(-1)?.text ?? '')?.[1];
    const newPassword = 'a wall of stone';
    await named.request('/api/auth/reset-password', { body: { token, newPassword } });
    expect((await named.request('/api/engines/access', { headers: stranger })).status).toBe(401);
    const signedIn = await named.request('/api/auth/sign-in/email', {
      body: { email: boss, password: newPassword },
    });
    const own = { cookie: cookiesOf(signedIn) };
    const looks = ['/api/engines', '/api/engines', '/api/engines/access'].map((path) =>
      named.request(path, { headers: own }),
    );
    expect((await Promise.all(looks)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await proofsOf((await signedIn.json()).user)).toEqual(['address']);
  });

  test('a mailed link verifies the address, once and within an hour', async () => {
    const person = await named.person({ email: boss });
    expect((await named.request('/api/engines', { as: person })).status).toBe(403);
    await askForLink(person);
    const late = linkTo(boss);
    named.clock.advance(61 * 60);
    expect((await claim(person, late, named)).status).toBe(422);
    expect((await askForLink(person)).status).toBe(200);
    const link = linkTo(boss);
    expect((await claim(person, link, named)).status).toBe(200);
    expect((await claim(person, link, named)).status).toBe(422);
    expect(await accessOf(person, named)).toEqual({ ...nobodys, administrator: true });
    const [row] = await named.database.db.select().from(user).where(eq(user.id, person.id));
    expect(row).toMatchObject({ emailVerified: true, administrator: true });
    expect(await proofsOf(person)).toEqual(['link']);
  });

  test("the printed code only works for a named address, and other attempts don't consume it", async () => {
    const [person, stranger] = [await named.person({ email: boss }), await named.person()];
    const code = (await startOf(named, [boss])) ?? '';
    expect(await accessOf(stranger, named)).toEqual(nobodys);
    expect((await claim(stranger, code, named)).status).toBe(422);
    expect((await askForLink(stranger)).status).toBe(403);
    expect((await claim(person, code, named)).status).toBe(200);
  });

  test('a removed address loses the right', async () => {
    const person = await named.person({ administrator: true });
    expect(await accessOf(person, open)).toMatchObject({ administrator: true });
    expect(await accessOf(person, named)).toEqual(nobodys);
    expect(await startOf(named, [boss])).toBeDefined();
  });

  test('the number of mails is limited', async () => {
    const person = await named.person({ email: boss });
    await resetRates(named.database.db);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await askForLink(person)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
