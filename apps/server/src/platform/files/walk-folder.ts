/** All files below a folder with their modification times, in the order of a bucket listing. */
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoredObject } from './file-store.ts';

const looksAtOnce = 64;

/** Folders sort with a trailing slash, as in the keys of their files. */
const nameInKey = (entry: Dirent): string => (entry.isDirectory() ? `${entry.name}/` : entry.name);

export async function* walkFolder(root: string, below = ''): AsyncGenerator<StoredObject> {
  const found = await readdir(path.join(root, below), { withFileTypes: true }).catch(goneIsEmpty);
  const entries = found
    .map((entry) => ({ entry, name: nameInKey(entry) }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
  for (let from = 0; from < entries.length; from += looksAtOnce) {
    const some = entries.slice(from, from + looksAtOnce);
    const times = await Promise.all(
      some.map(({ entry, name }) =>
        entry.isFile() ? changedAt(path.join(root, below, name)) : undefined,
      ),
    );
    for (const [index, { entry, name }] of some.entries()) {
      const time = times[index];
      if (entry.isDirectory()) yield* walkFolder(root, below + name);
      else if (time) yield { key: below + name, changedAt: time };
    }
  }
}

const changedAt = (file: string): Promise<Date | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime,
    (error: unknown) => {
      goneIsEmpty(error);
      return undefined;
    },
  );

/** Deleted meanwhile. */
function goneIsEmpty(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
