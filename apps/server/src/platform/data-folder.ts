/** Creates the data folder when it is missing; refuses one that is not writable. */
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { closeToOthers, keepNewFilesPrivate } from './private-files.ts';
import { reasonOf, StartError } from './process/start-error.ts';

/** Uploads in progress. Leftovers of a killed server are deleted. */
export const incomingFolderName = 'incoming';
const abandonedAfterMs = 60 * 60_000;

/** PostgreSQL preallocates WAL segments of this size. */
const leastFreeBytes = 16 * 1024 * 1024;

const bytesFreeIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Checked up front, so that the operator reads this sentence and not an error from deep inside. */
export function expectRoom(folder: string, freeBytes = bytesFreeIn): void {
  if (freeBytes(folder) >= leastFreeBytes) return;
  throw new StartError(
    `There is no room left on the disk of ${folder}. Make some, then start again; nothing was lost.`,
  );
}

export function prepareDataFolder(folder: string): void {
  keepNewFilesPrivate();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeToOthers(folder);
    accessSync(folder, constants.W_OK | constants.R_OK);
    clearAbandoned(path.join(folder, incomingFolderName));
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used (${reasonOf(error)}). Choose another with DATA_DIR, or give this user the right to write there.`,
      { cause: error },
    );
  }
  expectRoom(folder);
}

function clearAbandoned(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    const ageMs = Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (ageMs > abandonedAfterMs) rmSync(place, { recursive: true, force: true });
  }
}
