/** Administrators view, cancel and repeat other people's work; processes; storage. */
import { hostname } from 'node:os';
import type { AdministeredJob, AdministeredProcess, AdministratorAction } from '@maquette/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runningProcess } from '../../platform/db/schema/hosts.ts';
import { Problem } from '../../platform/problem.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, endlessMaker, quickMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { ordersAt } from '../generations/orders.fixture.ts';
import type { Maker } from '../generations/workshop/maker.ts';

interface Jobs {
  readonly running: AdministeredJob[];
  readonly waiting: AdministeredJob[];
  readonly failed: AdministeredJob[];
}

let app: TestApp;
let chief: TestPerson;
let ada: TestPerson;
let maker: Maker;
beforeAll(async () => {
  app = await createTestApp({ makers: allBy((work, job) => maker(work, job)) });
  await app.pictureService.work(1);
  chief = await app.person({ administrator: true, firstName: 'Grace', lastName: 'Hopper' });
});
beforeEach(async () => {
  ada = await app.person();
});
const { eventsOf, orderVisual } = ordersAt(() => app);

const get = async <Body>(path: string): Promise<Body> => {
  const answer = await app.request(`/api/administration/${path}`, { as: chief });
  expect(answer.status).toBe(200);
  return answer.json();
};
const jobs = () => get<Jobs>('jobs');
const press = (id: string, what: 'cancel' | 'retry') =>
  app.request(`/api/administration/jobs/${id}/${what}`, { method: 'POST', as: chief });
const failingMaker: Maker = async () => {
  throw new Problem('ENGINE_REFUSED', { reason: 'It is too odd.' });
};

test('running and waiting work is listed with its owner, without prompts, and can be cancelled', async () => {
  maker = endlessMaker;
  const first = await orderVisual(ada, { prompt: 'a secret cabin' });
  await eventsOf(first, ada, { most: 2 });
  const second = await orderVisual(ada, { prompt: 'a secret barn' });
  const listed = await jobs();
  expect(listed.running).toMatchObject([
    { id: first, tool: 'visual', owner: 'Ada Lovelace', attempts: 1, problem: null, endedAt: null },
  ]);
  expect(listed.waiting).toMatchObject([{ id: second, startedAt: null }]);
  expect(JSON.stringify(listed)).not.toContain('secret');
  for (const id of [second, first]) expect((await press(id, 'cancel')).status).toBe(200);
  const events = await eventsOf(first, ada);
  expect(events.at(-1)?.data).toMatchObject({ type: 'failed', code: 'CANCELLED' });
  expect(await jobs()).toMatchObject({ running: [], waiting: [] });
  expect((await press(first, 'cancel')).status).toBe(404);
});

test('failed work is retried for the same person, once, and logged', async () => {
  maker = failingMaker;
  const id = await orderVisual(ada);
  await eventsOf(id, ada);
  const [failed] = (await jobs()).failed;
  expect(failed).toMatchObject({
    id,
    owner: 'Ada Lovelace',
    problem: 'The engine declined to make this picture: It is too odd.',
    endedAt: expect.any(String),
  });
  maker = quickMaker;
  expect((await press(id, 'retry')).status).toBe(200);
  expect((await press(id, 'retry')).status).toBe(200);
  const list = await app.request('/api/generations', { as: ada });
  const { items } = (await list.json()) as { items: { id: string }[] };
  expect(items).toHaveLength(2);
  const again = items.find((item) => item.id !== id)?.id ?? '';
  expect((await eventsOf(again, ada)).at(-1)?.data.type).toBe('done');
  expect((await press(again, 'retry')).status).toBe(404);
  const { actions } = await get<{ actions: AdministratorAction[] }>('actions');
  expect(actions[0]).toMatchObject({
    actor: 'Grace Hopper',
    deed: 'retry-job',
    subject: 'Ada Lovelace',
    finished: true,
  });
});

test('the processes are listed: the embedded one alone, or those of the database', async () => {
  const { notices } = app;
  const here = { kind: 'server' as const, host: hostname(), version: '0.0.0-test' };
  if (notices.reachOthers) {
    const joined = { oldestBeside: '0.1.0', storeId: 'one' };
    await app.database.db.insert(runningProcess).values([
      { ...here, ...joined, presence: notices.presence },
      { ...here, ...joined, kind: 'worker', presence: 1, startedAt: new Date(0) },
    ]);
  }
  const { processes } = await get<{ processes: AdministeredProcess[] }>('processes');
  expect(processes[0]).toMatchObject({ ...here, isThere: true, isThisOne: true });
  expect(processes.slice(1).map(({ kind, isThere }) => ({ kind, isThere }))).toEqual(
    notices.reachOthers ? [{ kind: 'worker', isThere: false }] : [],
  );
});

test('files are counted by kind', async () => {
  maker = quickMaker;
  await eventsOf(await orderVisual(ada), ada);
  const { kinds } = await get<{ kinds: { kind: string; files: number; bytes: number }[] }>(
    'storage',
  );
  const pictures = kinds.find(({ kind }) => kind === 'picture');
  expect(pictures?.files).toBeGreaterThan(0);
  expect(pictures?.bytes).toBeGreaterThan(100);
});
