/** The folder everything is kept in: made when it is missing, refused when it cannot be written. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { reasonOf, StartError } from './start-error.ts';

export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.R_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used (${reasonOf(error)}). Choose another with DATA_DIR, or give this user the right to write there.`,
      { cause: error },
    );
  }
}
