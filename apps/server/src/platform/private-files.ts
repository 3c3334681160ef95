/** Makes the data folder private to the server's user: files 0600, folders 0700, including existing ones. */
import { chmodSync } from 'node:fs';
import { chmod, lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Log } from './log.ts';

const folderMode = 0o700;
const fileMode = 0o600;
const othersMayNothing = 0o077;

/** For this process and its threads: applies to libraries and the database too. */
export function keepNewFilesPrivate(): void {
  if (isMainThread) process.umask(othersMayNothing);
}

/** Closes the folder at once; its content follows by `closeTreeToOthers`. */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, folderMode);
  } catch (error) {
    // A file system without modes, or a folder owned by another user.
    if (!isRefused(error)) throw error;
  }
}

/** Sequentially: nothing waits for it. */
export async function closeTreeToOthers(
  folder: string,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const changed = await closeEntriesToOthers(folder, stopping);
  if (changed > 0) log.info('Files were closed to other users of this machine', { count: changed });
}

/** Returns how many were open. */
export async function closeEntriesToOthers(
  folder: string,
  stopping?: AbortSignal,
): Promise<number> {
  let changed = 0;
  const entries = await opendir(folder).catch(unlessGone);
  if (!entries) return 0;
  for await (const entry of entries) {
    if (stopping?.aborted) break;
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    const found = await lstat(place).catch(unlessGone);
    if (!found) continue;
    if ((found.mode & othersMayNothing) !== 0) {
      await chmod(place, entry.isDirectory() ? folderMode : fileMode).catch(unlessGone);
      changed += 1;
    }
    if (entry.isDirectory()) changed += await closeEntriesToOthers(place, stopping);
  }
  return changed;
}

const isRefused = (error: unknown): boolean =>
  ['EPERM', 'EACCES', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files may disappear meanwhile. */
function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT' || isRefused(error)) return undefined;
  throw error;
}
