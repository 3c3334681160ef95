import { expect, test } from 'vitest';
import { withStudioScope } from '../studio-scope.ts';
import type { ThreadPool } from './thread-pool.ts';
import { voiceModel } from './voice-model.ts';

/** Each word is a piece, whose sound is its letters. */
const threads = {
  runBriefly: async (name: string, { text }: { text: string }) =>
    name === 'piecesToSay'
      ? text.split(' ').filter(Boolean)
      : { mp3: new Uint8Array(Buffer.from(text)) },
} as unknown as ThreadPool;

async function saidInTurns(text: string) {
  let turns = 0;
  const { audio } = await withStudioScope(
    {
      inTurn: (work) => {
        turns += 1;
        return work();
      },
    },
    async () => voiceModel(threads).doGenerate({ text }),
  );
  return { turns, said: Buffer.from(audio).toString() };
}

test('a short text is said in one turn', async () => {
  expect(await saidInTurns('a')).toEqual({ turns: 1, said: 'a' });
  expect(await saidInTurns('a b')).toEqual({ turns: 1, said: 'ab' });
});

test('a long one lets others in between, and all of it is said in order', async () => {
  expect(await saidInTurns('a b c d e')).toEqual({ turns: 3, said: 'abcde' });
});

test('without a word to say it is refused', async () => {
  await expect(saidInTurns(' ')).rejects.toThrow('nothing to say');
});
