import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incomingForm } from './incoming-form.ts';
import { watchStalledBodies } from './stalled-bodies.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-stalled-'));
const type = 'multipart/form-data; boundary=line';
const head = '--line\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
let server: Server;
let handle: (incoming: IncomingMessage) => Promise<unknown>;
const outcomes: Promise<unknown>[] = [];

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    outcomes.push(
      handle(incoming)
        .catch((error: unknown) => error)
        .finally(() => answer.end('read')),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a part of a form that is declared longer; resolves when the server disconnects. */
async function sendPart(part: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${part.length + 1}\r\n\r\n${part}`,
  );
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
}

test('a stalled form is cut off, and its bytes are freed (19.6)', async () => {
  const stalled = watchStalledBodies({ pollIntervalMs: 10, mostMs: 40 });
  handle = async (incoming) => {
    const request = new Request('http://a', { method: 'POST', headers: { 'content-type': type } });
    const form = incomingForm(request, folder, incoming, (read) =>
      read().finally(stalled.watch(incoming)),
    );
    return form.read().finally(form.remove);
  };
  await sendPart(head + 'x'.repeat(200_000));
  expect(await outcomes.pop()).toMatchObject({ code: 'UPLOAD_STALLED', status: 408 });
  expect(readdirSync(folder)).toEqual([]);
});

test("a complete body isn't timed out, however long its processing", async () => {
  const stalled = watchStalledBodies({ pollIntervalMs: 1, mostMs: 1 });
  handle = async (incoming) => {
    const unwatch = stalled.watch(incoming);
    await expect.poll(() => incoming.complete).toBe(true);
    // Many polls later nothing of it has been read.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const parts = await incoming.toArray();
    unwatch();
    return Buffer.concat(parts).toString();
  };
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'some words' });
  expect(await outcomes.pop()).toBe('some words');
});
