/** The last permitted request and the first refused one, with literal limits. */
import { randomUUID } from 'node:crypto';
import { startFakeService } from '@maquette/models/testing';
import { beforeAll, expect, test } from 'vitest';
import { rate } from './platform/db/schema/rates.ts';
import { closeLater } from './testing/databases/left-over.ts';
import { resetRates } from './testing/reset-rates.ts';
import { createTestApp, type TestApp, type TestRequest } from './testing/test-app.ts';
import { quickEngines } from './testing/test-makers.ts';

let app: TestApp;
beforeAll(async () => {
  // Answers at once, without loading the handbook.
  const talker = await startFakeService((_asked, response) => {
    const message = { role: 'assistant', content: 'Hello.' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
  });
  closeLater(() => talker.close());
  app = await createTestApp({
    engines: { brief: quickEngines.brief },
    environment: { COMPATIBLE_URL: talker.origin, CHAT_MODEL: 'compatible:test' },
  });
});

/** Statuses of sequential requests. */
async function statusesOf(count: number, pathname: string, request: TestRequest) {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const answer = await app.request(pathname, request);
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

/** Requests another answer in a missing conversation: counted, but nothing is stored. */
const nextQuestion = () => ({
  body: { trigger: 'regenerate-message', id: randomUUID(), messageId: randomUUID() },
});
const visitorsQuestion = () => ({
  trigger: 'submit-message',
  id: randomUUID(),
  temporary: true,
  message: { id: randomUUID(), role: 'user', parts: [{ type: 'text', text: 'hello' }] },
});

test('the 31st message of a minute is not answered, and is told when to come back (C-04)', async () => {
  const request = { ...nextQuestion(), as: await app.person() };
  expect(await statusesOf(31, '/api/assistant', request)).toEqual([...times(30, 404), 429]);
  const refused = await app.request('/api/assistant', request);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const noPicture = new File(['no picture'], 'photo.png');
const facade = {
  kind: 'exterior',
  style: 'Coastal',
  roomType: 'Facade',
  propertyType: 'Residential',
  aesthetic: 'Bright',
};
const minute = 60;
const hour = 3_600;

/** Each is cheap: its target is missing, or its input invalid. */
const counted: readonly [
  turns: number,
  seconds: number,
  status: number,
  pathname: string,
  body?: () => object,
][] = [
  [30, minute, 404, '/api/sketches', () => ({ photoId: 'none', prompt: 'a roof' })],
  [30, minute, 404, '/api/renders', () => ({ ...facade, photoId: 'none' })],
  [30, minute, 202, '/api/visuals', () => ({ prompt: 'a house', variations: 1 })],
  [30, minute, 202, '/api/visuals', () => ({ prompt: 'a house', variations: 1, write: true })],
  [30, minute, 415, '/api/generate-image', () => form({ sketch: noPicture, prompt: 'a roof' })],
  [120, minute, 404, '/api/renders/previews', () => ({ ...facade, photoId: 'none' })],
  [120, minute, 200, '/api/visuals/brief', () => ({ prompt: 'a house' })],
  [30, minute, 200, '/api/visuals/brief', () => ({ prompt: 'a house', write: true })],
  [30, minute, 404, '/api/visuals/none/pictures/0/plan'],
  [30, minute, 404, '/api/renders/none/pictures/0/design'],
  [30, minute, 404, '/api/renders/none/pictures/0/files/model'],
  [60, minute, 415, '/api/photos', () => form({ file: noPicture })],
  [30, minute, 404, '/api/photos/none/analysis?kind=exterior'],
  [120, minute, 404, '/api/photos/none/surfaces', () => ({ kind: 'exterior' })],
  [30, minute, 415, '/api/analysis', () => form({ file: noPicture })],
  [5, minute, 422, '/api/analysis/address', () => ({ url: 'http://127.0.0.1/a.png' })],
  [5, minute, 422, '/api/analyze-url', () => ({ image_url: 'http://127.0.0.1/a.png' })],
  [30, minute, 415, '/api/analyze-image', () => form({ image: noPicture })],
  [40, minute, 200, '/api/chat/hello'],
  // The text can't be spoken, which is found out after counting it.
  [30, minute, 422, '/api/tts', () => ({ text: '日本語' })],
  [6, minute, 200, '/api/archive'],
  [3, hour, 409, '/api/account/address/mail', () => ({})],
  [10, 600, 422, '/api/account/address', () => ({ code: 'wrong' })],
  [10, 600, 422, '/api/engines/access', () => ({ code: 'wrong' })],
];

test.each(counted)('of one person %i in %i seconds: then no more (%i %s)', async (...row) => {
  const [turns, seconds, status, pathname, body] = row;
  await resetRates(app.database.db);
  const as = await app.person();
  const ask = () => app.request(pathname, { as, ...(body ? { body: body() } : {}) });
  expect((await ask()).status).toBe(status);
  // As if all but the last had been made.
  await app.database.db.update(rate).set({ count: turns - 1 });
  expect((await ask()).status).toBe(status);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeLessThanOrEqual(seconds);
  // Time passes between the first and the last on a busy machine.
  expect(wait).toBeGreaterThan(seconds / 2);
  app.clock.advance(wait);
  expect((await ask()).status).toBe(status);
});

test('a visitor asks ten questions a minute, counted by the address', async () => {
  const ask = async (from: string) => {
    const answer = await app.request('/api/assistant', { from, body: visitorsQuestion() });
    await answer.body?.cancel();
    return answer.status;
  };
  await resetRates(app.database.db);
  expect(await ask('203.0.113.7')).toBe(200);
  await app.database.db.update(rate).set({ count: 9 });
  expect([await ask('203.0.113.7'), await ask('203.0.113.7')]).toEqual([200, 429]);
  expect(await ask('203.0.113.8')).toBe(200);
});

test('pictures are counted together, whichever tool makes them', async () => {
  const as = await app.person();
  await resetRates(app.database.db);
  await app.request('/api/sketches', { as, body: { photoId: 'none', prompt: 'a roof' } });
  await app.database.db.update(rate).set({ count: 30 });
  const renders = { as, body: { ...facade, photoId: 'none' } };
  expect(await statusesOf(1, '/api/renders', renders)).toEqual([429]);
  expect(await statusesOf(1, '/api/visuals', { as, body: { prompt: 'a house' } })).toEqual([429]);
  // Reads are not limited.
  const words = { as, body: { prompt: 'a house' } };
  expect(await statusesOf(1, '/api/visuals/brief', words)).toEqual([200]);
});
