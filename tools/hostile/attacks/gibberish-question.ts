import type { Attack } from '../attack.ts';
import { randomWords } from '../random-words.ts';

/** The specification's call, with as many unknown words as fit a URL. */
export const gibberishQuestion: Attack = {
  name: 'chat: a question of unknown words',
  actor: 'anonymous',
  parallel: 2,
  isInTests: true,
  prepare: (attacker) => {
    let seed = 7;
    return () => {
      seed += 1;
      return attacker.status(`/api/chat/${encodeURIComponent(randomWords(2_000, 4, seed))}`);
    };
  },
};
