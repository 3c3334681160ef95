/** Guessing accounts and passwords is slow, and reveals nothing. */
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cookiesOf } from '../../testing/test-person.ts';
import { ada, doorsOf } from './doors.fixture.ts';

const onServer = inject('databaseTemplate').home === 'server';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await resetRates(app.database.db);
});
const { signUp, signIn } = doorsOf(() => app);

describe('A-02 nobody learns who has an account', () => {
  test('a wrong password and an unknown address get the same response', async () => {
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

  // No question to the database: one of the two suffices.
  test.skipIf(onServer)(
    'an unknown address costs the same work: a password is hashed too',
    async () => {
      const costly = await createTestApp({ database: app.database, passwords: 'costly' });
      const { signUp, signIn } = doorsOf(() => costly);
      await signUp({ ...ada, email: 'timed@example.com' });
      const median = async (email: string) => {
        const times: number[] = [];
        for (let round = 0; round < 3; round += 1) {
          const startedAt = process.cpuUsage();
          await signIn({ email, password: `guess ${round}` });
          const used = process.cpuUsage(startedAt);
          times.push(used.user + used.system);
        }
        return times.sort((left, right) => left - right)[1] ?? 0;
      };
      const known = await median('timed@example.com');
      const unknown = await median('nobody@example.com');
      // Without a hash an unknown address would take less than a tenth of the time.
      expect(unknown).toBeGreaterThan(known / 3);
      expect(known).toBeGreaterThan(unknown / 3);
    },
  );

  test('requests for a new password get the same response', async () => {
    await signUp({ ...ada, email: 'forgot@example.com' });
    const ask = (email: string) =>
      app.request('/api/auth/request-password-reset', { body: { email } });
    const [known, unknown] = [await ask('forgot@example.com'), await ask('noone@example.com')];
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    expect(app.mails.filter((mail) => mail.to === 'noone@example.com')).toEqual([]);
  });

  test('signing up twice reveals no more than the screen needs', async () => {
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

describe('A-01 guessing is limited by account and by address', () => {
  test('one account, many passwords, many addresses', async () => {
    const guess = async (count: number) =>
      await signIn(
        { email: 'victim@example.com', password: `guess number ${count}` },
        { 'x-forwarded-for': `203.0.113.${count}` },
        `198.51.100.${count}`,
      );
    for (let count = 0; count < 200; count += 1) expect((await guess(count)).status).toBe(401);
    const refused = await guess(200);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('one account from one address: ten attempts, and the owner can sign in from elsewhere', async () => {
    const { email, password } = { ...ada, email: 'besieged@example.com' };
    await signUp({ ...ada, email });
    const stranger = async (count: number) =>
      (await signIn({ email, password: `guess ${count}` }, {}, '198.51.100.9')).status;
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push(await stranger(count));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn({ email, password }, {}, '198.51.100.10')).status).toBe(200);
    // That doesn't give a stranger new attempts either.
    expect(await stranger(13)).toBe(429);
  });

  test("from the stranger's address the owner can sign in with a known browser", async () => {
    const { email, password } = { ...ada, email: 'same-house@example.com' };
    const device = cookiesOf(await signUp({ ...ada, email }))
      .split('; ')
      .find((cookie) => cookie.startsWith('maquette_device='));
    const here = '198.51.100.11';
    for (let count = 0; count < 31; count += 1) {
      await signIn({ email, password: `guess ${count}` }, {}, here);
    }
    const known = { cookie: device ?? '' };
    expect((await signIn({ email, password }, {}, here)).status).toBe(429);
    expect((await signIn({ email, password }, known, here)).status).toBe(200);
    // It opens nothing alone, is counted too, and is useless for other accounts.
    const wrong: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      wrong.push((await signIn({ email, password: `wrong ${count}` }, known, here)).status);
    }
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
    expect(
      (await signIn({ email: 'besieged@example.com', password: 'x' }, known, here)).status,
    ).toBe(429);
    const forged = { cookie: `maquette_device=${'a'.repeat(22)}.${'b'.repeat(22)}` };
    expect((await signIn({ email, password }, forged, here)).status).toBe(429);
  });

  // An invalid e-mail address counts as a guess, and avoids hashing here.
  const knock = async (from: string, forwarded = '203.0.113.1') =>
    (await signIn({ email: 'none', password: 'x' }, { 'x-forwarded-for': forwarded }, from)).status;

  test('one address, many accounts; a forged X-Forwarded-For changes nothing', async () => {
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
      // Visitors can forge the first entries; the proxy appends the true one.
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

  test('no account is locked out permanently, and a success resets the count', async () => {
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
