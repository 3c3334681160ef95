import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, openTestPage } from '../testing/test-page.ts';
import { continueWithGoogle } from './google-sign-in.ts';
import { currentSession } from './session.ts';

const google = vi.hoisted(() => ({
  asked: [] as object[],
  answer: {} as { data?: { url: string }; error?: { message?: string; code?: string } },
}));
vi.mock('./auth-client.ts', () => ({
  authClient: {
    signIn: {
      social: async (asked: object) => {
        google.asked.push(asked);
        return google.answer;
      },
    },
  },
}));

beforeEach(() => {
  google.asked.length = 0;
  google.answer = { data: { url: 'https://accounts.google.com/o/oauth2/v2/auth?state=s' } };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

async function page(isAllowed = true) {
  const opened: string[][] = [];
  const popup = {
    closed: false,
    location: { href: '' },
    close() {
      this.closed = true;
    },
  };
  const open = (...asked: string[]) => {
    opened.push(asked);
    return isAllowed ? popup : null;
  };
  const { signIn } = await openTestPage(() => new Response());
  Object.assign(window, { open });
  return { popup, opened, signIn };
}

test('the popup goes to Google, and the person is signed in when it closes', async () => {
  const { popup, opened, signIn } = await page();
  const continuing = continueWithGoogle();
  // Opened within the click, before anything is waited for.
  expect(opened).toEqual([['', 'maquette-google', 'popup,width=480,height=640']]);
  await expect
    .poll(() => popup.location.href)
    .toBe('https://accounts.google.com/o/oauth2/v2/auth?state=s');
  expect(google.asked).toEqual([
    {
      provider: 'google',
      callbackURL: '/signed-in',
      errorCallbackURL: '/signed-in',
      disableRedirect: true,
    },
  ]);
  let isOver = false;
  void continuing.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isOver).toBe(false);
  signIn(ada);
  popup.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(await continuing).toEqual({ status: 'signed-in', person: ada });
  expect(currentSession()).toEqual({ status: 'signed-in', person: ada });
});

test('a popup that is closed without signing in leaves a visitor', async () => {
  const { popup } = await page();
  const continuing = continueWithGoogle();
  await expect.poll(() => popup.location.href).not.toBe('');
  popup.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(await continuing).toEqual({ status: 'signed-out' });
});

test('an invitation goes along', async () => {
  const { popup } = await page();
  const continuing = continueWithGoogle('a-code-of-22-letters-x');
  await expect.poll(() => google.asked).toMatchObject([{ invitation: 'a-code-of-22-letters-x' }]);
  popup.close();
  await vi.advanceTimersByTimeAsync(400);
  await continuing;
});

test('a blocked popup says what to do, and asks the server nothing', async () => {
  await page(false);
  await expect(continueWithGoogle()).rejects.toThrow(
    'Please allow this page to open a window, and try again.',
  );
  expect(google.asked).toEqual([]);
});

test('a refusal of the server closes the popup, and is thrown with its code', async () => {
  const { popup } = await page();
  google.answer = { error: { message: 'Not set up.', code: 'GOOGLE_NOT_CONFIGURED' } };
  await expect(continueWithGoogle()).rejects.toMatchObject({
    message: 'Not set up.',
    code: 'GOOGLE_NOT_CONFIGURED',
  });
  expect(popup.closed).toBe(true);
});
