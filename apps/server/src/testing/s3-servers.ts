/** S3 servers for tests, with one empty bucket. */
import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import { openS3Store, type S3Settings } from '../platform/files/s3-store.ts';
import { listInOrder } from './list-in-order.ts';

export interface S3Server {
  readonly access: S3Settings & { readonly endpoint: string };
  close(): Promise<void>;
}

const testKeys = {
  region: 'us-east-1',
  accessKeyId: 'bucket-key',
  secretAccessKey: 'bucket-secret',
  prefix: undefined,
} as const;

export async function ownS3(): Promise<S3Server> {
  await listInOrder();
  const bucket = 'pictures';
  const server = await startFauxqs({ port: 0, logger: false, init: { buckets: [bucket] } });
  return {
    access: { ...testKeys, bucket, endpoint: `http://127.0.0.1:${server.port}` },
    close: () => server.stop(),
  };
}

/** A new bucket of a running server, if one is named; it may serve several test processes at once. */
export function s3Of(environment: NodeJS.ProcessEnv): Promise<S3Server> | undefined {
  const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = environment;
  if (!TEST_S3_ENDPOINT) return undefined;
  return newBucket({
    ...testKeys,
    ...(TEST_S3_ACCESS_KEY_ID ? { accessKeyId: TEST_S3_ACCESS_KEY_ID } : {}),
    ...(TEST_S3_SECRET_ACCESS_KEY ? { secretAccessKey: TEST_S3_SECRET_ACCESS_KEY } : {}),
    bucket: `maquette-test-${randomUUID()}`,
    endpoint: TEST_S3_ENDPOINT,
  });
}

async function newBucket(access: S3Server['access']): Promise<S3Server> {
  const { endpoint, region, bucket: Bucket } = access;
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: access });
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    access,
    async close() {
      const store = openS3Store(access);
      for await (const { key } of store.list()) await store.remove(key);
      await client.send(new DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
}
