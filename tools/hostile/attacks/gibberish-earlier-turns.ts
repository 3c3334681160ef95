import type { Attack } from '../attack.ts';
import { temporaryQuestion } from '../client.ts';
import { randomWords } from '../random-words.ts';

/** A follow-up to a question of thousands of unknown words. */
export const gibberishEarlierTurns: Attack = {
  name: 'chat: unknown words in earlier turns',
  actor: 'anonymous',
  parallel: 2,
  isInTests: true,
  prepare: (attacker) => {
    let seed = 7;
    return () => {
      seed += 1;
      const json = temporaryQuestion('and in australia?', [
        { role: 'user', text: randomWords(8_000, 6, seed) },
        { role: 'assistant', text: 'x' },
      ]);
      return attacker.status('/api/assistant', { json });
    };
  },
};
