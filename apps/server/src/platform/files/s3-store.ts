/** File storage in an S3 bucket, under a prefix if the bucket is shared. */
import type { Readable } from 'node:stream';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { limits } from '@maquette/contract';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore, StoredObject } from './file-store.ts';
import { readInTime } from './read-in-time.ts';
import { s3StartError } from './s3-start-error.ts';
import { isBucketDown, operationLimitMs, withStoreProblems } from './store-problem.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Ends with a slash. */
  readonly prefix: string | undefined;
}

const connectionTimeoutMs = 3_000;
/** Until the first byte of the answer: two attempts are within the limit of an operation. */
const answerTimeoutMs = 3_500;
/** For answers that take longer: to what is sent, and lists. */
const patientTimeoutMs = 30_000;
const maxAttempts = 2;
/** For short operations, which are over within seconds. */
const usualSockets = 50;
/** Apart from those: a download lasts as long as its reader does. Eight addresses at their limit. */
const downloadSockets = 8 * limits.downloadsPerAddress;
const wholeObjectMs = 10 * 60_000;
/** Uploads up to this size have the usual limit; larger ones get more time. */
const sentInLimitBytes = 2 * 1024 * 1024;
const leastBytesPerMs = 512;

const putLimitMs = (bytes: number): number =>
  operationLimitMs + Math.max(0, bytes - sentInLimitBytes) / leastBytesPerMs;

class KeyLeadsElsewhere extends Error {
  override name = 'KeyLeadsElsewhere';
}

export function openS3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix = '' } = settings;
  const clientWith = (requestTimeout: number, maxSockets = usualSockets) =>
    new S3Client({
      credentials: {
        accessKeyId: settings.accessKeyId,
        secretAccessKey: settings.secretAccessKey,
      },
      region: settings.region,
      ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
      maxAttempts,
      requestHandler: {
        connectionTimeout: connectionTimeoutMs,
        requestTimeout,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets },
        httpsAgent: { maxSockets },
      },
    });
  const diskOf = (client: S3Client) =>
    new Disk(new S3Driver({ client, bucket: Bucket, visibility: 'private', supportsACL: false }));
  const disk = diskOf(clientWith(answerTimeoutMs));
  const downloads = diskOf(clientWith(answerTimeoutMs, downloadSockets));
  const patient = clientWith(patientTimeoutMs);
  const patientDisk = diskOf(patient);
  const guarded = withStoreProblems(isBucketDown);

  async function* list(below: string): AsyncGenerator<StoredObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = await guarded(
        () =>
          patient.send(
            new ListObjectsV2Command({ Bucket, Prefix: prefix + below, ContinuationToken }),
          ),
        patientTimeoutMs,
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key !== undefined && LastModified) {
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        }
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  const streamFrom = (from: Disk, key: string) =>
    readInTime(guarded, () => from.getStream(below(key)));

  return {
    place: prefix ? `the bucket ${Bucket} below ${prefix}` : `the bucket ${Bucket}`,
    put: (key, bytes, contentType) =>
      guarded(() => patientDisk.put(below(key), bytes, { contentType }), putLimitMs(bytes.length)),
    async bytes(key) {
      const stream = await streamFrom(disk, key);
      return guarded(() => collect(stream), wholeObjectMs);
    },
    stream: (key) => streamFrom(downloads, key),
    exists: (key) => guarded(() => disk.exists(below(key))),
    remove: (key) => guarded(() => disk.delete(below(key))),
    async removeFolder(folder) {
      for await (const { key } of list(`${folder}/`)) await guarded(() => disk.delete(below(key)));
    },
    list: () => list(''),
    startError: (error) => s3StartError(settings, error),
    hasRoom: async () => true,
    expectListable: () =>
      guarded(async () => {
        await patient.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }));
      }),
  };

  /** Never outside the prefix. */
  function below(key: string): string {
    if (key.split('/').includes('..')) throw new KeyLeadsElsewhere(key);
    return prefix + key;
  }
}

async function collect(stream: Readable): Promise<Uint8Array> {
  return Buffer.concat(await stream.toArray());
}
