/**
 * A bucket for the duration of a test file, whose connections can be cut: of the server at `TEST_S3_ENDPOINT`,
 * otherwise of one in this process.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openS3Store, type S3Settings } from '../platform/files/s3-store.ts';
import { ownS3, s3Of } from './s3-servers.ts';

export interface BucketServer {
  readonly endpoint: string;
  readonly access: S3Settings;
  /** As environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  /** Keys of everything stored. */
  keys(): Promise<string[]>;
  /** Cuts connections until `mend`. */
  cut(): void;
  /** Connections stay open, and nothing passes, until `mend`. */
  hold(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
  const server = await (s3Of(process.env) ?? ownS3());
  const line = await startLine(new URL(server.access.endpoint));
  const access = { ...server.access, endpoint: line.endpoint };
  return {
    ...line,
    access,
    settings: {
      S3_BUCKET: access.bucket,
      S3_ENDPOINT: access.endpoint,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    },
    async keys() {
      const keys: string[] = [];
      for await (const { key } of openS3Store(server.access).list()) keys.push(key);
      return keys;
    },
    async close() {
      await line.close();
      await server.close();
    },
  };
}

async function startLine(server: URL) {
  const open = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  const door = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    if (isHeld) {
      open.add(near.on('error', () => undefined));
      return;
    }
    const far = connect(Number(server.port), server.hostname);
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
    hold() {
      isHeld = true;
      for (const socket of open) socket.unpipe().pause();
    },
    mend() {
      if (isHeld) cutOff();
      isCut = false;
      isHeld = false;
    },
    async close() {
      cutOff();
      door.close();
      await once(door, 'close');
    },
  };
}
