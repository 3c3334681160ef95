import type { Attack } from '../attack.ts';
import { temporaryQuestion } from '../client.ts';
import { randomWords } from '../random-words.ts';

/** For one in another language, earlier turns are translated as well. */
const followUps = ['and in australia?', 'und in Australien?'];

/** A follow-up to questions of thousands of unknown words and one long one. */
export const gibberishEarlierTurns: Attack = {
  name: 'chat: unknown words in earlier turns',
  actor: 'anonymous',
  parallel: 2,
  isInTests: true,
  prepare: (attacker) => {
    let seed = 7;
    return () => {
      seed += 1;
      const json = temporaryQuestion(followUps[seed % followUps.length] ?? '', [
        { role: 'user', text: randomWords(8_000, 6, seed) },
        { role: 'assistant', text: 'x' },
        { role: 'user', text: `xx yy ${randomWords(7_900, 7_900, seed)}` },
        { role: 'assistant', text: 'x' },
      ]);
      return attacker.status('/api/assistant', { json });
    };
  },
};
