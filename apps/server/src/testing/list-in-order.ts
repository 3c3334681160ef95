/**
 * Fixes fauxqs, which sorts keys by locale but pages by bytes, so that keys get lost or duplicated beyond one page.
 * Sorts by bytes, as S3 does.
 */
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Store {
  readonly buckets: ReadonlyMap<string, ReadonlyMap<string, { readonly key: string }>>;
}

interface ListOptions {
  readonly prefix?: string;
  readonly maxKeys?: number;
  readonly startAfter?: string;
}

const pageSize = 1_000;

function listObjects(
  this: Store,
  bucket: string,
  { prefix = '', maxKeys = pageSize, startAfter = '' }: ListOptions,
) {
  const all = [...(this.buckets.get(bucket)?.values() ?? [])]
    .filter(({ key }) => key.startsWith(prefix) && key > startAfter)
    .sort((left, right) => (left.key < right.key ? -1 : 1));
  return { objects: all.slice(0, maxKeys), commonPrefixes: [], isTruncated: all.length > maxKeys };
}

/** For all stores of this process. */
export async function listInOrder(): Promise<void> {
  const manifest = findPackageJSON('fauxqs', import.meta.url);
  if (!manifest) throw new Error('fauxqs is not installed');
  const file = path.join(path.dirname(manifest), 'dist/s3/s3Store.js');
  const { S3Store } = await import(pathToFileURL(file).href);
  S3Store.prototype.listObjects = listObjects;
}
