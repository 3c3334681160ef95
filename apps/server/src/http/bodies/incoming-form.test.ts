import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { limits } from '@maquette/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPng } from '../../testing/test-makers.ts';
import { incomingForm } from './incoming-form.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const boundary = 'a-line-between';
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (head: string, body = 'x') =>
  `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const file = (name: string) => part(`name="file"; filename="${name}"`);
const end = `--${boundary}--\r\n`;
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** An endless body that counts how much was read. */
function endless(head: string) {
  const sent = { bytes: 0 };
  const piece = new Uint8Array(64 * 1024).fill(120);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      sent.bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  return { sent, body };
}

const leftOvers = () => readdirSync(path.join(app.folder, 'incoming'));

async function refused(body: BodyInit, code: string): Promise<void> {
  const answer = await app.request('/api/photos', { body, headers: type });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code, requestId: expect.any(String) });
  expect(leftOvers()).toEqual([]);
}

// U-02
test.each([
  ['101 parts', many(101, () => file('a.png')) + end],
  ['1000 fields', many(1000, (index) => part(`name="f${index}"`)) + end],
  ['a file name of 1 MB', file('n'.repeat(1024 * 1024)) + end],
  ['a file name of 5000 letters', file('n'.repeat(5_000)) + end],
  ['a field name of 2000 letters', part(`name="${'n'.repeat(2_000)}"`) + end],
  ['a field of 200 kB', part('name="prompt"', 'x'.repeat(200_000)) + end],
])('%s are refused in words, and nothing is left on the disk', async (_name, body) => {
  await refused(body, 'FORM_TOO_LONG');
});

test('an endless file is cut off while it arrives', async () => {
  const { sent, body } = endless(part('name="file"; filename="a.jpg"').replace('x\r\n', ''));
  await refused(body as BodyInit, 'TOO_LARGE');
  expect(sent.bytes).toBeLessThan(limits.uploadBytes + 4 * 1024 * 1024);
});

test('a form that says it has 100 MB is refused before it is read', async () => {
  const { sent, body } = endless(file('a.jpg'));
  const answer = await app.request('/api/photos', {
    body,
    headers: { ...type, 'content-length': String(100 * 1024 * 1024) },
  });
  expect(answer.status).toBe(413);
  expect(sent.bytes).toBeLessThan(1024 * 1024);
});

test('a truncated form is refused', async () => {
  const answer = await app.request('/api/photos', { body: file('a.jpg'), headers: type });
  expect(answer.status).toBe(400);
  expect(leftOvers()).toEqual([]);
});

test('read as the network brings it, a form arrives whole, and who is refused can still be told', async () => {
  const request = new Request('http://localhost', { method: 'POST', headers: type });
  const read = (pieces: Iterable<string>) => {
    const incoming = Readable.from(pieces, { objectMode: false });
    return { incoming, form: incomingForm(request, path.join(app.folder, 'incoming'), incoming) };
  };
  const small = read([part('name="file"; filename="a.txt"', 'some words'), end]);
  const sent = (await small.form.read()).get('file') as File;
  expect(await sent.text()).toBe('some words');
  await small.form.remove();
  function* withoutEnd() {
    yield part('name="file"; filename="a.jpg"').replace('x\r\n', '');
    for (;;) yield 'x'.repeat(64 * 1024);
  }
  const large = read(withoutEnd());
  await expect(large.form.read()).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(large.incoming.destroyed).toBe(false);
  await large.form.remove();
  expect(leftOvers()).toEqual([]);
});

test('parts that were written are no garbage that piles up', async () => {
  const request = new Request('http://localhost', { method: 'POST', headers: type });
  const before = process.memoryUsage().arrayBuffers;
  let mostBytes = 0;
  function* parts() {
    yield Buffer.from(part('name="file"; filename="a.jpg"').replace('x\r\n', ''));
    for (let sent = 0; sent < 14 * 1024 * 1024; sent += 60_000) {
      yield Buffer.allocUnsafeSlow(60_000).fill(120);
      mostBytes = Math.max(mostBytes, process.memoryUsage().arrayBuffers - before);
    }
    yield Buffer.from(`\r\n${end}`);
  }
  const forms = [1, 2, 3].map(() =>
    incomingForm(request, path.join(app.folder, 'incoming'), Readable.from(parts())),
  );
  await Promise.all(forms.map((form) => form.read()));
  await Promise.all(forms.map((form) => form.remove()));
  expect(mostBytes).toBeLessThan(16 * 1024 * 1024);
});

test.each([
  ['a field name', (name: string) => part(`name="${name}"`)],
  ['a file name', (name: string) => file(name)],
])('%s of 1000 characters is read, one of 1001 refused', async (_name, partNamed) => {
  const request = new Request('http://localhost', { method: 'POST', headers: type });
  const read = async (name: string) => {
    const incoming = Readable.from([partNamed(name), end], { objectMode: false });
    const form = incomingForm(request, path.join(app.folder, 'incoming'), incoming);
    try {
      return [...(await form.read()).keys()];
    } finally {
      await form.remove();
    }
  };
  expect(await read('n'.repeat(1_000))).toHaveLength(1);
  await expect(read('n'.repeat(1_001))).rejects.toMatchObject({ code: 'FORM_TOO_LONG' });
});

// U-05
test.each(['../../etc/passwd', 'a%00.png', 'photo.png.html', '‮gnp.exe', 'two\u2028lines'])(
  'the name %j changes nothing',
  async (name) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(tinyPng)], name, { type: 'text/html' }));
    const answer = await app.request('/api/photos', { body: form });
    expect(answer.status).toBe(201);
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(/^\/api\/files\/[\w-]{22}$/);
    expect(leftOvers()).toEqual([]);
  },
);
