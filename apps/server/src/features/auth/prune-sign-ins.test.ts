import { beforeEach, expect, test } from 'vitest';
import { verification } from '../../platform/db/schema/people.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { pruneSignIns } from './prune-sign-ins.ts';

const { db } = await openTestDatabase();
beforeEach(async () => {
  await db.delete(verification);
});

const now = new Date('2026-11-27T08:00:00Z');
const clock = () => now;

async function addProofs(count: number, endsAfterMs: number) {
  await db.insert(verification).values(
    Array.from({ length: count }, (_, index) => ({
      id: `${endsAfterMs} ${index}`,
      identifier: 'proof',
      value: 'ada',
      expiresAt: new Date(now.getTime() + endsAfterMs),
    })),
  );
}

test('expired proofs are removed in batches, even without expired sessions', async () => {
  await addProofs(5, -1);
  await addProofs(2, 1);
  expect(await pruneSignIns(db, clock, 2)).toBe(2);
  expect(await db.$count(verification)).toBe(5);
  expect(await pruneSignIns(db, clock, 2)).toBe(2);
  expect(await pruneSignIns(db, clock, 2)).toBe(1);
  expect(await pruneSignIns(db, clock, 2)).toBe(0);
  expect(await db.$count(verification)).toBe(2);
});
