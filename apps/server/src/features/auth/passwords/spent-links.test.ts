/** Reset links after the password was changed, and invalid ones. */
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

async function tokenFor(email: string): Promise<string> {
  await app.request('/api/auth/request-password-reset', { body: { email } });
  const link = /https?:\S+/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? 'about:none';
  return new URL(link).searchParams.get('token') ?? '';
}

async function codeOf(token: string, newPassword: string): Promise<string> {
  const answer = await app.request('/api/auth/reset-password', { body: { token, newPassword } });
  return answer.status === 200 ? 'changed' : (await answer.json()).code;
}

test("a password set in the profile invalidates that person's links only", async () => {
  const person = await app.person({ email: 'ada@example.com' });
  const other = await app.person({ email: 'grace@example.com' });
  const [token, others] = [await tokenFor(person.email), await tokenFor(other.email)];
  const set = await app.request('/api/account/password', {
    ...{ as: person, method: 'PUT', body: { newPassword: 'stone by stone' } },
  });
  expect(set.status).toBe(200);
  expect(await codeOf(token, 'wood upon wood')).toBe('RESET_LINK_SPENT');
  expect(await codeOf(others, 'wood upon wood')).toBe('changed');
});

test('using one of two links invalidates the other', async () => {
  const { email } = await app.person({ email: 'mary@example.com' });
  const [first, second] = [await tokenFor(email), await tokenFor(email)];
  expect(await codeOf(second, 'stone by stone')).toBe('changed');
  expect(await codeOf(first, 'wood upon wood')).toBe('RESET_LINK_SPENT');
});

test('one’s own name and address are no password', async () => {
  const email = 'kowalevskaja1850@example.com';
  await app.person({ email, firstName: 'Sofja', lastName: 'Kowalevskaja' });
  const token = await tokenFor(email);
  for (const word of ['kowalevskaja', 'Sofja Kowalevskaja', email]) {
    expect(await codeOf(token, word), word).toBe('PASSWORD_TOO_COMMON');
  }
  expect(await codeOf(token, 'stone by stone')).toBe('changed');
});
