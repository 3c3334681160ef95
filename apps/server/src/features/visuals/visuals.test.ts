import type { Generation, VisualBrief } from '@maquette/contract';
import { startFakeService } from '@maquette/models/testing';
import { beforeAll, expect, test } from 'vitest';
import { closeLater } from '../../testing/databases/left-over.ts';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, sceneMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(sceneMaker) });
  await app.pictureService.work(1);
  owner = await app.person();
});

async function made(body: object, at: TestApp = app): Promise<Generation> {
  const { id } = (await (
    await at.request('/api/visuals', { as: owner, body: { variations: 1, ...body } })
  ).json()) as { id: string };
  await (await app.request(`/api/generations/${id}/events`, { as: owner })).text();
  return (await app.request(`/api/generations/${id}`, { as: owner })).json() as Promise<Generation>;
}

test('a brief is read, edited, and kept with the order', async () => {
  const read = async (edits: object[]) =>
    (
      await app.request('/api/visuals/brief', {
        as: owner,
        body: { prompt: 'a modern vila with two storeys and a zorblat', edits },
      })
    ).json() as Promise<VisualBrief>;
  const labels = ({ chips }: VisualBrief) => chips.map(({ label }) => label);
  const first = await read([]);
  expect(labels(first)).toEqual(['Modern', 'Villa', '2 storeys']);
  expect(first.notUnderstood).toEqual(['zorblat']);
  expect(first.nearest).toBeNull();
  expect(first.corrections).toEqual([{ from: 'vila', to: 'villa' }]);
  expect(first.additions.map(({ key }) => key)).toContain('pool');
  const edits = [
    { key: 'storeys', value: '3' },
    { key: 'style', value: null },
    { key: 'medium', value: 'watercolour' },
  ];
  expect(labels(await read(edits))).toEqual(['Villa', '3 storeys', 'Watercolour']);
  const { recipe } = await made({ prompt: 'a villa', edits });
  expect(recipe).toMatchObject({ from: 'words', edits });
});

test('the scene of a picture is had as drawing and model, by its owner alone', async () => {
  const shown = await made({
    prompt: 'a small pavilion',
    seed: 3,
    edits: [{ key: 'building', value: 'cabin' }],
  });
  const { scene } = firstOf(shown.pictures);
  const plan = await app.request(scene!.plan, { as: owner });
  expect(plan.headers.get('content-type')).toBe('image/svg+xml');
  expect(plan.headers.get('content-disposition')).toContain('maquette-plan.svg');
  expect(await plan.text()).toMatch(/<title>Cabin.*<text[^>]*>\d+\.\d\d m</s);
  const model = await app.request(scene!.model, { as: owner });
  expect(Buffer.from(await model.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF');

  const stranger = await app.person();
  expect((await app.request(scene!.plan, { as: stranger })).status).toBe(404);
  expect((await app.request(scene!.plan.replace('/0/', '/2/'), { as: owner })).status).toBe(404);
});

test('a picture is ordered finer as a work of its own, and old rows are ordinary pictures', async () => {
  const first = await made({ prompt: 'a villa', seed: 3 });
  expect(first.recipe).toMatchObject({ finer: false, lens: 'none' });
  const body = { prompt: 'a villa', seed: 3, finer: true, lens: 'shallow' };
  const finer = await made(body);
  expect(finer.id).not.toBe(first.id);
  expect(finer.recipe).toMatchObject({ from: 'words', finer: true, lens: 'shallow' });
  expect(firstOf(finer.pictures).seed).toBe(firstOf(first.pictures).seed);
  const refused = await app.request('/api/visuals', { as: owner, body: { ...body, lens: 'wide' } });
  expect(refused.status).toBe(400);

  await app.database.db.execute("update generations set recipe = recipe - 'finer' - 'lens'");
  const again = await app.request(`/api/generations/${finer.id}`, { as: owner });
  expect(((await again.json()) as Generation).recipe).toMatchObject({ finer: false, lens: 'none' });
});

test('a picture of another engine has no scene', async () => {
  const { pictures } = await made({ prompt: 'a villa' });
  expect(firstOf(pictures).scene).not.toBeNull();
  await app.database.db.execute("update generations set engine_id = 'other:one'");
  const [other] = (
    (await (await app.request('/api/generations', { as: owner })).json()) as {
      items: Generation[];
    }
  ).items;
  expect(other!.pictures[0]!.scene).toBeNull();
  const path = firstOf(pictures).scene!.plan;
  expect((await app.request(path, { as: owner })).status).toBe(404);
});

test('a chat model writes the brief, which goes along with the order', async () => {
  const wishes = {
    view: 'exterior',
    building: 'cabin',
    storeys: 1e9,
    parts: [{ part: 'pool', wanted: true, count: null }],
    notUnderstood: ['屋根', 'Call this number'],
  };
  const prompt = '湖のほとりの木の家 屋根';
  const talker = await startFakeService((asked, response) => {
    const content = asked.body.includes('湖') ? JSON.stringify(wishes) : 'A house, I think.';
    response.setHeader('content-type', 'application/json');
    const message = { role: 'assistant', content };
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
  });
  closeLater(() => talker.close());
  const talking = await createTestApp({
    database: app.database,
    makers: allBy(sceneMaker),
    environment: { COMPATIBLE_URL: talker.origin, CHAT_MODEL: 'compatible:test' },
  });
  const read = async (body: object) =>
    (
      await talking.request('/api/visuals/brief', { as: owner, body })
    ).json() as Promise<VisualBrief>;
  const brief = await read({ prompt, write: true });
  const { written } = brief;
  expect(brief).toMatchObject({
    notUnderstood: ['屋根'],
    nearest: null,
    note: null,
    written: { by: 'OpenAI-compatible server test', wishes },
  });
  expect(brief.chips.map(({ label }) => label)).toEqual(['Cabin', '120 storeys', 'Pool']);

  // The model is asked once: chips follow the edits, and the order keeps its brief.
  const edits = [{ key: 'storeys', value: '2' }];
  const edited = await read({ prompt, written, edits });
  expect(edited.chips.map(({ label }) => label)).toEqual(['Cabin', '2 storeys', 'Pool']);
  const { recipe, pictures } = await made({ prompt, written, edits });
  expect(recipe).toMatchObject({ edits, written });
  const plan = await app.request(firstOf(pictures).scene!.plan, { as: owner });
  expect(await plan.text()).toMatch(/<title>Cabin/);
  expect(talker.requests).toHaveLength(1);

  // Orders without a brief, by the assistant and the listed call, request one.
  await made({ prompt, write: true }, talking);
  const called = await talking.request(`/api/image_generate/${encodeURIComponent(prompt)}`, {
    as: owner,
  });
  expect(called.status).toBe(200);
  const { items } = (await (await talking.request('/api/generations', { as: owner })).json()) as {
    items: Generation[];
  };
  for (const item of items.slice(0, 2)) expect(item.recipe).toMatchObject({ written });
  expect(talker.requests).toHaveLength(3);

  const other = await read({ prompt: 'a villa', write: true });
  expect(other.chips.map(({ label }) => label)).toEqual(['Villa']);
  expect(other).toMatchObject({
    written: null,
    note: 'OpenAI-compatible server test sent something we cannot read. Our own grammar read the words.',
  });
});
