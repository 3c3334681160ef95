import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { limitWords } from './body-limit.ts';

const app = new Hono();
app.use(limitWords);
app.post('/', async (c) => c.text(String((await c.req.text()).length)));
app.onError((error, c) => c.text(error instanceof Problem ? error.code : 'unknown', 413));
const server = createAdaptorServer({ fetch: app.fetch });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  agent.destroy();
  server.close();
});

async function send(characters: number) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ agent, port, host: '127.0.0.1', method: 'POST' });
  const answered: Promise<IncomingMessage[]> = once(sent, 'response');
  // With a content length, as in browsers.
  sent.setHeader('content-length', characters);
  sent.end('a'.repeat(characters));
  const [answer] = await answered;
  return { said: await text(answer!), onTheSame: sent.reusedSocket };
}

test('a connection with a too large body serves the next request', async () => {
  expect(await send(100)).toEqual({ said: '100', onTheSame: false });
  expect(await send(2_000_000)).toEqual({ said: 'TEXT_TOO_LONG', onTheSame: true });
  expect(await send(200)).toEqual({ said: '200', onTheSame: true });
});
