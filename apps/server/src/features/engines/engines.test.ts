/** Access to the engines page, its facts, and results of trials. */
import { LLMock } from '@copilotkit/aimock';
import type { EngineOverview, EngineTrial } from '@maquette/contract';
import { fakeSdapi, fakeStability, startFakeService } from '@maquette/models/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const key = 'sk-never-to-be-seen';
const mock = new LLMock({ port: 0 });
const sdapi = fakeSdapi();
const sdapiService = await startFakeService(sdapi.answer);
const stability = fakeStability();
const stabilityService = await startFakeService(stability.answer);
let app: TestApp;
let first: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  mock.onMessage(/ready/, (request) =>
    request.model === 'wrong'
      ? { error: { message: `Incorrect API key provided: ${key}`, type: 'auth' }, status: 401 }
      : { content: 'I am ready.' },
  );
  await mock.start();
  app = await createTestApp({
    environment: {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: `${mock.url}/v1`,
      COMPATIBLE_URL: mock.url,
      CHAT_MODEL: 'compatible:right, openai:wrong, builtin:handbook',
      OLLAMA_URL: 'http://127.0.0.1:9',
      VISION_MODEL: 'ollama:llava:7b',
      RESTYLE_MODEL: 'sdapi:default',
      SDAPI_URL: sdapiService.origin,
      IMAGE_MODEL: 'stability:core',
      STABILITY_API_KEY: key,
      STABILITY_BASE_URL: stabilityService.origin,
    },
  });
  first = await app.person({ administrator: true });
  second = await app.person();
});
afterAll(() => Promise.all([mock.stop(), sdapiService.close(), stabilityService.close()]));

const statusOf = async (as: TestPerson | undefined, at = app) =>
  (await at.request('/api/engines', { ...(as ? { as } : {}) })).status;

test('only administrators see them (I-09)', async () => {
  expect([await statusOf(first), await statusOf(second), await statusOf(undefined)]).toEqual([
    200, 403, 401,
  ]);
  const trial = { as: second, body: { job: 'chat', id: 'compatible:right' } };
  expect((await app.request('/api/engines/try', trial)).status).toBe(403);
});

test('every job is listed with its engines in order and lines to copy, never a key', async () => {
  const answer = await app.request('/api/engines', { as: first });
  const text = await answer.text();
  expect(text).not.toContain(key);
  const { jobs, finishing } = JSON.parse(text) as EngineOverview;
  expect(finishing).toEqual({ isOn: false, line: 'RESTYLE_START=design' });
  expect(jobs.map(({ job }) => job)).toEqual([
    'chat',
    'vision',
    'speech',
    'restyle',
    'visuals',
    'sketch',
  ]);
  expect(jobs[0]?.inUse).toEqual([
    {
      id: 'compatible:right',
      label: 'OpenAI-compatible server right',
      isOwn: false,
      isConnectedHere: false,
      address: mock.url,
    },
    {
      id: 'openai:wrong',
      label: 'OpenAI wrong',
      isOwn: false,
      isConnectedHere: false,
      address: `${mock.url}/v1`,
    },
    {
      id: 'builtin:handbook',
      label: 'Maquette handbook',
      isOwn: true,
      isConnectedHere: false,
      address: null,
    },
  ]);
  const anthropic = jobs[0]?.choices.find(({ maker }) => maker === 'Anthropic');
  expect(anthropic?.lines).toEqual([
    'ANTHROPIC_API_KEY=sk-ant-…',
    'CHAT_MODEL=anthropic:claude-sonnet-5-5',
  ]);
});

describe('a trial', () => {
  const trial = async (job: string, id: string) => {
    const answer = await app.request('/api/engines/try', { as: first, body: { job, id } });
    return (await answer.json()) as EngineTrial;
  };

  test('that works shows what was answered', async () => {
    expect(await trial('chat', 'compatible:right')).toMatchObject({
      ok: true,
      sentence: expect.stringMatching(/^It works\. It answered within [\d.]+ seconds\.$/),
      sample: 'I am ready.',
    });
  });

  test.each([
    ['restyle', 'sdapi:default', sdapi],
    ['visuals', 'stability:core', stability],
  ])('of pictures shows the one that came back: %s', async (job, id, fake) => {
    fake.mood = 'draws';
    fake.orders.length = 0;
    const { ok, picture, sample } = await trial(job, id);
    expect({ ok, sample }).toEqual({ ok: true, sample: null });
    expect(picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    // A room, or only words: what the job itself would send.
    expect(fake.orders.map(({ photo }) => photo !== undefined)).toEqual([job !== 'visuals']);
    fake.mood = 'wrong bytes';
    expect(await trial(job, id)).toMatchObject({
      ok: false,
      picture: null,
      sentence: expect.stringContaining('sent something that is no picture.'),
    });
  });

  test('that fails gives the true reason and what to do, without the key', async () => {
    expect(await trial('chat', 'openai:wrong')).toMatchObject({
      ok: false,
      sentence: 'OpenAI did not accept the key.',
      words: 'Incorrect API key provided: …',
      remedy: 'Check OPENAI_API_KEY, then start the server again.',
    });
    expect(await trial('vision', 'ollama:llava:7b')).toMatchObject({
      ok: false,
      sentence: 'Ollama could not be reached.',
      remedy: 'Is it running, and is OLLAMA_URL right? Install Ollama, then: ollama pull llava:7b',
    });
  });

  test.each([
    ['of an unconfigured engine', 'openai:other'],
    ['of our own engine, which has nothing to connect', 'builtin:handbook'],
  ])("%s isn't made", async (_name, id) => {
    expect(await trial('chat', id)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
