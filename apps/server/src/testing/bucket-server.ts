/** An S3 server for the duration of a test file. Its connections can be cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { startFauxqs } from 'fauxqs';
import { openS3Store } from '../platform/files/s3-store.ts';
import { listInOrder } from './list-in-order.ts';

export const bucketKeys = {
  bucket: 'pictures',
  region: 'us-east-1',
  accessKeyId: 'bucket-key',
  secretAccessKey: 'bucket-secret',
  prefix: undefined,
} as const;

export interface BucketServer {
  readonly endpoint: string;
  /** As environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  /** Keys of everything stored. */
  keys(): Promise<string[]>;
  /** Cuts connections until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
  await listInOrder();
  const server = await startFauxqs({
    port: 0,
    logger: false,
    init: { buckets: [bucketKeys.bucket] },
  });
  const line = await startLine(server.port);
  return {
    ...line,
    settings: {
      S3_BUCKET: bucketKeys.bucket,
      S3_ENDPOINT: line.endpoint,
      S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    },
    async keys() {
      const store = openS3Store({ ...bucketKeys, endpoint: `http://127.0.0.1:${server.port}` });
      const keys: string[] = [];
      for await (const { key } of store.list()) keys.push(key);
      return keys;
    },
    async close() {
      await line.close();
      await server.stop();
    },
  };
}

async function startLine(port: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const door = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const cutOff = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      cutOff();
    },
    mend() {
      isCut = false;
    },
    async close() {
      cutOff();
      door.close();
      await once(door, 'close');
    },
  };
}
