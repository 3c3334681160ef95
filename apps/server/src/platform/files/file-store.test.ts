import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, openFolderStore, openS3Store } from './file-store.ts';

interface BucketServer {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
/** The package brings no types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => BucketServer;

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-store-'));
const bucketServer = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const stores = new Map<string, FileStore>();

beforeAll(async () => {
  const address: AddressInfo = await bucketServer.run();
  stores.set('a folder', openFolderStore(path.join(folder, 'files')));
  stores.set(
    'a bucket',
    await openS3Store({
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${address.port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
  );
});
afterAll(async () => {
  await bucketServer.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = new TextEncoder().encode('pixels');

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  test('keeps, gives, lists and forgets', async () => {
    const store = stores.get(name)!;
    await store.put('photos/one.png', bytes, 'image/png');
    await store.put('generations/g1/1/two.png', bytes, 'image/png');
    expect(Buffer.from(await store.bytes('photos/one.png')).toString()).toBe('pixels');
    const parts: Buffer[] = [];
    for await (const part of await store.stream('photos/one.png')) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toBe('pixels');
    const keys: string[] = [];
    for await (const { key, changedAt } of store.list()) {
      keys.push(key);
      expect(changedAt.getTime()).toBeGreaterThan(0);
    }
    expect(keys.sort()).toEqual(['generations/g1/1/two.png', 'photos/one.png']);
    await store.removeFolder('generations/g1');
    expect(await store.exists('generations/g1/1/two.png')).toBe(false);
    await store.remove('photos/one.png');
    expect(await store.exists('photos/one.png')).toBe(false);
  });

  test('leads nowhere else', async () => {
    const store = stores.get(name)!;
    await expect(store.bytes('../secret')).rejects.toThrow();
    await expect(store.put('../../outside.png', bytes, 'image/png')).rejects.toThrow();
  });

  test('what is not there fails, it does not come back empty', async () => {
    await expect(stores.get(name)!.bytes('photos/none.png')).rejects.toThrow();
  });
});
