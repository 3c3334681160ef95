/** The plan that results from Stripe, grants and the free allowance. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { user } from '../../platform/db/schema/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { applyPaidState, grantOffer, keep, rowOf, setGranted } from './records.ts';

const now = new Date('2026-11-27T08:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const app = await createTestApp();
const { db } = app.database;
let id: string;
beforeEach(async () => {
  ({ id } = await app.person());
});
const planOf = async () => {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return [row?.paymentStatus, (await rowOf(db, id))?.source];
};
const paid = (until: Date | null) => ({ paidThrough: until, cancelsAtPeriodEnd: false });
async function apply(until: Date | null, more: object = {}) {
  const options = { keepOffer: false, now, readAt: after(1), ...more };
  await applyPaidState(db, (await rowOf(db, id))!, paid(until), options);
}

test('premium lasts to the end of the paid period, to the millisecond', async () => {
  await keep(db, id, { stripeCustomerId: 'c', openSessionId: 's' }, now);
  await apply(after(1));
  expect(await planOf()).toEqual(['completed', 'stripe']);
  expect((await rowOf(db, id))?.openSessionId).toBeNull();
  await apply(now, { readAt: after(2) });
  expect(await planOf()).toEqual(['free', null]);
});

test("an older response isn't applied after a newer one", async () => {
  await keep(db, id, { source: null }, after(5));
  await apply(after(1_000), { readAt: after(4) });
  expect(await planOf()).toEqual(['free', null]);
  await apply(after(1_000), { readAt: after(5) });
  expect(await planOf()).toEqual(['completed', 'stripe']);
});

test('an offer stays if configured, a grant stays in any case', async () => {
  await grantOffer(db, id, now);
  await apply(null, { keepOffer: true });
  expect(await planOf()).toEqual(['completed', 'offer']);
  await apply(null, { readAt: after(2) });
  expect(await planOf()).toEqual(['free', null]);
  expect(await setGranted(db, id, true, now)).toBe(true);
  await apply(null, { readAt: after(3) });
  expect(await planOf()).toEqual(['completed', 'granted']);
});

test("a paid plan can't be revoked, a granted one can, once", async () => {
  expect([await setGranted(db, id, true, now), await setGranted(db, id, true, now)]).toEqual([
    ...[true, false],
  ]);
  expect(await setGranted(db, id, false, now)).toBe(true);
  expect(await planOf()).toEqual(['free', null]);
  await apply(after(1_000));
  await expect(setGranted(db, id, false, now)).rejects.toMatchObject({ code: 'PAID_AT_STRIPE' });
});
