/** A server that speaks S3, for as long as a test file runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface BucketServer {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
/** The package brings no types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => BucketServer;

export const bucketKeys = {
  bucket: 'pictures',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
} as const;

export async function startBucketServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucketKeys.bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
