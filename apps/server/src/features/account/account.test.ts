import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

test('a visitor has no profile', async () => {
  const response = await app.request('/api/account/profile');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: 'NOT_AUTHENTICATED',
    message: 'User not authenticated.',
    error: 'User not authenticated.',
    details: {},
  });
});

test('a person reads their profile and changes both names', async () => {
  const ada = await app.person({ firstName: 'Ada', lastName: 'Byron' });
  const before = await (await app.request('/api/account/profile', { as: ada })).json();
  expect(before).toEqual({
    id: ada.id,
    email: ada.email,
    firstName: 'Ada',
    lastName: 'Byron',
    paymentStatus: 'free',
    hasPassword: false,
    freshSignIn: true,
  });
  const changed = await app.request('/api/account/names', {
    method: 'PATCH',
    as: ada,
    body: { firstName: ' Ada ', lastName: 'Lovelace' },
  });
  expect(changed.status).toBe(200);
  const after = await (await app.request('/api/account/profile', { as: ada })).json();
  expect(after).toEqual({ ...before, lastName: 'Lovelace' });
});

test.each([
  ['a missing name', { firstName: 'Ada' }, 'lastName'],
  ['a blank name', { firstName: '  ', lastName: 'L' }, 'firstName'],
  ['a name that is too long', { firstName: 'a'.repeat(81), lastName: 'L' }, 'firstName'],
  ['a line break', { firstName: 'a\nb', lastName: 'L' }, 'firstName'],
])('%s is refused and the field is named', async (_case, body, field) => {
  const ada = await app.person();
  const response = await app.request('/api/account/names', { method: 'PATCH', as: ada, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', details: { field } });
});
