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
