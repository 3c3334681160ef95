import { expect, test, vi } from 'vitest';
import { session, user } from '../../../platform/db/schema/people.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createSignIns } from './sign-ins.ts';

const { db } = await openTestDatabase();
const now = new Date('2026-05-01T12:00:00Z');

async function addSignIn(id: string, expiresAt: Date, disabledAt?: Date): Promise<void> {
  const names = { name: id, firstName: id, lastName: id };
  await db.insert(user).values({ id, email: `${id}@example.com`, ...names, disabledAt });
  await db.insert(session).values({ id, token: id, userId: id, expiresAt });
}

test('a thousand concurrent checks cost one statement; ended and disabled sessions are invalid', async () => {
  const later = new Date('2026-05-02T12:00:00Z');
  await addSignIn('stands', later);
  await addSignIn('ended', now);
  await addSignIn('disabled', later, now);
  const select = vi.spyOn(db, 'select');
  const { stands } = createSignIns({ db, clock: () => now });
  const ids = [
    'stands',
    'ended',
    'disabled',
    ...Array.from({ length: 997 }, (_, n) => `gone-${n}`),
  ];
  const standing = await Promise.all(ids.map(stands));
  expect(select).toHaveBeenCalledTimes(1);
  expect(ids.filter((_, index) => standing[index])).toEqual(['stands']);
});
