/** Engines connected by administrators: tried first, stored encrypted, never shown again, known on every host. */
import type { EngineOverview, EngineTrial } from '@maquette/contract';
import { startFakeService } from '@maquette/models/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { modelConnection, modelJob } from '../../platform/db/schema/engines.ts';
import { answerToKey } from '../../testing/keyed-service.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const key = 'sk-typed-in-the-app';
const talker = answerToKey(key);
const service = await startFakeService(talker);
afterAll(() => service.close());

let app: TestApp;
let chief: TestPerson;
beforeEach(async () => {
  app = await createTestApp();
  chief = await app.person({ administrator: true });
  service.answer(talker);
});

const wish = (more: object = {}) => ({
  job: 'chat',
  provider: 'compatible',
  model: 'small',
  values: { COMPATIBLE_URL: service.origin, COMPATIBLE_API_KEY: key },
  ...more,
});

async function connect(body: object, at = app, as = chief) {
  const answer = await at.request('/api/engines/connect', { as, body });
  return (await answer.json()) as { saved: boolean; trial: EngineTrial; code?: string };
}

async function overview(at = app, as = chief) {
  const text = await (await at.request('/api/engines', { as })).text();
  const { jobs, workersWithoutSecret } = JSON.parse(text) as EngineOverview;
  const chat = jobs.find(({ job }) => job === 'chat');
  return { text, chat, workersWithoutSecret };
}

test('an engine that works gets the job at once, and its key is only in the sealed row', async () => {
  const answer = await connect(wish());
  expect(answer).toMatchObject({ saved: true, trial: { ok: true, sample: 'I am ready.' } });
  const { chat, text } = await overview();
  expect(chat?.inUse.map(({ id, isConnectedHere }) => [id, isConnectedHere])).toEqual([
    ['compatible:small', true],
    ['builtin:handbook', false],
  ]);
  expect(chat?.choices.find(({ provider }) => provider === 'compatible')?.reachedBy).toBe(
    'connection',
  );
  const { rows } = await app.database.db.execute(sql`select * from ${modelConnection}`);
  expect(rows).toHaveLength(1);
  const actions = await app.database.db.select().from(administratorAction);
  expect(actions).toMatchObject([
    {
      actorId: chief.id,
      deed: 'connect-engine',
      subjectName: 'OpenAI-compatible server small (Assistant)',
    },
  ]);
  const everywhere = [text, JSON.stringify([answer, rows, actions]), ...app.log.lines].join('\n');
  expect(everywhere).not.toContain(key);
  expect(await (await app.request('/api/system')).json()).toMatchObject({
    engines: { chat: 'compatible:small' },
  });
});

test("one that doesn't work isn't stored, and the reason is shown without the key", async () => {
  const values = { COMPATIBLE_URL: service.origin, COMPATIBLE_API_KEY: 'sk-wrong-one' };
  const { saved, trial } = await connect(wish({ values }));
  expect({ saved, ...trial }).toMatchObject({
    saved: false,
    ok: false,
    sentence: 'OpenAI-compatible server did not accept the key.',
    words: 'Not right: Bearer …',
    remedy: 'Check the key.',
  });
  expect(await connect(wish({ values: { COMPATIBLE_URL: 'ftp://x' } }))).toMatchObject({
    saved: false,
    trial: { sentence: expect.stringContaining('COMPATIBLE_URL: expected an address') },
  });
  expect(await app.database.db.$count(modelConnection)).toBe(0);
  const actions = await app.database.db.select().from(administratorAction);
  expect(actions.map(({ deed, details }) => [deed, details.outcome])).toEqual([
    ['try-connection', 'failed'],
    ['try-connection', 'not tried'],
  ]);
});

test('a second model of a connected service needs no key; the last one removes it', async () => {
  await connect(wish());
  expect(await connect(wish({ model: 'large', values: undefined }))).toMatchObject({ saved: true });
  const disconnect = async (id: string) =>
    (await app.request('/api/engines/disconnect', { as: chief, body: { job: 'chat', id } })).status;
  expect(await disconnect('compatible:small')).toBe(200);
  expect(await app.database.db.$count(modelConnection)).toBe(1);
  expect(await disconnect('compatible:small')).toBe(404);
  expect(await disconnect('compatible:large')).toBe(200);
  expect(await app.database.db.$count(modelConnection)).toBe(0);
  expect(await app.database.db.$count(modelJob)).toBe(0);
  const { chat } = await overview();
  expect(chat?.inUse.map(({ id }) => id)).toEqual(['builtin:handbook']);
});

