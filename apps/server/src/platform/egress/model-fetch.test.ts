import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModelFetch } from './model-fetch.ts';
import { createModelSocket } from './model-socket.ts';

let server: Server;
let origin: string;
const paths: string[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    if (request.url === '/away') response.writeHead(302, { location: '/v1/chat' }).end();
    else {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      response.end(Buffer.concat(parts));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no problem',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );

test('a configured service on a private address is reached, forms included', async () => {
  const fetchModel = createModelFetch([{ address: '' }, { address: `${origin}/v1` }]);
  const form = new FormData();
  form.set('prompt', 'a room');
  form.set('image', new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' }), 'a.png');
  const answer = await fetchModel(`${origin}/v1/images/edits`, { method: 'POST', body: form });
  expect(await answer.text()).toContain('a room');
});

test.each([
  ['another port', () => 'http://127.0.0.1:9/v1'],
  ['another name for the same place', () => origin.replace('127.0.0.1', 'localhost')],
  ['credentials in the address', () => origin.replace('//', '//user:secret@')],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest'],
])('%s is not', async (_name, address) => {
  const fetchModel = createModelFetch([{ address: `${origin}/v1` }]);
  expect(await codeOf(fetchModel(address()))).toBe('URL_NOT_ALLOWED');
  expect(await codeOf(fetchModel(address(), { method: 'POST', body: 'x' }))).toBe(
    'URL_NOT_ALLOWED',
  );
  const openSocket = createModelSocket([{ address: `${origin}/v1` }]);
  expect(() => openSocket(address())).toThrow(expect.objectContaining({ code: 'URL_NOT_ALLOWED' }));
});

test('a region of the same service is reached, and nothing beside it', async () => {
  const region = origin.replace('127.0.0.1', 'localhost');
  const alsoAt = new RegExp(`^${region}$`);
  const fetchModel = createModelFetch([{ address: 'https://api.example', alsoAt }]);
  expect((await fetchModel(`${region}/v1/get_result`)).status).toBe(200);
  expect(await codeOf(fetchModel(`${origin}/v1/get_result`))).toBe('URL_NOT_ALLOWED');
});

test('a redirect is not followed, not even to the same service', async () => {
  paths.length = 0;
  const fetchModel = createModelFetch([{ address: origin }]);
  expect(await codeOf(fetchModel(`${origin}/away`))).toBe('TypeError');
  expect(paths).toEqual(['/away']);
});

test('a socket goes to the service, and no redirect leads it away', async () => {
  paths.length = 0;
  const socket = createModelSocket([{ address: origin }])(`${origin}/away`);
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  expect(paths).toEqual(['/away']);
});

test('a picture elsewhere is read from a public address alone, without the key', async () => {
  const asked: string[] = [];
  const fetchModel = createModelFetch([{ address: origin }], {
    fetchPicture: async (address) => {
      asked.push(address);
      return new Uint8Array([7]);
    },
  });
  const answer = await fetchModel('https://pictures.dev/a.png', {
    headers: { authorization: 'Bearer secret' },
  });
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([7]);
  expect(asked).toEqual(['https://pictures.dev/a.png']);
});
