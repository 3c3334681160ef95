/** streams of an ended sign-in end with it; the work continues. */
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { allBy, endlessMaker } from '../../testing/test-makers.ts';
import { cookiesOf } from '../../testing/test-person.ts';

const account = { email: 'ada@example.com', password: 'brick by brick' };

test('A-08 a new password elsewhere closes the events that were open here, and stops no work', async () => {
  const app = await createTestApp({ makers: allBy(endlessMaker) });
  await app.pictureService.work(1);
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const here = cookiesOf(
    await app.request('/api/auth/sign-up/email', { body: { ...account, ...names } }),
  );
  const elsewhere = cookiesOf(await app.request('/api/auth/sign-in/email', { body: account }));
  const order = await app.request('/api/visuals', {
    headers: { cookie: here },
    body: { prompt: 'a quiet house', variations: 1 },
  });
  const { id } = await order.json();
  const events = await app.request(`/api/generations/${id}/events`, { headers: { cookie: here } });
  const reader = events.body!.getReader();
  expect((await reader.read()).done).toBe(false);

  const changed = await app.request('/api/account/password', {
    method: 'PUT',
    headers: { cookie: elsewhere },
    body: { newPassword: 'stone by stone' },
  });
  expect(await changed.json()).toEqual({ endedSignIns: 1 });
  let isOpen = true;
  while (isOpen) isOpen = !(await reader.read()).done;

  const refused = await app.request(`/api/generations/${id}`, { headers: { cookie: here } });
  expect(refused.status).not.toBe(200);
  const mine = await app.request(`/api/generations/${id}`, { headers: { cookie: elsewhere } });
  expect((await mine.json()).status).toBe('running');
});
