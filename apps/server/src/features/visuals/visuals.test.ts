import type { Generation, VisualBrief } from '@maquette/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, sceneMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(sceneMaker) });
  await app.studio.work(1);
  owner = await app.person();
});

async function made(body: object): Promise<Generation> {
  const { id } = (await (
    await app.request('/api/visuals', { as: owner, body: { variations: 1, ...body } })
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
  const { scene } = shown.pictures[0]!;
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

test('a picture of another engine has no scene', async () => {
  const { pictures } = await made({ prompt: 'a villa' });
  expect(pictures[0]!.scene).not.toBeNull();
  await app.database.db.execute("update generations set engine_id = 'other:one'");
  const [other] = (
    (await (await app.request('/api/generations', { as: owner })).json()) as {
      items: Generation[];
    }
  ).items;
  expect(other!.pictures[0]!.scene).toBeNull();
  const path = pictures[0]!.scene!.plan;
  expect((await app.request(path, { as: owner })).status).toBe(404);
});