test('the environment wins, and the page says so', async () => {
  await connect(wish());
  const named = await createTestApp({
    database: app.database,
    environment: { CHAT_MODEL: 'compatible:other', COMPATIBLE_URL: service.origin },
  });
  const { chat } = await overview(named);
  expect(chat).toMatchObject({
    isOfEnvironment: true,
    inUse: [{ id: 'compatible:other', isConnectedHere: false }],
    unused: [{ id: 'compatible:small', why: 'CHAT_MODEL is set in the environment, which wins.' }],
  });
  expect(await connect(wish(), named)).toMatchObject({
    saved: false,
    trial: { sentence: 'CHAT_MODEL is set in the environment, which wins.' },
  });
});

test('a service of the environment gets no key of the app, which would be kept untried', async () => {
  const ofEnvironment = await createTestApp({
    database: app.database,
    environment: { COMPATIBLE_URL: service.origin, COMPATIBLE_API_KEY: key },
  });
  const untried = { COMPATIBLE_API_KEY: 'sk-never-tried' };
  expect(await connect(wish({ values: untried }), ofEnvironment)).toMatchObject({
    saved: false,
    trial: {
      ok: false,
      sentence:
        'COMPATIBLE_URL and COMPATIBLE_API_KEY are set in the environment, which wins. Connect it without a key or an address of your own.',
    },
  });
  expect(await app.database.db.$count(modelJob)).toBe(0);
  for (const values of [undefined, {}]) {
    expect(await connect(wish({ values }), ofEnvironment)).toMatchObject({ saved: true });
  }
  expect(await app.database.db.$count(modelConnection)).toBe(0);
});

test('other hosts are notified', async () => {
  const other = await createTestApp({ database: app.database });
  const isTold = new Promise<void>((resolve) => {
    other.notices.subscribe('maquette_models', () => resolve());
  });
  await connect(wish());
  // The embedded database has a single process, so the notice is forwarded by hand.
  if (!other.notices.reachOthers) await other.notices.publish('maquette_models', 'chat');
  await isTold;
  await other.pictureService.liveModels.reload();
  const models = await other.pictureService.models();
  expect(models.idsFor('chat')).toEqual(['compatible:small', 'builtin:handbook']);
});

test("under another secret the key can't be decrypted: ours answers, and the page says why", async () => {
  await connect(wish());
  const elsewhere = await createTestApp({
    database: app.database,
    secret: 'another secret than the one it was sealed with',
  });
  const { chat } = await overview(elsewhere, await elsewhere.person({ administrator: true }));
  expect(chat).toMatchObject({
    inUse: [{ id: 'builtin:handbook' }],
    unused: [{ why: expect.stringContaining('encrypted with another AUTH_SECRET') }],
  });
});

test.each([
  'http://169.254.169.254/latest',
  'http://[fe80::1]/v1',
  'http://[::ffff:169.254.169.254]/v1',
  'http://0.0.0.0:9/v1',
])('no engine is connected at %s, where machines keep their own keys', async (address) => {
  const { saved, trial } = await connect(wish({ values: { COMPATIBLE_URL: address } }));
  expect({ saved, ok: trial.ok }).toEqual({ saved: false, ok: false });
  expect(await app.database.db.$count(modelConnection)).toBe(0);
});

test('a file of the server cannot be named', async () => {
  const values = { COMFYUI_URL: service.origin, COMFYUI_GRAPH: '/etc/passwd' };
  service.answer((_asked, response) => {
    response.writeHead(404).end();
  });
  await connect({ job: 'visuals', provider: 'comfyui', model: 'default', values });
  expect(app.log.lines.join('\n')).not.toContain('passwd');
  expect(await app.database.db.$count(modelConnection)).toBe(0);
});

test('ten trials a minute, and no more', async () => {
  const nowhere = wish({ provider: 'nobody' });
  for (let turn = 0; turn < 10; turn++) expect((await connect(nowhere)).code).toBe('NOT_FOUND');
  expect((await connect(nowhere)).code).toBe('TOO_MANY_REQUESTS');
});
