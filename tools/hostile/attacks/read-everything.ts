import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { temporaryQuestion } from '../client.ts';
import { randomWords } from '../random-words.ts';

/** As many of the longest questions as are taken within a minute. */
const questions = { count: 28, characters: 32_000 } as const;

const reads = [
  '/api/conversations?search=zzzzzz',
  '/api/generations?search=zzzzzz',
  '/api/generations?limit=100',
  '/api/account/export',
] as const;

/** Searches in everything that was asked, and takes it away, again and again. */
export const readEverything: Attack = {
  name: 'reads: searches, pages and exports of everything',
  actor: 'free',
  parallel: 16,
  prepare: async (attacker) => {
    const id = randomUUID();
    for (let seed = 1; seed <= questions.count; seed += 1) {
      const question = temporaryQuestion(randomWords(questions.characters, 6, seed));
      await attacker.status('/api/assistant', { json: { ...question, id, temporary: false } });
    }
    let turn = 0;
    return () => {
      turn += 1;
      return attacker.status(reads[turn % reads.length]!);
    };
  },
};
