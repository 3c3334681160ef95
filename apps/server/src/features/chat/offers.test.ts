/** Offers below an answer and their results: forms, restyles, work in the thread. */
import { randomUUID } from 'node:crypto';
import { type CalculatorForm, problems } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import {
  allChunks,
  ask,
  type Chunk,
  chunksOf,
  kept,
  longQuestion,
  messageText,
  readToEnd,
  textOf,
  wordsInto,
} from './ask.fixture.ts';

let app: TestApp;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
  await app.pictureService.work(1);
  [ada, bob] = await Promise.all([app.person(), app.person()]);
});

const offersIn = (chunks: readonly Chunk[]) =>
  chunks.find(({ type }) => type === 'data-offers')?.data as {
    calculation: { calculator: string; values: object } | null;
    opensForm: boolean;
  };
const answered = async (text: string) => allChunks(await ask(app, ada, { text }));

test('every calculator is a form whose defaults it accepts itself', async () => {
  const answer = await app.request('/api/handbook/calculators');
  const forms = (await answer.json()) as CalculatorForm[];
  expect(forms.length).toBeGreaterThanOrEqual(18);
  const paint = forms.find(({ slug }) => slug === 'paint');
  expect(paint?.fields[0]).toMatchObject({
    label: 'Room length',
    units: { metric: { symbol: 'm', factor: 1 }, imperial: { symbol: 'ft' } },
  });
});

test('"paint calculator" opens the form, a whole question only offers it', async () => {
  const form = offersIn(await answered('paint calculator'));
  expect(form).toMatchObject({ opensForm: true, calculation: { calculator: 'paint' } });
  const sum = offersIn(await answered('How much paint for a 4 x 5 m room, 2.5 m high?'));
  expect(sum).toMatchObject({
    opensForm: false,
    calculation: { calculator: 'paint', values: { length: 4, width: 5, height: 2.5 } },
  });
});

const filledIn = (values: object) => [
  { type: 'data-calculation', data: { calculator: 'stairs', values } },
  { type: 'text', text: 'Stairs: floor to floor height 2.8 m' },
];

test('a completed form is calculated with its steps, whichever model chats', async () => {
  const other = await createTestApp({
    database: app.database,
    environment: { CHAT_MODEL: 'compatible:model', COMPATIBLE_URL: 'http://127.0.0.1:9/v1' },
  });
  const id = randomUUID();
  const chunks = await allChunks(
    await ask(other, ada, { id, parts: filledIn({ floorHeight: 2.8 }) }),
  );
  expect(textOf(chunks)).toMatch(/^\*\*16 risers of 175 mm/);
  expect(textOf(chunks)).toContain('1. Risers: 2,800 mm ÷ 178 mm');
  expect((await kept(other, ada, id)).messages[0]?.parts).toEqual(filledIn({ floorHeight: 2.8 }));
});

test('out-of-range values are reported, invalid ones refused', async () => {
  const told = await allChunks(await ask(app, ada, { parts: filledIn({ floorHeight: 99 }) }));
  expect(textOf(told)).toContain('between 0.3 and 8 m');
  const refused = await ask(app, ada, { parts: filledIn({ floorHeight: { $gt: 1 } }) });
  expect(refused.status).toBe(problems.BAD_REQUEST.status);
});

async function sentPhoto(): Promise<{ id: string; url: string }> {
  const pixels = { width: 320, height: 240, channels: 3, background: '#b9a58c' } as const;
  const form = new FormData();
  const png = await sharp({ create: pixels }).png().toBuffer();
  form.set('file', new File([new Uint8Array(png)], 'room.png'));
  return (await app.request('/api/photos', { as: ada, body: form })).json() as Promise<{
    id: string;
    url: string;
  }>;
}

test('a photo is restyled from the thread: offered, started by its owner, shown when opened again', async () => {
  const photo = await sentPhoto();
  const id = randomUUID();
  const parts = (text: string) => [
    { type: 'file', mediaType: 'image/png', filename: 'room.png', url: photo.url },
    { type: 'text', text },
  ];
  await allChunks(await ask(app, ada, { id, parts: parts('What colour is this?') }));
  const chunks = await allChunks(await ask(app, ada, { id, text: 'Restyle this as Coastal' }));
  expect(chunks.find(({ type }) => type === 'data-proposal')?.data).toMatchObject({
    tool: 'restyle',
    photoId: photo.id,
    kind: 'exterior',
    style: 'Coastal',
  });
  expect(textOf(chunks)).toContain('**Coastal**');

  const order = await app.request('/api/renders', {
    as: ada,
    body: {
      kind: 'exterior',
      style: 'Coastal',
      roomType: 'Exterior',
      propertyType: 'Residential',
      aesthetic: 'Bright',
      photoId: photo.id,
    },
  });
  const { id: generationId } = (await order.json()) as { id: string };
  const messageId = (await kept(app, ada, id)).messages[3]!.id;
  const keep = (as: TestPerson, body: object) =>
    app.request(`/api/conversations/${id}/work`, { as, method: 'PUT', body });
  expect((await keep(bob, { messageId, generationId })).status).toBe(404);
  expect(await (await keep(ada, { messageId, generationId: 'unknown' })).json()).toEqual({
    kept: false,
  });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await (await keep(ada, { messageId, generationId })).json()).toEqual({ kept: true });
  }
  const works = (await kept(app, ada, id)).messages[3]!.parts.filter(
    ({ type }) => type === 'data-work',
  );
  expect(works).toEqual([{ type: 'data-work', id: generationId, data: { generationId } }]);
});

test('work that is started before the answer has ended stays with it', async () => {
  const id = randomUUID();
  const chunks = chunksOf(await ask(app, ada, { id, text: longQuestion }));
  const [begun] = await wordsInto(chunks, 3);
  const order = await app.request('/api/visuals', {
    as: ada,
    body: { prompt: 'a quiet house', variations: 1 },
  });
  const { id: generationId } = (await order.json()) as { id: string };
  const put = await app.request(`/api/conversations/${id}/work`, {
    as: ada,
    method: 'PUT',
    body: { messageId: begun?.messageId, generationId },
  });
  expect(await put.json()).toEqual({ kept: true });
  await readToEnd(chunks);
  const answer = (await kept(app, ada, id)).messages[1]!;
  expect(answer.parts.at(-1)).toEqual({
    type: 'data-work',
    id: generationId,
    data: { generationId },
  });
  expect(messageText(answer)).toMatch(/laminate/i);
});
