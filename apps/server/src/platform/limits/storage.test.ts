import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { storageUse } from '../db/schema/generations.ts';
import { expectRoom, type StorageHolder } from './storage.ts';

const gigabyte = 1_073_741_824;

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});

async function holderOf(plan: 'free' | 'premium', usedBytes: number): Promise<StorageHolder> {
  const owner = `${plan} with ${usedBytes}`;
  await db.insert(storageUse).values({ owner, bytes: usedBytes });
  return { owner, plan, holder: { subject: `user:${owner}` } };
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
