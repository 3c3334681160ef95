import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { temporaryQuestion } from '../client.ts';
import { randomWords } from '../random-words.ts';

const characters = 32_000;
const tooFast = 429;
const askAgainMs = 5_000;

/** Fills one conversation with the longest questions, as many as are taken; then has it answered and read. */
export const longestConversation: Attack = {
  name: 'chat: the longest conversation',
  actor: 'free',
  parallel: 4,
  prepare: async (attacker) => {
    const id = randomUUID();
    const ask = (seed: number) => {
      const question = temporaryQuestion(randomWords(characters, 6, seed));
      return attacker.status('/api/assistant', { json: { ...question, id, temporary: false } });
    };
    for (let seed = 1, status = 0; status < 400 || status === tooFast; seed += 1) {
      status = await ask(seed);
      if (status === tooFast) await wait(askAgainMs);
    }
    let turn = 0;
    return () => {
      turn += 1;
      const json = { trigger: 'regenerate-message', id };
      return turn % 2 === 0
        ? attacker.status(`/api/conversations/${id}`)
        : attacker.status('/api/assistant', { json });
    };
  },
};
