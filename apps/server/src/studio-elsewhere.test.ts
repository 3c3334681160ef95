/** Pictures by other engines, from the order to the stored picture. */
import type { EngineWords } from '@maquette/contract';
import {
  type FakeEngine,
  type FakeService,
  fakeOpenAiPictures,
  fakeSdapi,
  startFakeService,
} from '@maquette/models/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { quickEngines } from './testing/test-makers.ts';
import type { TestPerson } from './testing/test-person.ts';

const room = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#8a6a50' } })
  .composite([
    {
      input: { create: { width: 40, height: 30, channels: 3, background: '#dfe8ef' } },
      left: 12,
      top: 10,
    },
  ])
  .png()
  .toBuffer();

let service: FakeService;
let app: TestApp;
let person: TestPerson;
let photoId: string;

/** A server with other engines for each of its picture tools. */
beforeAll(async () => {
  service = await startFakeService();
  app = await createTestApp({
    // Pictures of others are framed and measured by the real ones.
    engines: { restyle: quickEngines.restyle },
    environment: {
      RESTYLE_MODEL: 'sdapi:default, builtin:restyle',
      SDAPI_URL: service.origin,
      IMAGE_MODEL: 'openai:gpt-image-1.5',
      SKETCH_MODEL: 'openai:gpt-image-1.5',
      OPENAI_API_KEY: 'sk-never-shown-0123456789abcdef',
      OPENAI_BASE_URL: `${service.origin}/v1`,
    },
  });
  await app.pictureService.work(1);
  person = await app.person();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(room)], 'room.png', { type: 'image/png' }));
  const sent = await app.request('/api/photos', { body, as: person });
  photoId = ((await sent.json()) as { id: string }).id;
});
afterAll(() => service.close());

const recipe = {
  kind: 'exterior',
  style: 'Coastal',
  roomType: 'Facade',
  propertyType: 'Residential',
  aesthetic: 'Airy',
  change: 'finishes',
};

interface Ended {
  readonly status: string;
  readonly engine: { readonly id: string; readonly label: string };
  readonly notes: readonly string[];
  readonly pictures: readonly { readonly seed: number | null; readonly url: string }[];
  readonly seed: number | null;
  readonly recipe: { readonly prompt?: string };
  readonly structureScore: number | null;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/** Orders, and reads the stream to the end. */
async function made(path: string, body: object): Promise<Ended> {
  const { id } = (await (await app.request(path, { body, as: person })).json()) as { id: string };
  await (await app.request(`/api/generations/${id}/events`, { as: person })).text();
  return (await (await app.request(`/api/generations/${id}`, { as: person })).json()) as Ended;
}
const restyled = (more: object = {}) => made('/api/renders', { ...recipe, photoId, ...more });
const imagined = () => made('/api/visuals', { prompt: 'A house by the sea', variations: 1 });

describe('a server of one’s own', () => {
  let fake: FakeEngine;
  beforeEach(() => {
    fake = fakeSdapi();
    fake.looksNeeded = 0;
    service.answer(fake.answer);
  });

  test('gets the recipe, and its picture is measured and stored', async () => {
    const ended = await restyled({ seed: 11, variations: 2 });
    expect(ended).toMatchObject({
      status: 'done',
      engine: { id: 'sdapi:default', label: 'Stable Diffusion server' },
      pictures: [{ seed: 11 }, { seed: 12 }],
      notes: [],
    });
    expect(ended.structureScore).toBeGreaterThan(90);
    expect(fake.orders[0]?.fields).toMatchObject({ denoising_strength: 0.45, steps: 50 });
    expect(fake.orders[0]?.fields.prompt).toContain('in the Coastal style');
    const stored = await app.request(ended.pictures[0]?.url ?? '', { as: person });
    expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ format: 'png' });
  });

