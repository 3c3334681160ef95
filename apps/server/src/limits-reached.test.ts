/** The last request that is answered and the first that is not, in figures of their own. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestRequest } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** The statuses of so many requests, one after the other. */
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

test('the 31st text a minute is not read aloud', async () => {
  // The text cannot be spoken, which is found out after it was counted.
  const request = { as: await app.person(), body: { text: '日本語' } };
  expect(await statusesOf(31, '/api/tts', request)).toEqual([...times(30, 422), 429]);
  app.clock.advance(60);
  expect(await statusesOf(1, '/api/tts', request)).toEqual([422]);
});

/** Asks for another answer in a conversation that is not there: counted, and written nowhere. */
const nextQuestion = () => ({
  body: { trigger: 'regenerate-message', id: randomUUID(), messageId: randomUUID() },
});

test('the 31st message of a minute is not answered', async () => {
  const request = { ...nextQuestion(), as: await app.person() };
  expect(await statusesOf(31, '/api/assistant', request)).toEqual([...times(30, 404), 429]);
});
