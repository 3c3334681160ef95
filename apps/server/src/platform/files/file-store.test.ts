import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { type FileStore, openFolderStore } from './file-store.ts';
import { keysIn } from './keys-in.fixture.ts';
import { openS3Store } from './s3-store.ts';
import { isMissing } from './store-problem.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-store-'));
const bucketServer = await startBucketServer();
const stores = new Map<string, FileStore>();

beforeAll(async () => {
  stores.set('a folder', openFolderStore(path.join(folder, 'files')));
  stores.set('a bucket', openS3Store(bucketServer.access));
});
afterAll(async () => {
  await bucketServer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** More than is read ahead. */
const largeBytes = 512 * 1024;
const bytes = new TextEncoder().encode('pixels');

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  test('stores, returns, lists and deletes', async () => {
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

  test("can't leave its folder", async () => {
    const store = stores.get(name)!;
    await expect(store.bytes('../secret')).rejects.toThrow();
    await expect(store.put('../../outside.png', bytes, 'image/png')).rejects.toThrow();
  });

  test('a file that is written again is whole at every moment', async () => {
    const store = stores.get(name)!;
    const [old, fresh] = [new Uint8Array(2_000_000).fill(1), new Uint8Array(3_000_000).fill(2)];
    await store.put('photos/again.png', old, 'image/png');
    let isWritten = false;
    const writing = store.put('photos/again.png', fresh, 'image/png').then(() => {
      isWritten = true;
    });
    const seen = new Set<number>();
    do seen.add((await store.bytes('photos/again.png')).length);
    while (!isWritten);
    await writing;
    expect([...seen].filter((length) => length !== old.length && length !== fresh.length)).toEqual(
      [],
    );
    await store.remove('photos/again.png');
  });

  test('a missing file is an error, not empty', async () => {
    const store = stores.get(name)!;
    await Promise.all([
      expect(store.bytes('photos/none.png')).rejects.toSatisfy(isMissing),
      expect(store.stream('photos/none.png')).rejects.toSatisfy(isMissing),
    ]);
  });

  test('a reader that rests for an hour is not cut', async () => {
    const store = stores.get(name)!;
    await store.put('photos/large.png', new Uint8Array(largeBytes), 'image/png');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stream = await store.stream('photos/large.png');
    stream.read(0);
    while (stream.readableLength < stream.readableHighWaterMark) await setImmediate();
    vi.advanceTimersByTime(60 * 60_000);
    const parts: Buffer[] = await stream.toArray();
    expect(Buffer.concat(parts)).toHaveLength(largeBytes);
  });

  test('many readers that rest hold up nobody else', async () => {
    const store = stores.get(name)!;
    await store.put('photos/large.png', new Uint8Array(largeBytes), 'image/png');
    const resting: Readable[] = [];
    onTestFinished(() => {
      for (const stream of resting) stream.destroy();
    });
    // more than the library's usual 50 connections, one by one: a busy machine answers 60 at once too late
    while (resting.length < 60) resting.push(await store.stream('photos/large.png'));
    expect(await store.exists('photos/large.png')).toBe(true);
    expect(await store.bytes('photos/large.png')).toHaveLength(largeBytes);
    await store.put('photos/one.png', bytes, 'image/png');
    await store.remove('photos/one.png');
  });
});

test('a file that could not be written leaves nothing behind', async () => {
  const place = path.join(folder, 'taken');
  mkdirSync(path.join(place, 'photos', 'one.png'), { recursive: true });
  const store = openFolderStore(place);
  await expect(store.put('photos/one.png', bytes, 'image/png')).rejects.toThrow();
  expect(await keysIn(store)).toEqual([]);
});
