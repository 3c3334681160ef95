/**
 * Locks the data folder for one process. PGlite has no lock: a second process would silently undo the writes
 * of the first. SQLite's lock is a kernel file lock, which is released however the process ends, so there are
 * no stale lock files.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../process/start-error.ts';

export class FolderInUseError extends StartError {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked/.test((error as Error).message)) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another running Maquette. Stop that one first, or give this one a DATA_DIR of its own.`,
    );
  }
  return { release: () => lock.close() };
}
