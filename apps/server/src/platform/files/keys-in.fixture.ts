import type { FileStore } from './file-store.ts';

/** Every key of a store, for tests. */
export async function keysIn(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}
