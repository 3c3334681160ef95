/** Assistant, voice and analyzer with other models. */
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPng } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { allChunks, ask, type Chunk, kept, textOf } from './ask.fixture.ts';

const mock = new LLMock({ port: 0 });
let app: TestApp;
let ada: TestPerson;

beforeAll(async () => {
  const called = (id: string, name: string, input: object) => ({
    toolCalls: [{ id, name, arguments: JSON.stringify(input) }],
  });
  mock.onToolResult('stairs', { content: 'You need **16 risers**.' });
  mock.onToolResult('hallway', { content: 'At least 0.9 m.' });
  mock.onToolResult('picture', { content: 'Press the button to have it made.' });
  mock.onMessage(
    /risers/,
    called('stairs', 'calculate', { calculator: 'stairs', values: { floorHeight: 2.8 } }),
  );
  mock.onMessage(
    /hallway/,
    called('hallway', 'ask_handbook', { question: 'How wide is a hallway?' }),
  );
  mock.onMessage(/draw/i, called('picture', 'propose_picture', { description: 'A timber cabin' }));
  mock.onToolResult('coastal', { content: 'Choose and press the button.' });
  mock.onMessage(
    /restyle/i,
    called('coastal', 'propose_restyle', { kind: 'exterior', style: 'Coastal' }),
  );
  // It calls the look-up tool forever.
  mock.onToolResult('again', called('again', 'ask_handbook', { question: 'And once more?' }));
  mock.onMessage(/without end/, called('again', 'ask_handbook', { question: 'Once more?' }));
  mock.onToolResult('quiet', { content: ' ' });
  mock.onMessage(
    /keep quiet/,
    called('quiet', 'ask_handbook', { question: 'How wide is a hallway?' }),
  );
  mock.onToolResult('nameless', { content: 'I cannot look that up.' });
  mock.onMessage(/wrong tool/, called('nameless', 'search_the_web', { query: 'hallway' }));
  mock.onToolResult('wild', { content: 'I could not work it out.' });
  mock.onMessage(/wild values/, called('wild', 'calculate', { calculator: 'stairs', values: 7 }));
  mock.onMessage(/made up/, {
    content: 'It is 3 m.\n\n_From the handbook: Dragon doors (checked 2026-11)._',
  });
  mock.onToolResult('dragons', { content: 'The handbook says 3 m.' });
  mock.onMessage(
    /dragons/,
    called('dragons', 'ask_handbook', { question: 'What do dragons eat?' }),
  );
  mock.onMessage(/what is on/i, { content: 'A single pixel.' });
  await mock.start();
  app = await createTestApp({
    environment: {
      COMPATIBLE_URL: mock.url,
      CHAT_MODEL: 'compatible:test, builtin:handbook',
      VISION_MODEL: 'compatible:test',
      // A port without a listener.
      OLLAMA_URL: 'http://127.0.0.1:9',
      SPEECH_MODEL: 'ollama:kokoro',
    },
  });
  ada = await app.person();
});
afterAll(() => mock.stop());

const metadataOf = (chunks: readonly Chunk[]) =>
  chunks.findLast(({ type }) => type === 'message-metadata')?.messageMetadata;
const sourcesOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ type, sourceId }) => (type === 'source-document' ? [sourceId] : []));

test('a calculator is a tool: its figures, its source and its form come along', async () => {
  const id = crypto.randomUUID();
  const chunks = await allChunks(await ask(app, ada, { id, text: 'How many risers for 2.8 m?' }));
  expect(textOf(chunks)).toBe('You need **16 risers**.');
  expect(sourcesOf(chunks)).toEqual(['stair-dimensions']);
  expect(chunks.find(({ type }) => type === 'data-offers')?.data).toEqual({
    followUps: [],
    calculation: { calculator: 'stairs', values: { floorHeight: 2.8 } },
  });
  expect(metadataOf(chunks)).toEqual({ engine: 'OpenAI-compatible server test' });
  const [, answer] = (await kept(app, ada, id)).messages;
  expect(answer?.metadata).toEqual({ engine: 'OpenAI-compatible server test' });
  // The model got the calculator's result.
  expect(JSON.stringify(mock.getRequests().at(-1)?.body)).toContain('16 risers of 175 mm');
});

test('the handbook is a tool: an answer names the entries it stands on', async () => {
  const chunks = await allChunks(await ask(app, ada, { text: 'How wide is a hallway?' }));
  expect(textOf(chunks)).toBe('At least 0.9 m.');
  expect(sourcesOf(chunks)).not.toEqual([]);
});

