/** Files that a running installation removes while it is backed up are no damage, and their rows are not in the copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeLater } from '../../testing/databases/left-over.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/generations.ts';
import { type FileStore, openFolderStore } from '../files/file-store.ts';
import { contentHash, randomId } from '../intake/intake.ts';
import { move } from './move.ts';

function folderStore(): FileStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-gone-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  return openFolderStore(folder);
}

const bytes = new TextEncoder().encode('a picture');
const rowOf = (id: string) => ({
  ...{ id, owner: 'ada', contentType: 'image/png', bytes: bytes.length },
  kind: 'preview' as const,
  storageKey: `generations/${randomId()}/1/${randomId()}.png`,
  sha256: contentHash(bytes),
});

const idsIn = async (db: Database) =>
  (await db.select({ id: file.id }).from(file).orderBy(file.id)).map(({ id }) => id);

test('rows that the source removed meanwhile are no damage', async () => {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  const rows = ['kept', 'missing', 'removed after the rows', 'removed while read'].map(rowOf);
  await from.db.insert(file).values(rows);
  const [kept, missing, , vanishing] = rows;
  const [source, target] = [folderStore(), folderStore()];
  for (const row of [kept!, vanishing!]) await source.put(row.storageKey, bytes, 'image/png');

  const remove = (id: string) => from.db.delete(file).where(inArray(file.id, [id]));
  const reading: FileStore = {
    ...source,
    async bytes(key) {
      if (key === vanishing!.storageKey) {
        await remove(vanishing!.id);
        await source.remove(key);
      }
      return source.bytes(key);
    },
  };
  let lists = 0;
  const writing: FileStore = {
    ...target,
    async *list() {
      lists += 1;
      if (lists === 2) await remove('removed after the rows');
      yield* target.list();
    },
  };
  const { files } = await move({
    from: { database: from, store: reading },
    to: { database: to, store: writing },
    ...{ same: { database: false, store: false }, withMails: false, log: testLog() },
    onProgress: () => {},
  });
  expect(lists).toBe(2);
  expect(files).toMatchObject({ copied: 1, damaged: [{ id: missing!.id }] });
  expect(await idsIn(to.db)).toEqual(['kept', 'missing']);
  expect(await target.exists(kept!.storageKey)).toBe(true);
});
