import { expect, test } from 'vitest';
import type { ThreadPool } from './thread-pool.ts';
import { sayInTurns } from './voice.ts';

/** Each word is a piece whose sound is its letters. */
const thread = {
  runBriefly: async (name: string, { text }: { text: string }) =>
    name === 'piecesToSay'
      ? text.split(' ').filter(Boolean)
      : { mp3: new Uint8Array(Buffer.from(text)) },
} as unknown as ThreadPool;

async function saidInTurns(text: string) {
  let turns = 0;
  const mp3 = await sayInTurns(thread, text, {
    inTurn: (work) => {
      turns += 1;
      return work();
    },
  });
  return { turns, said: Buffer.from(mp3).toString() };
}

test('a short text is spoken in one turn', async () => {
  expect(await saidInTurns('a')).toEqual({ turns: 1, said: 'a' });
  expect(await saidInTurns('a b c')).toEqual({ turns: 1, said: 'abc' });
});

test('a long one yields after each piece, and is spoken in order', async () => {
  expect(await saidInTurns('a b c d e')).toEqual({ turns: 5, said: 'abcde' });
  expect(await saidInTurns('a b c d')).toEqual({ turns: 4, said: 'abcd' });
});

test('without words it is rejected', async () => {
  await expect(saidInTurns(' ')).rejects.toThrow('nothing to say');
});
