import type { Attack } from '../attack.ts';

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
