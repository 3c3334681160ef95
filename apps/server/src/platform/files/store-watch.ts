/** Health of the file store: probed at the start, read by readiness checks and by work that waits for it. */
import { setTimeout as wait } from 'node:timers/promises';
import { randomId } from '../intake/intake.ts';
import type { FileStore } from './file-store.ts';
import { probeKey, probeKeyOf } from './own-keys.ts';

const contentType = 'text/plain';
const timeoutMs = 2_000;
const goodForMs = 5_000;
const pollIntervalMs = 1_000;

/** Writes, looks for, lists, reads and deletes a probe object; rejects with a sentence for the operator. */
export async function probeStore(store: FileStore): Promise<void> {
  const key = probeKeyOf(randomId());
  const sent = Buffer.from(key);
  try {
    await store.put(key, sent, contentType);
    const isThere = await store.exists(key);
    await store.expectListable();
    const back = await store.bytes(key);
    await store.remove(key);
    if (!isThere || !sent.equals(back)) throw new Error('What was read is not what was written');
  } catch (error) {
    throw store.startError(error);
  }
}

export interface StoreWatch {
  /** Whether it is writable, as of a few seconds ago. */
  isUp(): Promise<boolean>;
  /** Probes until it is up; rejects when the signal aborts. */
  untilUp(signal: AbortSignal): Promise<void>;
  /** Called when an operation failed. */
  suspect(): void;
  isSuspected(): boolean;
}

export function createStoreWatch(store: FileStore, badForMs = pollIntervalMs): StoreWatch {
  let look: Promise<boolean> | undefined;
  let lookAgainAt = 0;
  let isSuspected = false;

  async function looked(): Promise<boolean> {
    const limit = AbortSignal.timeout(timeoutMs);
    const isUp = await Promise.race([
      store.put(probeKey, Buffer.from(new Date().toISOString()), contentType).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => {
        limit.addEventListener('abort', () => resolve(false));
      }),
    ]);
    isSuspected = !isUp;
    lookAgainAt = performance.now() + (isUp ? goodForMs : badForMs);
    return isUp;
  }

  const watch: StoreWatch = {
    isUp() {
      if (!look || performance.now() > lookAgainAt) {
        lookAgainAt = Number.POSITIVE_INFINITY;
        look = looked();
      }
      return look;
    },
    async untilUp(signal) {
      do await wait(badForMs, undefined, { signal });
      while (!(await watch.isUp()));
    },
    suspect() {
      isSuspected = true;
      lookAgainAt = 0;
    },
    isSuspected: () => isSuspected,
  };
  return watch;
}
