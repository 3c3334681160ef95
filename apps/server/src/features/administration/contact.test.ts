/** Contact lines: set by administrators, visible to everyone, logged. */
import { type ContactState, exampleContact } from '@maquette/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { contactRow } from '../../platform/db/schema/contact.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let chief: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  chief = await app.person({ administrator: true, firstName: 'Clara', lastName: 'Chief' });
});
beforeEach(async () => {
  await app.database.db.delete(contactRow);
  await app.database.db.delete(administratorAction);
  app.clock.advance(2);
});

const path = '/api/administration/contact';
const ours = {
  mail: 'hello@house.example',
  supportMail: 'help@house.example',
  social: { YouTube: 'https://videos.house.example' },
  lines: [
    { label: 'Phone', address: 'tel:+44-20-7946-0958' },
    { label: 'Help pages', address: 'https://house.example/help' },
  ],
};
const save = (body: object, on = app) => on.request(path, { method: 'PUT', as: chief, body });
const seen = async (on = app) => (await (await on.request('/api/system')).json()).contact;
const state = async (on = app): Promise<ContactState> =>
  (await on.request(path, { as: chief })).json();

test('until it is set, people see examples, and the administrator sees that nothing is saved', async () => {
  expect(await seen()).toEqual(exampleContact);
  expect(await state()).toEqual({ saved: null, shown: exampleContact, fromEnvironment: [] });
});

test("saved values are visible to everyone at once, omitted networks aren't", async () => {
  await seen();
  const answer = await save({
    ...ours,
    lines: [
      { label: ' Phone ', address: '+44 20 7946 0958' },
      { label: 'Help pages', address: 'https://house.example/help' },
    ],
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ saved: ours, shown: ours, fromEnvironment: [] });
  expect(await seen()).toEqual(ours);
});

test('another host sees it a second later', async () => {
  const other = await createTestApp({ database: app.database });
  expect(await seen(other)).toEqual(exampleContact);
  await save(ours);
  other.clock.advance(1);
  expect(await seen(other)).toEqual(ours);
});

test('the environment takes precedence, and says so', async () => {
  const environment = {
    SUPPORT_EMAIL: 'support@else.example',
    SOCIAL_LINKEDIN: 'https://in.example',
  };
  const set = await createTestApp({ database: app.database, environment });
  await save(ours, set);
  const shown = {
    ...ours,
    supportMail: 'support@else.example',
    social: { ...ours.social, LinkedIn: 'https://in.example' },
  };
  expect(await state(set)).toEqual({
    saved: ours,
    shown,
    fromEnvironment: ['supportMail', 'LinkedIn'],
  });
  expect(await seen(set)).toEqual(shown);
});

test.each([
  ['no mail address', { mail: 'somebody' }],
  ['plain http', { social: { YouTube: 'http://videos.house.example' } }],
  ['a network nobody knows', { social: { Elsewhere: 'https://house.example' } }],
  ['a script', { lines: [{ label: 'Help', address: 'javascript:alert(1)' }] }],
  ['a line without a name', { lines: [{ label: ' ', address: 'tel:112' }] }],
  ['a seventh line', { lines: Array(7).fill({ label: 'Phone', address: 'tel:112' }) }],
])('%s is refused without a change', async (_what, wrong) => {
  const answer = await save({ ...ours, ...wrong });
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'BAD_REQUEST']);
  expect(await app.database.db.$count(contactRow)).toBe(0);
  expect(await app.database.db.$count(administratorAction)).toBe(0);
});

test("each change is logged with its author and value, a non-change isn't", async () => {
  const social = { LinkedIn: 'https://in.house.example', YouTube: 'https://videos.house.example' };
  await save({ ...ours, social });
  await save({ ...ours, social });
  await save({ ...ours, social, mail: 'new@house.example' });
  const rows = await app.database.db
    .select()
    .from(administratorAction)
    .orderBy(administratorAction.id);
  expect(rows.map(({ actorName, deed, details }) => [actorName, deed, details])).toEqual([
    [
      'Clara Chief',
      'change-contact',
      {
        mail: 'hello@house.example',
        supportMail: 'help@house.example',
        social: 'LinkedIn https://in.house.example, YouTube https://videos.house.example',
        lines: ours.lines.map(({ label, address }) => `${label} ${address}`).join(', '),
      },
    ],
    ['Clara Chief', 'change-contact', { mail: 'new@house.example' }],
  ]);
  const listed = await app.request('/api/administration/actions', { as: chief });
  expect((await listed.json()).actions[0]).toMatchObject({
    actor: 'Clara Chief',
    deed: 'change-contact',
    subject: null,
    finished: true,
  });
});
