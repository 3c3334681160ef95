import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { describeQuota, reserveQuota, settleQuota } from './quota.ts';

const noon = new Date('2031-05-04T12:00:00Z');
const holder = { subject: 'user:ada', plan: 'free' } as const;

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});

const used = async () => (await describeQuota(db, holder, {}, noon)).used;

test('of four pictures that were reserved only the one that came is counted', async () => {
  const reservation = await reserveQuota(db, holder, 4, {}, noon);
  expect(await used()).toBe(4);
  await settleQuota(db, reservation, 1);
  expect(await used()).toBe(1);
  const next = await reserveQuota(db, holder, 24, {}, noon);
  await expect(reserveQuota(db, holder, 1, {}, noon)).rejects.toMatchObject({
    code: 'QUOTA_SPENT',
    details: { limit: 25, used: 25, remaining: 0, renewsAt: '2031-05-05T00:00:00.000Z' },
  });
  await settleQuota(db, next, 0);
  expect(await used()).toBe(1);
});
