import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { drainable } from './drain.ts';

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

test('connections that never asked go at once, half requests soon, answers whole', async () => {
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    isAsked.resolve();
    await mayAnswer.promise;
    response.end('whole');
  });
  const drain = drainable(server, { noticeMs: 0, halfRequestMs: 400, drainMs: 60_000 });
  const port = await listening(server);
  const silent = await Promise.all([connected(port), connected(port)]);
  const half = await connected(port);
  half.write('GET / HTTP/1.1\r\nhost: here\r\n');
  const answer = fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  await isAsked.promise;

  const drained = drain();
  await Promise.all(silent.map((socket) => once(socket, 'close')));
  expect(half.closed).toBe(false);
  await once(half, 'close');
  mayAnswer.resolve();
  expect(await (await answer).text()).toBe('whole');
  await drained;
});

test('a server whose connections never asked stops within a second', async () => {
  const server = createServer();
  const drain = drainable(server);
  const port = await listening(server);
  await Promise.all(Array.from({ length: 50 }, () => connected(port)));
  const at = performance.now();
  await drain();
  expect(performance.now() - at).toBeLessThan(3_000);
});
