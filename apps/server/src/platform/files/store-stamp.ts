/** Stamps the store soon after a write, so that an older database is recognised. */
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { FileStore } from './file-store.ts';
import { claimStore, type InstallationParts, reportStamped } from './installation.ts';

const stampEveryMs = 30_000;

export interface StampedStore {
  readonly store: FileStore;
  /** Refuses a store of another installation, with a sentence for the operator; doesn't probe. */
  claim(): Promise<void>;
  close(): Promise<void>;
}

const isStorageDown = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'STORAGE_DOWN';

export function stampedStore(parts: InstallationParts & { readonly log: Log }): StampedStore {
  const { store, log } = parts;
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;

  async function stamp(): Promise<void> {
    isChanged = false;
    reportStamped(await claimStore(parts), log);
  }
  const stampIfChanged = async () => {
    if (!isChanged) return;
    await stamp().catch((error: unknown) => {
      isChanged = true;
      log.warn('The file store could not be stamped yet', { error });
    });
  };

  return {
    store: {
      ...store,
      async put(key, bytes, contentType) {
        isChanged = true;
        await store.put(key, bytes, contentType);
      },
    },
    async claim() {
      try {
        await stamp();
      } catch (error) {
        throw isStorageDown(error) ? store.startError(error) : error;
      }
      timer = setInterval(stampIfChanged, stampEveryMs);
      timer.unref();
    },
    async close() {
      if (!timer) return;
      clearInterval(timer);
      await stampIfChanged();
    },
  };
}
