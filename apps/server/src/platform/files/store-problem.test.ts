import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { isBucketDown, isFolderDown, withStoreProblems } from './store-problem.ts';

const coded = (code: string) => Object.assign(new Error('of the system'), { code });
const named = (name: string) => Object.assign(new Error('of the store'), { name });

test('a folder is down by what the system says of it, a missing file is none of that', () => {
  for (const code of ['EIO', 'EROFS', 'EACCES', 'ESTALE', 'ENOTDIR']) {
    expect(isFolderDown(new Error('in between', { cause: coded(code) })), code).toBe(true);
  }
  expect([coded('ENOENT'), coded('ENOSPC'), 'EIO'].map(isFolderDown)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a bucket is down unless one object is not there', () => {
  expect([named('TimeoutError'), coded('ECONNREFUSED')].map(isBucketDown)).toEqual([true, true]);
  for (const error of [named('NoSuchKey'), named('NotFound'), coded('ENOENT')]) {
    expect(isBucketDown(new Error('in between', { cause: error }))).toBe(false);
  }
});

test('only a store that is down becomes a problem of its own', async () => {
  const run = withStoreProblems((error) => error instanceof TypeError);
  expect(await run(async () => 'bytes')).toBe('bytes');
  const cause = new TypeError('fetch failed');
  await expect(run(() => Promise.reject(cause))).rejects.toMatchObject({
    code: 'STORAGE_DOWN',
    cause,
  });
  await expect(run(() => Promise.reject(cause))).rejects.toBeInstanceOf(Problem);
  const other = new Error('of the object');
  await expect(run(() => Promise.reject(other))).rejects.toBe(other);
});

test('an operation without an end becomes that problem too, also of a folder', async () => {
  const run = withStoreProblems(isFolderDown);
  await expect(run(() => new Promise(() => {}), 10)).rejects.toMatchObject({
    code: 'STORAGE_DOWN',
  });
});
