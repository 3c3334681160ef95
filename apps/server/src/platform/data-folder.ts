/** The folder everything is kept in: made when it is missing, refused when it cannot be written. */
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { reasonOf, StartError } from './start-error.ts';

/** Files lie here while they come in; one that a killed server left behind is of no use to anybody. */
export const incomingFolderName = 'incoming';
const abandonedAfterMs = 60 * 60_000;

export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.R_OK);
    clearAbandoned(path.join(folder, incomingFolderName));
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used (${reasonOf(error)}). Choose another with DATA_DIR, or give this user the right to write there.`,
      { cause: error },
    );
  }
}

function clearAbandoned(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    const ageMs = Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (ageMs > abandonedAfterMs) rmSync(place, { recursive: true, force: true });
  }
}
