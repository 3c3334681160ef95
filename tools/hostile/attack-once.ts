/** Runs an attack until it is stopped, with its row's concurrency. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { Client } from './client.ts';

/** Count of responses by status; 0 stands for none, such as aborted ones. */
export type Answers = ReadonlyMap<number, number>;

/** A refused attacker retries after this; floods of refused requests aren't tested here. */
const afterRefusalMs = 250;
const noAnswer = 0;

export async function beginAttack(attack: Attack, origin: string, address: string) {
  const ends = new AbortController();
  const attacker = new Client(origin, address, ends.signal);
  if (attack.actor === 'free') await attacker.signUp();
  // Without load: how long others may have to wait for a picture that started earlier. The first one loads
  // the engine.
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
          // A body that is too long ends its connection, noticed before the next request.
          await wait(afterRefusalMs);
          await cancelOrders(attacker.afterwards());
          return answers;
        },
      };
    },
  };
}

/** Cancels unfinished orders, which would affect the following rows. */
async function cancelOrders(attacker: Client): Promise<void> {
  const open = await attacker.json<{ readonly id: string }[]>('/api/generations/running');
  for (const { id } of open) {
    await attacker.status(`/api/generations/${id}/cancel`, { method: 'POST' });
  }
}
