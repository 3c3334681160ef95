import type { Attack } from '../attack.ts';

const prompt = 'a small cabin';

export const archives: Attack = {
  name: 'archive: the zip of everything, again and again',
  actor: 'free',
  parallel: 8,
  prepare: async (attacker) => {
    // The archive needs a result to pack.
    await attacker.picture('/api/visuals', { prompt, variations: 4 });
    return () => attacker.status('/api/archive');
  },
};
