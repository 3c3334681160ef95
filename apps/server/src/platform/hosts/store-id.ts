/** Id of the file store, by which hosts see that they share one. */
import { randomUUID } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';
import { storeIdKey } from '../files/own-keys.ts';

/** Creates the id where there is none; callers make sure that only one process does. */
export async function readStoreId(
  store: Pick<FileStore, 'exists' | 'bytes' | 'put'>,
): Promise<string> {
  if (await store.exists(storeIdKey)) {
    return Buffer.from(await store.bytes(storeIdKey)).toString();
  }
  const id = randomUUID();
  await store.put(storeIdKey, Buffer.from(id), 'text/plain');
  return id;
}
