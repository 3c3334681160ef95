/** A service with a slow chat model, which counts concurrent answers and notices aborted ones. */

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowModel {
  readonly port: number;
  /** Maximum of concurrent answers to questions with the same mark. */
  mostAtOnce(): number;
  /** Resolves when the answer to this question was aborted or has ended. */
  letGo(mark: string): Promise<void>;
  close(): Promise<void>;
}

const everyMs = 60;
const words = 80;
const keptMs = 120_000;
/** The mark by which questions name their conversation. */
export const markOf = (id: string): string => `mark:${id}`;

const chunk = (delta: object, reason: string | null) =>
  `data: ${JSON.stringify({
    ...{ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'slow' },
    choices: [{ index: 0, delta, finish_reason: reason }],
  })}\n\n`;

export async function startSlowModel(): Promise<SlowModel> {
  const answering = new Map<string, Set<ServerResponse>>();
  const waiting = new Map<string, Set<() => void>>();
  let most = 0;

  const ended = (mark: string, response: ServerResponse) => {
    const responses = answering.get(mark);
    responses?.delete(response);
    if (responses && responses.size > 0) return;
    for (const tell of waiting.get(mark) ?? []) tell();
    waiting.delete(mark);
  };

  function answer(mark: string, response: ServerResponse): void {
    const responses = answering.get(mark) ?? new Set();
    answering.set(mark, responses.add(response));
    most = Math.max(most, responses.size);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let sentWords = 0;
    const saying = setInterval(() => {
      sentWords += 1;
      response.write(chunk({ role: 'assistant', content: `word${sentWords} ` }, null));
      if (sentWords < words) return;
      clearInterval(saying);
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    }, everyMs);
    response.on('close', () => {
      clearInterval(saying);
      ended(mark, response);
    });
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    if (request.url?.includes('models')) response.end('{"data":[{"id":"slow"}]}');
    else answer(/mark:[\da-f-]+/.exec(body)?.[0] ?? 'none', response);
  }).listen(0, '127.0.0.1');
  // Keeps connections alive: one closed between two questions would cost the second a retry.
  server.keepAliveTimeout = keptMs;
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    mostAtOnce: () => most,
    letGo: (mark) =>
      new Promise((resolve) => {
        if (!answering.get(mark)?.size) return resolve();
        const tell = waiting.get(mark) ?? new Set();
        waiting.set(mark, tell.add(resolve));
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
