/** File storage: a local folder or an S3 bucket. Keys are generated, never taken from file names. */
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFile } from '../db/sync-folder.ts';
import { randomId } from '../intake/intake.ts';
import { reasonOf, StartError } from '../process/start-error.ts';
import { unfinishedKeyOf } from './own-keys.ts';
import { readInTime } from './read-in-time.ts';
import { causesOf, isFolderDown, withStoreProblems } from './store-problem.ts';
import { walkFolder } from './walk-folder.ts';

export interface StoredObject {
  readonly key: string;
  readonly changedAt: Date;
}

export interface FileStore {
  /** For people, such as `the bucket pictures`. */
  readonly place: string;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  bytes(key: string): Promise<Uint8Array>;
  /** Fails before it is returned where there is no such object; breaks where the store falls silent. */
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  /** All objects, sorted by the bytes of their keys. */
  list(): AsyncIterable<StoredObject>;
  /** Why it does not work, as a sentence for the operator. */
  startError(error: unknown): StartError;
  /** Whether there is space for another picture; always true for buckets. */
  hasRoom(): Promise<boolean>;
  /** Rejects where keys may not be listed; looks at one alone. */
  expectListable(): Promise<void>;
}

/** A picture with its thumbnail, its row and what the database writes about it. */
const leastFreeBytes = 64 * 1024 * 1024;

/** For all files of a folder. */
const folderLimitMs = 60_000;

async function hasRoomIn(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFreeBytes;
}

export function openFolderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const guarded = withStoreProblems(isFolderDown);

  /** Synced before it has its name: neither a kill nor a power cut leaves half a file under it. */
  async function put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const unfinishedKey = unfinishedKeyOf(key, randomId());
    const unfinished = path.join(folder, unfinishedKey);
    const target = path.join(folder, key);
    try {
      await disk.put(unfinishedKey, bytes, { contentType });
      await syncFile(unfinished);
      await rename(unfinished, target);
    } catch (error) {
      // One that stays is removed at night.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFile(path.dirname(target));
  }

  async function open(key: string): Promise<Readable> {
    const stream = await disk.getStream(key);
    await once(stream, 'open');
    return stream;
  }

  return {
    place: `the folder ${folder}`,
    put: (key, bytes, contentType) => guarded(() => put(key, bytes, contentType)),
    bytes: (key) => guarded(() => disk.getBytes(key)),
    stream: (key) => readInTime(guarded, () => open(key)),
    exists: (key) => guarded(() => disk.exists(key)),
    remove: (key) => guarded(() => disk.delete(key)),
    removeFolder: (name) => guarded(() => disk.deleteAll(name), folderLimitMs),
    list: () => walkFolder(folder),
    startError: (error) =>
      new StartError(
        `Files cannot be kept in the folder ${folder} (${reasonOf([...causesOf(error)].at(-1))}). Give this user the right to write there, or choose another folder with DATA_DIR.`,
        { cause: error },
      ),
    hasRoom: () => guarded(() => hasRoomIn(folder)),
    expectListable: () => guarded(() => access(folder, constants.R_OK | constants.X_OK)),
  };
}
