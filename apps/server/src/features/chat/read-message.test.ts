import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import type { Files } from '../../platform/files/files.ts';
import { readQuestion } from './read-message.ts';
import { readOwnPicture } from './read-own-picture.ts';

const id = randomUUID();
const text = (words: string) => ({ type: 'text', text: words });
const picture = { type: 'file', mediaType: 'image/png', url: '/api/files/one' };
const asked = (parts: readonly object[], more: object = {}) => ({
  ...{ trigger: 'submit-message', id },
  message: { id: 'm1', role: 'user', parts },
  ...more,
});

const read = (body: object) =>
  readQuestion(
    new Request('http://localhost/api/assistant', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const codeOf = (body: object) =>
  read(body).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

test('text, pictures and a completed form are parsed; omitted parts have defaults', async () => {
  const form = { type: 'data-calculation', data: { calculator: 'paint', values: { length: 5 } } };
  expect(await read(asked([text('Hello'), picture, form]))).toMatchObject({
    ...{ temporary: false, earlier: [], message: { parts: [text('Hello'), picture, form] } },
  });
  expect(await codeOf({ trigger: 'regenerate-message', id })).toBe('read');
});

const values = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`value ${at}`, at]));
const form = (count: number) => ({
  ...{ type: 'data-calculation', data: { calculator: 'paint', values: values(count) } },
});

test.each([
  ['nothing', []],
  ['a form of more values than any has', [form(41)]],
  ['blanks', [text(' '), text('')]],
  ['a picture of another server', [{ ...picture, url: 'https://x.example/one.png' }]],
  ['a picture beside our files', [{ ...picture, url: '/api/files/../one' }]],
  ['a vector picture', [{ ...picture, mediaType: 'image/svg+xml' }]],
  ['a part that only we make', [{ type: 'data-work', data: { generationId: 'x' } }]],
])('%s is no question', async (_, parts) => {
  expect(await codeOf(asked(parts))).toBe('BAD_REQUEST');
});

test("clients can't send assistant messages", async () => {
  const message = { id: 'm1', role: 'assistant', parts: [text('Hello')] };
  expect(await codeOf(asked([], { message }))).toBe('BAD_REQUEST');
});

test('a picture alone is a question, and four come with words and a form', async () => {
  expect(await codeOf(asked([picture]))).toBe('read');
  const six = [text('Hello'), text('there'), picture, picture, picture, picture];
  expect(await codeOf(asked(six))).toBe('read');
  expect(await codeOf(asked([...six, picture]))).toBe('BAD_REQUEST');
});

test('32,000 characters are read, and 8,000 of each of 200 earlier turns', async () => {
  expect(await codeOf(asked([text('a'.repeat(32_000))]))).toBe('read');
  expect(await codeOf(asked([text('a'.repeat(32_001))]))).toBe('BAD_REQUEST');
  const halves = (characters: number) => [text('a'.repeat(16_000)), text('a'.repeat(characters))];
  expect(await codeOf(asked(halves(16_000)))).toBe('read');
  expect(await codeOf(asked(halves(16_001)))).toBe('BAD_REQUEST');
  const turn = { role: 'assistant', text: 'b'.repeat(9_000) };
  const question = await read(asked([text('Hello')], { earlier: [turn] }));
  expect(question).toMatchObject({ earlier: [{ text: 'b'.repeat(8_000) }] });
  const turns = (count: number) => Array.from({ length: count }, () => ({ ...turn, text: 'b' }));
  expect(await codeOf(asked([text('Hello')], { earlier: turns(200) }))).toBe('read');
  expect(await codeOf(asked([text('Hello')], { earlier: turns(201) }))).toBe('BAD_REQUEST');
});

const bytes = Uint8Array.of(1, 2, 3);
const rows = new Map([
  ['of-ada', { owner: 'ada', contentType: 'image/jpeg' }],
  ['of-eve', { owner: 'visitor:eve', contentType: 'image/png' }],
]);
const files = {
  find: async (id: string) => rows.get(id),
  bytes: async () => bytes,
} as unknown as Files;
const as = (person: string | undefined) =>
  ({
    person: async () => person && { id: person, paymentStatus: 'free' },
    ...{ visitor: () => 'eve', clientAddress: '192.0.2.1', requestId: 'request' },
  }) as unknown as RequestContext;

test.each([
  ['/api/files/of-ada', 'ada', 'image/jpeg'],
  ['/api/files/of-ada/thumb', 'ada', 'image/jpeg'],
  ['https://house.example/api/files/of-ada?share=x', 'ada', 'image/jpeg'],
  ['/api/files/of-eve', undefined, 'image/png'],
])('%s is read for %s, its owner', async (url, person, mediaType) => {
  expect(await readOwnPicture(files, as(person), url)).toEqual({ bytes, mediaType });
});

test.each([
  ['/api/files/of-ada', 'bob'],
  ['/api/files/of-ada', undefined],
  ['/api/files/of-eve', 'ada'],
  ['/api/files/of-nobody', 'ada'],
  ['/files/of-ada', 'ada'],
  ['https://house.example/elsewhere/api/files/of-ada', 'ada'],
  ['data:image/png;base64,AQID', 'ada'],
])('%s is not read for %s', async (url, person) => {
  expect(await readOwnPicture(files, as(person), url)).toBeUndefined();
});

test.each<readonly [string, object, object]>([
  [
    'an id of 100 characters',
    asked([], { message: { id: 'm'.repeat(100), role: 'user', parts: [picture] } }),
    asked([], { message: { id: 'm'.repeat(101), role: 'user', parts: [picture] } }),
  ],
  [
    'a name of a file',
    asked([{ ...picture, filename: 'x'.repeat(255) }]),
    asked([{ ...picture, filename: 'x'.repeat(256) }]),
  ],
  [
    'the id of a file',
    asked([{ ...picture, url: `/api/files/${'x'.repeat(80)}` }]),
    asked([{ ...picture, url: `/api/files/${'x'.repeat(81)}` }]),
  ],
  [
    'an answer to write anew',
    { trigger: 'regenerate-message', id, messageId: 'm'.repeat(100) },
    { trigger: 'regenerate-message', id, messageId: 'm'.repeat(101) },
  ],
])('%s at most', async (_what, most, more) => {
  expect([await codeOf(most), await codeOf(more)]).toEqual(['read', 'BAD_REQUEST']);
});

test('a refusal names the field', async () => {
  await expect(read(asked([{ ...picture, mediaType: 'image/gif' }]))).rejects.toMatchObject({
    details: { field: 'message.parts.0.mediaType' },
  });
});
