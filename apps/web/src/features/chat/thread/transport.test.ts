/** Stream chunks are validated before use. */
import { limits } from '@maquette/contract';
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

const said = (id: string, role: 'user' | 'assistant', text: string) => ({
  id,
  role,
  parts: [{ type: 'text' as const, text }],
});
type Said = ReturnType<typeof said>;
interface Sent {
  readonly earlier: readonly { readonly role: string; readonly text: string }[];
}
const thread = [
  said('m1', 'user', 'Is oak hard?'),
  said('m2', 'assistant', 'It is.'),
  said('m3', 'user', 'And larch?'),
];

async function bodyOf(isKept: boolean, messages: readonly Said[] = thread): Promise<Sent> {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response('data: [DONE]\n\n'));
  vi.stubGlobal('fetch', sent);
  await assistantTransport(isKept, notLate).sendMessages({
    chatId: 'one',
    messages: [...messages],
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: undefined,
  });
  return JSON.parse(String(sent.mock.calls[0]?.[1].body));
}

const asked = { id: 'one', trigger: 'submit-message', message: thread[2] };

test('of a saved conversation only the new message is sent', async () => {
  expect(await bodyOf(true)).toEqual({ ...asked, temporary: false, earlier: [] });
});

test('a temporary one goes along in words', async () => {
  expect(await bodyOf(false)).toEqual({
    ...asked,
    temporary: true,
    earlier: [
      { role: 'user', text: 'Is oak hard?' },
      { role: 'assistant', text: 'It is.' },
    ],
  });
});

/** A question comes last. */
const turns = (count: number, text: (turn: number) => string) =>
  Array.from({ length: count }, (_, turn) =>
    said(`m${turn}`, turn % 2 === 0 ? 'user' : 'assistant', text(turn)),
  );

test('of a long one only the end goes along, which is all that is read', async () => {
  const { earlier } = await bodyOf(
    false,
    turns(401, (turn) => `turn ${turn}`),
  );
  expect(earlier).toHaveLength(limits.earlierTurns);
  expect(earlier.at(0)).toEqual({ role: 'user', text: 'turn 370' });
  expect(earlier.at(-1)).toEqual({ role: 'assistant', text: 'turn 399' });
});

test('long turns are cut as the server does, never within a character', async () => {
  const long = `${'a'.repeat(limits.earlierTurnCharacters - 1)}🏠`.repeat(5);
  const { earlier } = await bodyOf(false, [
    said('m1', 'user', ''),
    said('m2', 'assistant', long),
    said('m3', 'user', 'And larch?'),
  ]);
  expect(earlier).toEqual([
    { role: 'assistant', text: 'a'.repeat(limits.earlierTurnCharacters - 1) },
  ]);
});

test.each([
  ['Chinese', '家'],
  ['line breaks', '\n'],
  ['control characters', '\u0001'],
  ['houses', '🏠'],
])('the longest turns of %s fit the body, the newest ones', async (_, one) => {
  const longest = one.repeat(limits.promptCharacters / one.length);
  const body = await bodyOf(
    false,
    turns(41, (turn) => (turn === 40 ? longest : `${turn} ${longest}`)),
  );
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(limits.bodyBytes);
  expect(body.earlier.at(-1)?.text).toMatch(/^39 /);
});
