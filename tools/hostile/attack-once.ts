/** Does an attack until it is told to end: as many at a time as its row says. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { Client } from './client.ts';

/** Answers by status; 0 stands for none, be it that the attack ended before it came. */
export type Answers = ReadonlyMap<number, number>;

/** An attacker who is refused tries again soon; the flood of refusals is no matter of these rows. */
const afterRefusalMs = 250;
const noAnswer = 0;

export async function beginAttack(attack: Attack, origin: string, address: string) {
  const ends = new AbortController();
  const attacker = new Client(origin, address, ends.signal);
  if (attack.actor === 'free') await attacker.signUp();
  // In quiet: how long others may have to wait for what was begun before theirs. The first loads the engine.
  await attack.picture?.(attacker);
  const beganAt = performance.now();
  await attack.picture?.(attacker);
  const pictureMs = performance.now() - beganAt;
  const send = await attack.prepare(attacker);
  return {
    pictureMs,
    start(): { end(): Promise<Answers> } {
      const answers = new Map<number, number>();
      const keepSending = async () => {
        while (!ends.signal.aborted) {
          const status = await send().catch(() => noAnswer);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (status === noAnswer || status >= 400) {
            await wait(afterRefusalMs, undefined, { signal: ends.signal }).catch(() => undefined);
          }
        }
      };
      const sending = Array.from({ length: attack.parallel }, keepSending);
      return {
        end: async () => {
          ends.abort();
          await Promise.all(sending);
          // A body that is too long ends its connection: it is noticed before the next request.
          await wait(afterRefusalMs);
          await cancelOrders(attacker.afterwards());
          return answers;
        },
      };
    },
  };
}

/** Pictures that are still to be made would be felt, and held, in the rows that follow. */
async function cancelOrders(attacker: Client): Promise<void> {
  const open = await attacker.json<{ readonly id: string }[]>('/api/generations/running');
  for (const { id } of open) {
    await attacker.status(`/api/generations/${id}/cancel`, { method: 'POST' });
  }
}
