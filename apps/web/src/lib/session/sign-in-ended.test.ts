import { beforeEach, expect, test, vi } from 'vitest';
import { onAccountDialogsRequested } from './account-dialogs.ts';
import { currentSession, refreshSession, sessionChanged } from './session.ts';
import { declineSignIn, ensureSignedIn, signInAgain } from './sign-in-ended.ts';

const person = (id: string, more: object = {}) => ({
  ...{ id, email: `${id}@example.com`, firstName: id, lastName: 'L', paymentStatus: 'free' },
  ...more,
});
/** The server's answer: a person, no one, or unreachable. */
let answered: object | null | 'down';
let needed = 0;

beforeEach(async () => {
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('fetch', async () => {
    if (answered === 'down') throw new TypeError('fetch failed');
    return Response.json(answered && { user: answered });
  });
  onAccountDialogsRequested(() => {
    needed += 1;
  });
  answered = person('ada');
  await refreshSession();
  // The person has not declined yet.
  const again = signInAgain('act');
  await refreshSession();
  await again;
  needed = 0;
  return async () => {
    // Other test files share this module and its session.
    declineSignIn();
    answered = null;
    await refreshSession();
    onAccountDialogsRequested(() => {});
    vi.unstubAllGlobals();
  };
});

test('a known person is signed in; an answer without a plan counts as missing', async () => {
  expect(currentSession()).toEqual({
    status: 'signed-in',
    person: { ...person('ada'), isAddressConfirmed: false },
  });
  answered = person('ada', { emailVerified: true, paymentStatus: 'completed' });
  expect(await refreshSession()).toMatchObject({
    person: { isAddressConfirmed: true, paymentStatus: 'completed' },
  });
  answered = person('ada', { paymentStatus: undefined });
  expect(await refreshSession()).toEqual({ status: 'unreachable' });
  answered = 'down';
  expect(await refreshSession()).toEqual({ status: 'unreachable' });
  answered = null;
  expect(await refreshSession()).toEqual({ status: 'signed-out' });
});

test("an answer from before a change isn't used after it", async () => {
  const old = refreshSession();
  answered = person('bob');
  const changed = await sessionChanged();
  await old;
  expect(changed).toMatchObject({ person: { id: 'bob' } });
  expect(currentSession()).toMatchObject({ person: { id: 'bob' } });
});

test('all callers share one dialog, and continue when the same person is back', async () => {
  const waiting = [signInAgain('act'), signInAgain('itself'), signInAgain('act')];
  expect(needed).toBe(1);
  answered = 'down';
  await refreshSession();
  answered = person('ada');
  await refreshSession();
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});

test("another person, or none, doesn't count as the same", async () => {
  const waiting = signInAgain('act');
  answered = person('bob');
  await refreshSession();
  expect(await waiting).toBe(false);
  const again = signInAgain('act');
  answered = null;
  await refreshSession();
  expect(await again).toBe(false);
});

test('after declining, only actions ask again, not background loading', async () => {
  const waiting = signInAgain('itself');
  declineSignIn();
  expect(await waiting).toBe(false);
  expect(await signInAgain('itself')).toBe(false);
  expect(needed).toBe(1);
  const acted = signInAgain('act');
  expect(needed).toBe(2);
  await refreshSession();
  expect(await acted).toBe(true);
  // After a sign-in, background requests may ask again as well.
  const itself = signInAgain('itself');
  expect(needed).toBe(3);
  declineSignIn();
  await itself;
});

test("a visitor isn't asked to sign in, and proceeds", async () => {
  answered = null;
  await refreshSession();
  expect(await signInAgain('act')).toBe(false);
  expect(await ensureSignedIn()).toBe(true);
  expect(needed).toBe(0);
});

test('an ended session is detected before a request; an unreachable server blocks nobody', async () => {
  expect(await ensureSignedIn()).toBe(true);
  answered = 'down';
  expect(await ensureSignedIn()).toBe(true);
  expect(needed).toBe(0);
  answered = person('ada');
  await refreshSession();
  answered = null;
  const leaving = ensureSignedIn();
  await expect.poll(() => needed).toBe(1);
  declineSignIn();
  expect(await leaving).toBe(false);
});

test('the texts of a person are forgotten once their session has ended, those of a visitor are not', async () => {
  const stored = Object.create({
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  });
  vi.stubGlobal('localStorage', stored);
  const left = () => Object.keys(stored);
  const typeAs = (who: string) => {
    stored[`maquette-person ${who} draft new`] = 'A house for my mother';
  };
  typeAs('ada');
  await refreshSession();
  expect(left()).toEqual(['maquette-person ada draft new']);
  // A screen with unsaved work is open: it keeps its person and what it shows.
  answered = null;
  const leaving = ensureSignedIn();
  await expect.poll(() => needed).toBe(1);
  expect(left()).toEqual([]);
  declineSignIn();
  await leaving;
  expect(currentSession().status).toBe('signed-in');
  typeAs('ada');
  typeAs('visitor');
  await refreshSession();
  expect(currentSession().status).toBe('signed-out');
  expect(left()).toEqual(['maquette-person visitor draft new']);
});
