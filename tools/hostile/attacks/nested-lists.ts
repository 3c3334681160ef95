import type { Attack } from '../attack.ts';
import { temporaryQuestion } from '../client.ts';

const askedCharacters = 32_000;
const spokenCharacters = 4_000;

/** Each number opens a list within the list before. */
const nested = (turn: number, characters: number): string => {
  const number = `${turn}. `;
  return number.repeat(characters / number.length);
};

export const nestedLists: Attack = {
  name: 'chat and voice: lists nested thousands deep',
  actor: 'free',
  parallel: 2,
  isInTests: true,
  prepare: (attacker) => {
    let turn = 0;
    return () => {
      turn += 1;
      const number = 1 + (turn % 999);
      return turn % 2 === 0
        ? attacker.status('/api/tts', { json: { text: nested(number, spokenCharacters) } })
        : attacker.status('/api/assistant', {
            json: temporaryQuestion(nested(number, askedCharacters)),
          });
    };
  },
};
