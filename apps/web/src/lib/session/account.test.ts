import { expect, test, vi } from 'vitest';
import { AccountError, resetPassword } from './account.ts';

const refusal = vi.hoisted(() => ({
  status: 400,
  message: 'The link has expired.',
  code: 'INVALID_TOKEN',
}));
vi.mock('./auth-client.ts', () => ({
  authClient: { resetPassword: async () => ({ error: refusal }) },
}));

test('a refused reset of a password is thrown with its code', async () => {
  const refused = await resetPassword('t', 'long enough').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AccountError);
  expect(refused).toMatchObject({ message: 'The link has expired.', code: 'INVALID_TOKEN' });
});
