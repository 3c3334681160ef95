/** Where bytes lie: a folder of this machine, or an S3 bucket. Keys are ours, never a file's name. */
import { mkdir, open, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface StoredObject {
  readonly key: string;
  readonly changedAt: Date;
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  bytes(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  removeFolder(prefix: string): Promise<void>;
  list(): AsyncIterable<StoredObject>;
  /** Whether another picture would find room; a bucket always has some. */
  hasRoom(): Promise<boolean>;
}

/** A picture with its thumbnail, its row and what the database writes about it. */
const leastFreeBytes = 64 * 1024 * 1024;

async function hasRoomIn(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFreeBytes;
}

/** Local: written, then synced, so that a row never points to bytes that a power cut took. */
export function openFolderStore(folder: string): FileStore {
  return storeOn(
    new Disk(new FSDriver({ location: folder, visibility: 'private' })),
    async (key) => {
      const handle = await open(path.join(folder, key), 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    () => hasRoomIn(folder),
  );
}

export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return storeOn(
    new Disk(
      new S3Driver({
        credentials: {
          accessKeyId: settings.accessKeyId,
          secretAccessKey: settings.secretAccessKey,
        },
        region: settings.region,
        bucket: settings.bucket,
        visibility: 'private',
        supportsACL: false,
        ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
      }),
    ),
    async () => undefined,
    async () => true,
  );
}

function storeOn(
  disk: Disk,
  sync: (key: string) => Promise<void>,
  hasRoom: FileStore['hasRoom'],
): FileStore {
  return {
    hasRoom,
    async put(key, bytes, contentType) {
      await disk.put(key, bytes, { contentType });
      await sync(key);
    },
    bytes: async (key) => disk.getBytes(key),
    stream: async (key) => disk.getStream(key),
    exists: async (key) => disk.exists(key),
    remove: async (key) => disk.delete(key),
    removeFolder: async (prefix) => disk.deleteAll(prefix),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('/', {
          recursive: true,
          ...(paginationToken ? { paginationToken } : {}),
        });
        for (const object of page.objects) {
          if (!object.isFile) continue;
          const { lastModified } = await disk.getMetaData(object.key);
          yield { key: object.key, changedAt: lastModified };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}
