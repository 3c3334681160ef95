/**
 * Compares rows and files: rows without bytes, bytes without a row. Both sides are read once, sorted by key,
 * page by page, so that a million files cost neither memory nor a query each.
 */
import { or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/generations.ts';
import type { FileStore, StoredObject } from './file-store.ts';
import { isHousekeeping, isOwnKey, isUnfinished } from './own-keys.ts';

export interface Examined {
  readonly rows: number;
  /** Files with our naming. */
  readonly objects: number;
  /** Files with foreign names. */
  readonly foreign: number;
  /** The first ids of rows without bytes. */
  readonly rowsWithoutFile: readonly string[];
  readonly missing: number;
  /** The first ones. */
  readonly filesWithoutRow: readonly StoredObject[];
  readonly strays: number;
  /** The first ones that were not written to their end; their name is only ours. */
  readonly unfinished: readonly string[];
}

export interface ExamineParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
  /** Younger files may still be waiting for their row. */
  readonly graceMs: number;
}

const pageSize = 1_000;
const mostNamed = 10_000;
/** Files come and go during the comparison, so apparent gaps are checked again. */
const mostLookedAtAgain = 200;

interface KnownKey extends Record<string, unknown> {
  readonly key: string;
  readonly id: string;
  readonly is_thumb: boolean;
}

/** S3 sorts keys by bytes; not every compatible store does. */
class Unordered extends Error {
  override name = 'Unordered';
}

export async function examineFiles(parts: ExamineParts): Promise<Examined> {
  try {
    return await compareAll(parts, parts.store.list());
  } catch (error) {
    if (!(error instanceof Unordered)) throw error;
  }
  // Such a store may also list a key on two pages.
  const objects = new Map<string, StoredObject>();
  for await (const object of parts.store.list()) objects.set(object.key, object);
  return compareAll(
    parts,
    [...objects.values()].sort((left, right) => (left.key < right.key ? -1 : 1)),
  );
}

async function compareAll(
  { db, store, clock, graceMs }: ExamineParts,
  objects: AsyncIterable<StoredObject> | Iterable<StoredObject>,
): Promise<Examined> {
  const lastHarmless = clock().getTime() - graceMs;
  const found = { rows: 0, objects: 0, foreign: 0, missing: 0, strays: 0 };
  const filesWithoutRow: StoredObject[] = [];
  const withoutFile: KnownKey[] = [];
  const unfinished: string[] = [];
  let after = '';

  async function compare(page: readonly StoredObject[], upTo: string | undefined): Promise<void> {
    const listed = new Set(page.map(({ key }) => key));
    const known = new Set<string>();
    for await (const row of keysBetween(db, after, upTo)) {
      known.add(row.key);
      if (!row.is_thumb) found.rows++;
      if (listed.has(row.key)) continue;
      found.missing++;
      if (withoutFile.length < mostNamed) withoutFile.push(row);
    }
    for (const object of page) {
      if (known.has(object.key) || object.changedAt.getTime() > lastHarmless) continue;
      found.strays++;
      if (filesWithoutRow.length < mostNamed) filesWithoutRow.push(object);
    }
    found.objects += page.length;
    if (upTo !== undefined) after = upTo;
  }

  let page: StoredObject[] = [];
  let last = '';
  for await (const object of objects) {
    if (!isOwnKey(object.key)) {
      if (isUnfinished(object.key)) {
        const isLeft = object.changedAt.getTime() <= lastHarmless;
        if (isLeft && unfinished.length < mostNamed) unfinished.push(object.key);
      } else if (!isHousekeeping(object.key)) found.foreign++;
      continue;
    }
    if (object.key <= last) throw new Unordered(`${store.place} does not list in order`);
    last = object.key;
    page.push(object);
    if (page.length < pageSize) continue;
    await compare(page, last);
    page = [];
  }
  await compare(page, undefined);

  const again = withoutFile.slice(0, mostLookedAtAgain);
  const isThere = new Set<string>();
  for (const { key } of again) {
    if (await store.exists(key)) isThere.add(key);
  }
  return {
    ...found,
    missing: found.missing - isThere.size,
    filesWithoutRow,
    unfinished,
    rowsWithoutFile: [
      ...new Set(withoutFile.filter(({ key }) => !isThere.has(key)).map(({ id }) => id)),
    ],
  };
}

/** Keys in rows, after `after` up to `upTo`, sorted. */
async function* keysBetween(
  db: Database,
  after: string,
  upTo: string | undefined,
): AsyncGenerator<KnownKey> {
  for (let from = after; ; ) {
    const part = (name: 'storage_key' | 'thumb_key') => {
      const key = sql`${sql.identifier(name)} collate "C"`;
      const end = upTo === undefined ? sql`` : sql`and ${key} <= ${upTo}`;
      return sql`(select ${key} as key, id, ${name === 'thumb_key'}::boolean as is_thumb from files
        where ${key} > ${from} ${end} order by ${key} limit ${pageSize})`;
    };
    const { rows } = await db.execute<KnownKey>(
      sql`select * from (${part('storage_key')} union all ${part('thumb_key')}) as keys order by key collate "C" limit ${pageSize}`,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    from = last.key;
  }
}

/** Compared as their indexes are sorted. */
export const rowsWithKeys = (db: Database, keys: readonly string[]) =>
  db
    .select({ storageKey: file.storageKey, thumbKey: file.thumbKey })
    .from(file)
    .where(
      or(
        ...[file.storageKey, file.thumbKey].map(
          (key) => sql`${key} collate "C" = any(${sql.param([...keys])}::text[])`,
        ),
      ),
    );

/** Those of these keys that no row has. */
export async function withoutRow(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await rowsWithKeys(db, keys);
  const known = new Set(rows.flatMap(({ storageKey, thumbKey }) => [storageKey, thumbKey]));
  return keys.filter((key) => !known.has(key));
}
