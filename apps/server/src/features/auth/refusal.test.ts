import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { authRoutes } from './auth-routes.ts';
import { refusal } from './refusal.ts';

const signUp = authRoutes.find(({ path }) => path === '/sign-up/email')!;
/** Better Auth's response if a row could not be written. */
const notWritten = () => Response.json({ code: 'FAILED_TO_CREATE_USER' }, { status: 422 });

test("a full disk isn't reported as a refusal (D-01)", async () => {
  const full = async () => {
    throw new Problem('STORAGE_FULL');
  };
  await expect(refusal(signUp, notWritten(), full)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});

test('nor as an unexpected error', async () => {
  const broken = Response.json({}, { status: 500 });
  const full = async () => {
    throw new Problem('STORAGE_FULL');
  };
  await expect(refusal(signUp, broken, full)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});

test('with a healthy database it is a refusal of the row', async () => {
  const well = async () => undefined;
  expect((await refusal(signUp, notWritten(), well)).code).toBe('SIGN_UP_REFUSED');
});

const well = async () => undefined;

test('a problem of ours is told as it is', async () => {
  const closed = Response.json({ code: 'SIGN_UP_CLOSED' }, { status: 403 });
  expect((await refusal(signUp, closed, well)).code).toBe('SIGN_UP_CLOSED');
});

test('an error of the server is unexpected where the database is well, one below 500 is not', async () => {
  const { otherwise: _, ...route } = signUp;
  const codeOf = async (status: number) =>
    (await refusal(route, new Response('', { status }), well)).code;
  expect([await codeOf(500), await codeOf(499)]).toEqual(['UNEXPECTED', 'BAD_REQUEST']);
});

test('the database is asked about rows and errors of the server alone', async () => {
  let asked = 0;
  const ask = async () => void asked++;
  await refusal(signUp, Response.json({ code: 'INVALID_EMAIL' }, { status: 400 }), ask);
  expect(asked).toBe(0);
  await refusal(signUp, Response.json({ code: 'FAILED_TO_CREATE_SESSION' }, { status: 422 }), ask);
  await refusal(signUp, Response.json({}, { status: 500 }), ask);
  expect(asked).toBe(2);
});

test('a code of the library becomes the problem of its route', async () => {
  const route = {
    ...signUp,
    problems: { ODD: 'EMAIL_INVALID' },
    otherwise: 'SIGN_UP_REFUSED',
  } as const;
  const codeOf = async (body: object | null) =>
    (await refusal(route, Response.json(body, { status: 400 }), well)).code;
  expect([
    await codeOf({ code: 'ODD' }),
    await codeOf({ code: 'EVEN' }),
    await codeOf(null),
  ]).toEqual([...['EMAIL_INVALID', 'SIGN_UP_REFUSED', 'SIGN_UP_REFUSED']]);
});
