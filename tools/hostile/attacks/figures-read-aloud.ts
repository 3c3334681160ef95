import type { Attack } from '../attack.ts';
import { randomWords } from '../random-words.ts';

const characters = 4_000;

/** Each digit is read as a word. */
export const figuresReadAloud: Attack = {
  name: 'voice: thousands of figures read aloud',
  actor: 'anonymous',
  parallel: 2,
  prepare: (attacker) => {
    let turn = 0;
    return () => {
      turn += 1;
      const text = String(100 + (turn % 900)).repeat(characters / 3);
      return attacker.status('/api/tts', { json: { text } });
    };
  },
};

/** Short enough that many files are written. */
const newCharacters = 500;

/** Each text is new. */
export const newVoices: Attack = {
  name: 'disk: texts read aloud by ever new visitors',
  actor: 'anonymous',
  parallel: 2,
  prepare: (attacker) => {
    let seed = 0;
    return () => {
      seed += 1;
      const text = randomWords(newCharacters, 6, seed);
      return attacker.stranger().status('/api/tts', { json: { text } });
    };
  },
};
