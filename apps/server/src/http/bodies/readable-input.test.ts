/** Text that databases reject, invalid numbers, truncated bodies: refused with a clear message. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPng } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { readable, refuseUnreadableAddress } from './readable-input.ts';

let app: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.person();
});
beforeEach(async () => {
  await resetRates(app.database.db);
});

const broken = [
  ['NUL', 'a\0b'],
  ['half of a pair', 'a\ud800b'],
  ['the other half', '\udc00'],
] as const;

test.each([
  ['/api/generations/a%00b', 'BAD_REQUEST'],
  ['/api/generations?search=a%00b', 'BAD_REQUEST'],
  ['/api/generations/%E0%A4%A', 'BAD_REQUEST'],
  ['/api/generations/caf%C3%A9?search=caf%C3%A9', undefined],
])('the address %s', (address, code) => {
  const refuse = () => refuseUnreadableAddress(new URL(address, 'http://localhost'));
  if (code) expect(refuse).toThrow(expect.objectContaining({ code }));
  else expect(refuse).not.toThrow();
});

describe.each(broken)('%s', (_name, text) => {
  const question = (more: object) => ({
    trigger: 'submit-message',
    id: randomUUID(),
    message: { id: 'm', role: 'user', parts: [{ type: 'text', text }] },
    ...more,
  });
  test.each([
    ['PATCH', '/api/account/names', { firstName: text, lastName: 'ok' }],
    ['POST', '/api/visuals', { prompt: `${text} house`, variations: 1 }],
    ['POST', '/api/visuals', { prompt: 'house', variations: 1, idempotencyKey: `key-${text}-key` }],
    ['POST', '/api/visuals/brief', { prompt: text }],
    ['POST', '/api/tts', { text }],
    ['POST', '/api/assistant', question({})],
    ['POST', '/api/assistant', question({ temporary: true })],
    ['POST', '/api/auth/sign-in/email', { email: 'ada@example.com', password: text }],
    ['POST', '/api/auth/sign-up/email', { firstName: text, lastName: 'b', email: 'a@b.cd' }],
    ['POST', '/api/auth/reset-password', { token: text, newPassword: 'a good one 22' }],
    ['PATCH', `/api/conversations/${randomUUID()}`, { title: text }],
    ['POST', '/api/visuals/brief', { prompt: 'x', [text]: { deep: [text] } }],
  ] as const)('%s %s', async (method, path, body) => {
    const answer = await app.request(path, { method, as: ada, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('in a form', async () => {
    const body = new FormData();
    body.set('prompt', text);
    body.set('file', new File([new Uint8Array(tinyPng)], 'a.png', { type: 'image/png' }));
    // Forms replace a lone surrogate, but keep NUL.
    const answer = await app.request('/api/analyze-image', { as: ada, body });
    expect(answer.status).toBeLessThan(500);
  });
});

test.each([
  '/api/generations?search=a%00b',
  '/api/generations/a%00b',
  '/api/generations/a%ED%A0%80b',
  '/api/conversations?search=%00',
  '/api/shares/%00',
  '/api/archive?id=%00',
  '/api/files/%00',
  '/api/files/%ED%A0%80',
  '/api/chat/a%00b',
  '/api/chat/a%ED%A0%80b',
  '/api/speech/%00.mp3',
])('%s is a 400', async (path) => {
  expect((await app.request(path, { as: ada })).status).toBe(400);
});

test.each([
  '+275760-09-13T00:00:00.000Z a',
  '-271821-04-20T00:00:00.000Z a',
  '0000-01-01T00:00:00Z x',
  '2020-01-01T00:00:00Z a\0b',
  'x',
])('a cursor of %j is a 400', async (text) => {
  const cursor = Buffer.from(text).toString('base64url');
  const answer = await app.request(`/api/generations?cursor=${cursor}`, { as: ada });
  expect(answer.status).toBe(400);
});

test.each([1e308, -1e308, 1e15])('corners at %d are a 400', async (far) => {
  const boxCorners = [
    [-far, -far],
    [far, -far],
    [far, far],
    [-far, far],
  ].map(([x, y]) => ({ x, y }));
  const body = { kind: 'interior', boxCorners };
  const answer = await app.request('/api/photos/none/surfaces', { as: ada, body });
  expect(answer.status).toBe(400);
});

describe('names and titles with steering characters', () => {
  const bidi = 'Ada\u202egnp.exe';
  test.each([bidi, 'Ada\u001b[31m', 'Ada\u2028Lovelace', 'Ada\u0085'])(
    'a name of %j is refused',
    async (firstName) => {
      const body = { firstName, lastName: 'Lovelace' };
      const answer = await app.request('/api/account/names', { method: 'PATCH', as: ada, body });
      expect(answer.status).toBe(400);
    },
  );

  test('titles lose such signs', async () => {
    const body = { prompt: `A house\u202e by\u001b[31m a lake`, variations: 1 };
    const ordered = await app.request('/api/visuals', { as: ada, body });
    const { id } = await ordered.json();
    const titleOf = async () =>
      (await (await app.request(`/api/generations/${id}`, { as: ada })).json()).title;
    expect(await titleOf()).toBe('A house by [31m a lake');
    const path = `/api/generations/${id}`;
    await app.request(path, { method: 'PATCH', as: ada, body: { title: 'My\u2066 \r\nhouse ' } });
    expect(await titleOf()).toBe('My house');
    const nothing = { method: 'PATCH', as: ada, body: { title: '\u202e\u0007' } };
    expect((await app.request(path, nothing)).status).toBe(400);
    await app.request(`${path}/cancel`, { method: 'POST', as: ada });
  });
});

describe('a body that breaks off', () => {
  const cut = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

  test('is told as that, and no failure of the database stands in the log', async () => {
    const before = app.log.lines.length;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\n')),
      pull: (controller) => controller.error(cut()),
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await app.request('/api/photos', { as: ada, body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BROKEN_OFF' });
    expect(app.log.lines.slice(before).join()).not.toMatch(/DATABASE_DOWN|"level":50/);
  });

  test('whatever reads it', async () => {
    for (const error of [cut(), new DOMException('gone', 'AbortError')]) {
      await expect(readable(Promise.reject(error))).rejects.toMatchObject({ code: 'BROKEN_OFF' });
    }
    await expect(readable(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
    const stream = new Readable({ read() {} });
    const collected = readable(stream.toArray());
    stream.destroy(cut());
    await expect(collected).rejects.toMatchObject({ code: 'BROKEN_OFF' });
  });
});
