import { limits } from '@maquette/contract';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { file, storageUse } from '../db/schema/generations.ts';
import { countedNoMore } from './forget-addresses.ts';
import { addressHashOf, expectRoom, roomTaken, type StorageHolder } from './storage.ts';

const gigabyte = 1_073_741_824;

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});

async function holderOf(plan: 'free' | 'premium', usedBytes: number): Promise<StorageHolder> {
  const owner = `${plan} with ${usedBytes}`;
  await db.insert(storageUse).values({ owner, bytes: usedBytes });
  return { owner, plan, holder: { subject: `user:${owner}`, plan } };
}

test.each([
  ['free', gigabyte, '1 GB'],
  ['premium', 10 * gigabyte, '10 GB'],
] as const)(
  'storage of a %s plan is used to its last byte, and not beyond',
  async (plan, most, limit) => {
    const holder = await holderOf(plan, most - 100);
    await expect(expectRoom(db, holder, 100)).resolves.toBeUndefined();
    await expect(expectRoom(db, holder, 101)).rejects.toMatchObject({
      code: 'STORAGE_SPENT',
      details: { limit },
    });
  },
);

describe('of an address', () => {
  const address = '198.51.100.1';
  const free: StorageHolder = {
    ...{ owner: 'one more', plan: 'free' },
    holder: { subject: 'user:one more', plan: 'free', address },
  };
  const addFiles = (count: number, owner: string, addressHash: string | null, bytes: number) =>
    db.execute(sql`
      insert into files (id, owner, kind, storage_key, content_type, bytes, sha256, address_hash)
      select ${owner} || i, ${owner}::text || i % 10, 'photo', ${owner} || i, 'image/png', ${bytes}::int, 'sum', ${addressHash}
      from generate_series(1, ${count}::int) i`);

  test('a small file counts with its thumbnail and its row', async () => {
    const least = 64 * 1024;
    const hash = addressHashOf(free.holder) ?? null;
    await addFiles(1, 'large', hash, limits.freeAddressBytesPerDay - 4 * least);
    await addFiles(3, 'tiny', hash, 1);
    await expect(expectRoom(db, free, least)).resolves.toBeUndefined();
    await expect(expectRoom(db, free, least + 1)).rejects.toMatchObject({
      code: 'ADDRESS_UPLOADS_SPENT',
    });
  });

  test('only its own and recent files are read, by their indexes', async () => {
    await addFiles(5_000, 'others', null, 1_000);
    await db.execute(sql`analyze files`);
    const plan = async (statement: SQL) =>
      JSON.stringify((await db.execute(sql`explain ${statement}`)).rows);
    const other = { ...free.holder, address: '198.51.100.2' };
    await addFiles(50, 'few', addressHashOf(other) ?? null, 1_000);
    const taken = await plan(roomTaken({ ...free, holder: other }));
    expect(taken).toContain('files_address_hash');
    expect(taken).not.toContain('Seq Scan on files');
    const over = await plan(countedNoMore(db, () => new Date(), 500).getSQL());
    expect(over).toContain('files_of_accounts_by_address');
    expect(over).not.toContain('Seq Scan on files');
    await db.delete(file);
  });
});