test('a picture is proposed, not made: nothing is counted', async () => {
  const chunks = await allChunks(await ask(app, ada, { text: 'Draw me a cabin' }));
  expect(chunks.find(({ type }) => type === 'data-proposal')?.data).toEqual({
    tool: 'visual',
    prompt: 'A timber cabin',
  });
  const list = await app.request('/api/generations', { as: ada });
  expect(await list.json()).toMatchObject({ items: [] });
});

test('the handbook steps in when the model is down, and the answer says so', async () => {
  const down = await createTestApp({
    database: app.database,
    environment: { OLLAMA_URL: 'http://127.0.0.1:9', CHAT_MODEL: 'ollama:x, builtin:handbook' },
  });
  const chunks = await allChunks(await ask(down, ada));
  expect(textOf(chunks)).toContain('hall');
  expect(metadataOf(chunks)).toEqual({
    engine: 'Maquette handbook',
    notes: ['Ollama could not be reached. Maquette handbook stepped in.'],
  });
});

test("a restyle of the thread's photo is proposed; without a photo the tool is absent", async () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'house.png', { type: 'image/png' }));
  const sent = await app.request('/api/photos', { as: ada, body: form });
  const photo = (await sent.json()) as { id: string; url: string };
  const parts = [
    { type: 'file', mediaType: 'image/png', filename: 'house.png', url: photo.url },
    { type: 'text', text: 'Restyle this house' },
  ];
  const chunks = await allChunks(await ask(app, ada, { parts }));
  expect(chunks.find(({ type }) => type === 'data-proposal')?.data).toMatchObject({
    tool: 'restyle',
    photoId: photo.id,
    kind: 'exterior',
    style: 'Coastal',
  });
  const list = await app.request('/api/generations', { as: ada });
  expect(await list.json()).toMatchObject({ items: [] });
  const without = await allChunks(await ask(app, ada, { text: 'Restyle my house' }));
  expect(without.some(({ type }) => type === 'data-proposal')).toBe(false);
});

test('our own voice takes over, and says so', async () => {
  const answer = await app.request('/api/tts', { body: { text: 'A warm room.' } });
  expect(await answer.json()).toEqual({
    audioURL: expect.stringContaining('/api/speech/'),
    note: 'Ollama could not be reached. Maquette voice stepped in.',
  });
});

test("another model's words about a picture are shown with our figures", async () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'a.png', { type: 'image/png' }));
  form.set('prompt', 'What is on it?');
  const answer = await app.request('/api/analysis', { body: form });
  expect(await answer.json()).toMatchObject({
    answer: 'A single pixel.',
    engine: { id: 'compatible:test', label: 'OpenAI-compatible server test' },
    notes: [],
    palette: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
  });
});

test('an answer is limited in words and look-ups (C-09)', async () => {
  const before = mock.getRequests().length;
  await allChunks(await ask(app, ada, { text: 'Look things up without end' }));
  const questions = mock.getRequests().slice(before);
  expect(questions.length).toBe(6);
  for (const { body } of questions) {
    expect(JSON.stringify(body)).toMatch(/"max_(completion_)?tokens":2000/);
  }
  expect(JSON.stringify(questions.at(-1)?.body)).toContain('"tool_choice":"none"');
});

test.each([
  ['Use the wrong tool', 'I cannot look that up.'],
  ['Try wild values', 'I could not work it out.'],
])('%s: reported to the model, which continues without citing', async (text, said) => {
  const chunks = await allChunks(await ask(app, ada, { text }));
  expect(textOf(chunks)).toBe(said);
  expect(sourcesOf(chunks)).toEqual([]);
});

test.each([
  ['Something made up', 'names “Dragon doors” as a source, but no such entry'],
  ['What do dragons eat?', 'no entry of it was read'],
])("%s: an unread source isn't cited, and is reported", async (text, note) => {
  const id = crypto.randomUUID();
  const chunks = await allChunks(await ask(app, ada, { id, text }));
  expect(sourcesOf(chunks)).toEqual([]);
  expect(JSON.stringify(metadataOf(chunks))).toContain(note);
  const [, answer] = (await kept(app, ada, id)).messages;
  expect(JSON.stringify(answer?.metadata)).toContain(note);
});

test("a model that only looks things up gets replaced by the handbook's words", async () => {
  const chunks = await allChunks(await ask(app, ada, { text: 'Look up corridors and keep quiet' }));
  expect(textOf(chunks)).toMatch(/1,000–1,200 mm/);
  expect(sourcesOf(chunks)).toContain('hallway-width');
  expect(JSON.stringify(metadataOf(chunks))).toContain('answered nothing in words');
});
