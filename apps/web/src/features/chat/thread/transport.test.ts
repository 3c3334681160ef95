/** Stream chunks are validated before use. */
import { afterEach, expect, test, vi } from 'vitest';
import { assistantTransport } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

const notLate = () => {
  throw new Error('Expected the answer to be there');
};

async function piecesOf(lines: string) {
  vi.stubGlobal('fetch', async () => new Response(lines));
  const stream = await assistantTransport(true, notLate).reconnectToStream({ chatId: 'one' });
  const pieces: unknown[] = [];
  for await (const piece of stream ?? []) pieces.push(piece);
  return pieces;
}

const start = { type: 'start', messageId: 'a' };

test("parses chunks; heartbeats and the end aren't chunks (R-12)", async () => {
  const lines = `: heartbeat\n\ndata: ${JSON.stringify(start)}\n\n: heartbeat\n\ndata: [DONE]\n\n`;
  expect(await piecesOf(lines)).toEqual([start]);
});

test.each(['5', 'null', '[]', '{"text":"no type"}', '{"type":7}', 'no JSON', '{"__proto__":{}}'])(
  'a piece that is none ends the answer with an error: %s',
  async (line) => {
    await expect(piecesOf(`data: ${line}\n\n`)).rejects.toThrow();
  },
);

test('resuming an answer that has just ended is reported', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const told = vi.fn();
  const stream = await assistantTransport(true, told).reconnectToStream({ chatId: 'one' });
  expect(stream).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});
