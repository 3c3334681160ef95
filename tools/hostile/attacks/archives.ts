import type { Attack } from '../attack.ts';

export const archives: Attack = {
  name: 'archive: the zip of everything, again and again',
  actor: 'free',
  parallel: 8,
  prepare: async (attacker) => {
    const json = { prompt: 'a small cabin', variations: 4 };
    const { id } = await attacker.json<{ id: string }>('/api/visuals', { json });
    // To its end: there is something to pack then.
    await attacker.status(`/api/generations/${id}/events`);
    return () => attacker.status('/api/archive');
  },
};
