/** Stamps the store soon after a write, so that an older database is recognised. */
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';
import { claimStore, type InstallationParts } from './installation.ts';

const stampEveryMs = 30_000;

export interface StampedStore {
  readonly store: FileStore;
  /** Refuses a store of another installation; doesn't probe. */
  claim(): Promise<void>;
  close(): Promise<void>;
}

export function stampedStore(parts: InstallationParts & { readonly log: Log }): StampedStore {
  const { store, log } = parts;
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;

  async function stamp(): Promise<void> {
    isChanged = false;
    const { isRestored } = await claimStore(parts);
    if (isRestored) {
      log.error(
        'The database is older than its files, as after a restore: files from before that it does not know are kept; `npm run doctor` names them',
      );
    }
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
      await stamp();
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
