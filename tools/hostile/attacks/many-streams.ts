import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';

const prompt = 'a large villa by the sea';

/** Retry delay after a refused stream, as in our pages. */
const askAgainMs = 10_000;
const tooMany = 429;

export const manyStreams: Attack = {
  name: 'event streams: 400 of one person',
  actor: 'free',
  parallel: 400,
  picture: (attacker) => attacker.picture('/api/visuals', { prompt, variations: 1 }),
  prepare: async (attacker) => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) {
      const json = { prompt, variations: 4 };
      ids.push((await attacker.json<{ id: string }>('/api/visuals', { json })).id);
    }
    return async () => {
      const status = await attacker.status(`/api/generations/${ids.at(-1)}/events`);
      if (status === tooMany) await wait(askAgainMs, undefined, { signal: attacker.signal });
      return status;
    };
  },
};
