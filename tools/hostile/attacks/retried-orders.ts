import { randomInt } from 'node:crypto';
import type { Attack } from '../attack.ts';
import type { Client } from '../client.ts';
import { noisyPicture } from '../noisy-picture.ts';

const parallel = 2;
const characters = 32_000;
const firstChinese = 0x4e00;
const chineseCharacters = 20_000;

/** The longest prompt, of three bytes a character, which can't be compressed. */
function longestPrompt(): string {
  const drawn = () => firstChinese + randomInt(chineseCharacters);
  return String.fromCodePoint(...Array.from({ length: characters }, drawn));
}

const cancel = (attacker: Client, id: string) =>
  attacker.status(`/api/generations/${id}/cancel`, { method: 'POST' });

async function cancelledOrder(attacker: Client): Promise<string> {
  const photoId = await attacker.uploadPhoto(await noisyPicture());
  const json = { photoId, prompt: longestPrompt() };
  const { id } = await attacker.json<{ id: string }>('/api/sketches', { json });
  await cancel(attacker, id);
  return id;
}

/** A cancellation returns the quota, and each retry is a row with the whole prompt. */
export const retriedOrders: Attack = {
  name: 'disk: orders that are retried and cancelled',
  actor: 'anonymous',
  parallel,
  prepare: async (attacker) => {
    const ids = [await cancelledOrder(attacker), await cancelledOrder(attacker)];
    return async () => {
      const id = ids.shift();
      if (id === undefined) throw new Error(`Expected at most ${parallel} requests at once`);
      const answer = await attacker.request(`/api/generations/${id}/retry`, { method: 'POST' });
      const again = (await answer.json()) as { id?: string };
      if (again.id) await cancel(attacker, again.id);
      ids.push(again.id ?? id);
      return answer.status;
    };
  },
};