  test('its prompt can be read beforehand', async () => {
    const answer = await app.request('/api/renders/words', { body: recipe, as: person });
    const told = (await answer.json()) as EngineWords;
    await restyled();
    expect(told.prompt).toContain('in the Coastal style');
    expect(fake.orders[0]?.fields.prompt).toBe(told.prompt);
    expect(told.notes).toEqual([]);
  });

  test('words the user has changed are sent as they are', async () => {
    const prompt = 'A house by the sea, nothing moved';
    expect((await restyled({ prompt })).recipe.prompt).toBe(prompt);
    expect(fake.orders[0]?.fields.prompt).toBe('A house by the sea, nothing moved');
  });

  test('changed structure is redrawn, then more gently, and losses are reported', async () => {
    fake.mood = 'moves everything';
    const ended = await restyled({ strength: 0.5 });
    expect(fake.orders.map(({ fields }) => fields.denoising_strength)).toEqual([0.5, 0.5, 0.3]);
    expect(new Set(fake.orders.map(({ fields }) => fields.seed)).size).toBe(3);
    expect(ended.notes).toEqual([
      'This engine moved parts of your photo; the overlay shows what changed.',
    ]);
  });

  test('another shape is asked for in words and strength, drawn once and not measured by lines', async () => {
    fake.mood = 'moves everything';
    const ended = await restyled({ change: 'shape' });
    expect(fake.orders.map(({ fields }) => fields.denoising_strength)).toEqual([0.75]);
    expect(fake.orders[0]?.fields.prompt).toContain('Replace the building by a new one');
    expect(ended).toMatchObject({ status: 'done', structureScore: null, notes: [] });
  });

  test('when it is down the next in the list takes over, and the result says so', async () => {
    service.answer((_asked, response) => {
      response.writeHead(500).end();
    });
    const ended = await restyled();
    expect(ended).toMatchObject({
      status: 'done',
      engine: { id: 'builtin:restyle', label: 'Maquette restyle engine' },
    });
    expect(ended.notes[0]).toMatch(
      /^Stable Diffusion server had an error of its own \(500\)\. Maquette restyle engine stepped in\.$/,
    );
  });
});

describe('a service with a key', () => {
  let fake: FakeEngine;
  beforeEach(() => {
    fake = fakeOpenAiPictures();
    service.answer(fake.answer);
  });

  test('draws from words; what it has no place for is told with the result', async () => {
    const ended = await imagined();
    expect(ended).toMatchObject({ status: 'done', engine: { label: 'OpenAI gpt-image-1.5' } });
    expect(ended.notes).toEqual(['Not used, because this engine has none: seed.']);
    expect([ended.seed, ended.pictures[0]?.seed]).toEqual([null, null]);
    expect(fake.orders[0]?.fields).toMatchObject({
      prompt: 'A house by the sea',
      size: '1536x1024',
    });
  });

  test('paints a drawing', async () => {
    const ended = await made('/api/sketches', { photoId, prompt: 'A barn in a field' });
    expect(ended).toMatchObject({ status: 'done', pictures: [{ index: 0 }] });
    expect(fake.orders[0]?.fields.prompt).toMatch(/hand drawing.*A barn in a field$/);
    expect(fake.orders[0]?.photo).toBeDefined();
  });

  test.each([
    ['declines', 'ENGINE_REFUSED', 'safety system'],
    ['wrong bytes', 'ENGINE_FAILED', 'sent something that is no picture'],
  ] as const)('%s: a sentence, never a picture', async (mood, code, words) => {
    fake.mood = mood;
    const ended = await imagined();
    expect(ended).toMatchObject({ status: 'failed', pictures: [], problem: { code } });
    expect(ended.problem?.message).toContain(words);
  });

  test('a key that is not accepted is said without the key', async () => {
    service.answer((asked, response) => {
      const message = `Incorrect API key provided: ${asked.headers.authorization}`;
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message } }));
    });
    const { problem } = await imagined();
    expect(problem?.message).toContain('OpenAI did not accept the key.');
    expect(JSON.stringify([problem, app.log])).not.toContain('never-shown');
  });
});
