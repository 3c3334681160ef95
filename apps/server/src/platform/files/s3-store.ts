/** File storage in an S3 bucket, under a prefix if the bucket is shared. */
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore, StoredObject } from './file-store.ts';
import { s3StartError } from './s3-start-error.ts';
import { isBucketDown, withStoreProblems } from './store-problem.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Ends with a slash. */
  readonly prefix: string | undefined;
}

/** Timeout until the first byte. */
const connectionTimeoutMs = 3_000;
const requestTimeoutMs = 10_000;
/** Timeout for a whole object. */
const bytesTimeoutMs = 30_000;
const maxAttempts = 2;

class KeyLeadsElsewhere extends Error {
  override name = 'KeyLeadsElsewhere';
}

export function openS3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix = '' } = settings;
  const client = new S3Client({
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  const disk = new Disk(
    new S3Driver({ client, bucket: Bucket, visibility: 'private', supportsACL: false }),
  );
  const guarded = withStoreProblems(isBucketDown);

  async function* list(below: string): AsyncGenerator<StoredObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = await guarded(() =>
        client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix + below, ContinuationToken }),
        ),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key !== undefined && LastModified) {
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        }
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    place: prefix ? `the bucket ${Bucket} below ${prefix}` : `the bucket ${Bucket}`,
    put: (key, bytes, contentType) => guarded(() => disk.put(below(key), bytes, { contentType })),
    bytes: (key) => guarded(() => inTime(disk.getBytes(below(key)))),
    stream: (key) => guarded(() => disk.getStream(below(key))),
    exists: (key) => guarded(() => disk.exists(below(key))),
    remove: (key) => guarded(() => disk.delete(below(key))),
    async removeFolder(folder) {
      for await (const { key } of list(`${folder}/`)) await guarded(() => disk.delete(below(key)));
    },
    list: () => list(''),
    startError: (error) => s3StartError(settings, error),
    hasRoom: async () => true,
  };

  /** Never outside the prefix. */
  function below(key: string): string {
    if (key.split('/').includes('..')) throw new KeyLeadsElsewhere(key);
    return prefix + key;
  }
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The object did not come in time')), bytesTimeoutMs);
  });
  return Promise.race([answer, tooSlow]).finally(() => clearTimeout(timer));
}
