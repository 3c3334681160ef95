import { samePersonHeader } from '@maquette/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.person();
});

//
test('a call for somebody who is not signed in any more is refused, even where visitors may', async () => {
  const headers = { [samePersonHeader]: ada.id };
  const other = await app.person();
  expect((await app.request('/api/quota', { headers })).status).toBe(401);
  const refused = await app.request('/api/quota', { headers, as: other });
  expect(refused.status).toBe(401);
  expect((await refused.json()).code).toBe('NOT_AUTHENTICATED');
  expect((await app.request('/api/quota', { headers, as: ada })).status).toBe(200);
  expect((await app.request('/api/quota')).status).toBe(200);
});
