/** Copies every file with a row to another store; those that are there and whole are skipped, so it can be resumed. */
import type { Pool } from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { atOnce } from '../files/files.ts';
import { contentHash } from '../intake/intake.ts';

const keysAtOnce = 500;

interface KnownFile {
  readonly id: string;
  readonly key: string;
  readonly content_type: string;
  /** Undefined for thumbnails. */
  readonly sha256: string | null;
}

export interface CopiedFiles {
  readonly copied: number;
  readonly present: number;
  /** Missing files, and those that differ from their row. */
  readonly damaged: readonly DamagedFile[];
}

export interface DamagedFile {
  /** Id of the row; a thumbnail has that of its file. */
  readonly id: string;
  readonly key: string;
}

export interface CopyFilesParts {
  /** Rows that list the files. */
  readonly rows: Pool;
  readonly from: FileStore;
  readonly to: FileStore;
  /** Keys found whole by an earlier call; filled by this one. */
  readonly whole: Set<string>;
  onProgress(done: number, total: number): void;
}

export async function copyFiles(parts: CopyFilesParts): Promise<CopiedFiles> {
  const { rows, to, whole, onProgress } = parts;
  const present = new Set<string>();
  for await (const { key } of to.list()) present.add(key);
  const damaged: DamagedFile[] = [];
  let copied = 0;
  let done = 0;
  const total = await countOf(rows);
  for await (const page of pagesOf(rows)) {
    const open = page.filter(({ key }) => !(whole.has(key) && present.has(key)));
    await atOnce(open, async (file) => {
      const { id, key } = file;
      if (!present.has(key) || !(await isWhole(parts, file))) {
        if (!(await copyFile(parts, file))) {
          damaged.push({ id, key });
          return;
        }
        copied++;
      }
      whole.add(key);
    });
    done += page.length;
    onProgress(done, total);
  }
  return { copied, present: done - copied - damaged.length, damaged };
}

type Stores = Pick<CopyFilesParts, 'from' | 'to'>;

/** A copy that was cut off can leave a part of a file. */
async function isWhole({ from, to }: Stores, { key, sha256 }: KnownFile): Promise<boolean> {
  const there = contentHash(await to.bytes(key));
  if (sha256 !== null) return there === sha256;
  const bytes = await bytesOf(from, key);
  // One that is nowhere else cannot be had in a better state.
  return bytes === undefined || contentHash(bytes) === there;
}

async function copyFile({ from, to }: Stores, file: KnownFile): Promise<boolean> {
  const bytes = await bytesOf(from, file.key);
  if (bytes === undefined) return false;
  if (file.sha256 !== null && contentHash(bytes) !== file.sha256) return false;
  await to.put(file.key, bytes, file.content_type);
  return true;
}

/** Undefined if it is not there, or is removed while it is read. */
async function bytesOf(store: FileStore, key: string): Promise<Uint8Array | undefined> {
  if (!(await store.exists(key))) return undefined;
  try {
    return await store.bytes(key);
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}

async function countOf(rows: Pool): Promise<number> {
  const { rows: counted } = await rows.query<{ count: number }>(
    'select (count(*) + count(thumb_key))::int as count from files',
  );
  return counted[0]?.count ?? 0;
}

/** Each half by its own index, which a limit around both would not use. */
const half = (key: string, type: string, sha256: string) => `
  (select id, ${key} as key, ${type} as content_type, ${sha256} as sha256 from files
   where ${key} collate "C" > $1 order by ${key} collate "C" limit ${keysAtOnce})`;
const nextPage = `select * from (
  ${half('storage_key', 'content_type', 'sha256')} union all ${half('thumb_key', `'image/webp'`, 'null')}
  ) keys order by key collate "C" limit ${keysAtOnce}`;

async function* pagesOf(rows: Pool): AsyncGenerator<KnownFile[]> {
  let after = '';
  for (;;) {
    const { rows: page } = await rows.query<KnownFile>(nextPage, [after]);
    if (page.length > 0) yield page;
    if (page.length < keysAtOnce) return;
    after = page.at(-1)?.key ?? '';
  }
}
