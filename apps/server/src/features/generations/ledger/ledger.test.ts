/** The books alone, with nobody at work unless a test calls somebody in. */
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generation, generationEvent } from '../../../platform/db/schema/generations.ts';
import { heldMaker } from '../workshop/held-maker.fixture.ts';
// Runs on both databases: see '../../../testing/test-database.ts'.
import { createWorkbench, tinyPng, type Workbench } from '../workshop/workbench.fixture.ts';

let still: Workbench;
let lateByMs = 0;
beforeAll(async () => {
  still = await createWorkbench({
    concurrency: 0,
    clock: () => new Date(Date.now() + lateByMs),
  });
});
afterAll(() => still.close());

test('a new attempt counts on from beyond what a reader may have seen of a killed one', async () => {
  const id = await still.submit();
  const first = await still.ledger.take(id);
  await still.ledger.record(id, first!.fence, { type: 'stage', name: 'Drawing', percent: 1 });
  const second = await still.ledger.take(id);
  await still.ledger.end(id, { status: 'done', fence: second!.fence });
  const numbers = await still.db
    .select({ number: generationEvent.number })
    .from(generationEvent)
    .where(eq(generationEvent.generationId, id))
    .orderBy(generationEvent.number);
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 10_003]);
});

test('a new attempt clears what a killed one had written before any row knew of it', async () => {
  const id = await still.submit();
  await still.ledger.take(id);
  const stray = `generations/${id}/1/half.png`;
  await still.store.put(stray, tinyPng, 'image/png');
  await still.ledger.take(id);
  expect(await still.store.exists(stray)).toBe(false);
  await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
});

describe('two holders of one work (R-05)', () => {
  test('the newer attempt wins; what the older one says is thrown away', async () => {
    const id = await still.submit();
    const first = await still.ledger.take(id);
    const second = await still.ledger.take(id);
    await expect(
      still.ledger.record(id, first!.fence, { type: 'stage', name: 'Late', percent: 1 }),
    ).rejects.toThrow('no longer held');
    expect(await still.ledger.end(id, { status: 'done', fence: first!.fence })).toBe(false);
    expect(await still.ledger.end(id, { status: 'done', fence: second!.fence })).toBe(true);
    expect(await still.ledger.end(id, { status: 'failed', code: 'UNEXPECTED' })).toBe(false);
  });
});

test('stopping puts running work back in line; the next workshop finishes it (R-09)', async () => {
  const held = heldMaker();
  still.setMaker(held.make);
  const first = await still.openAnother(1);
  const id = await still.submit();
  await held.started;
  await first.close();
  expect(await still.ledger.owned('user-a', id)).toMatchObject({
    status: 'queued',
    attempts: 0,
    fence: null,
  });
  still.setMaker((_work, job) => job.picture(0, { bytes: tinyPng }));
  const next = await still.openAnother(1);
  expect(await still.ended(id)).toMatchObject({ status: 'done', attempts: 1 });
  await next.close();
});

test('a disk without room is said before work is accepted', async () => {
  const { hasRoom } = still.store;
  still.store.hasRoom = async () => false;
  await expect(still.submit({ owner: 'full' })).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  still.store.hasRoom = hasRoom;
  const id = await still.submit({ owner: 'full' });
  await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
});

test('a line of everybody together has an end too (C-05)', async () => {
  const id = await still.submit({ owner: 'first of many' });
  await still.db.execute(sql`
    insert into generations select (jsonb_populate_record(first, jsonb_build_object(
      'id', 'filler-' || number, 'owner', 'filler-' || number, 'idempotency_key', null))).*
    from generations first, generate_series(1, 1000) number where first.id = ${id}`);
  await expect(still.submit({ owner: 'one too many' })).rejects.toMatchObject({
    code: 'BUSY',
    details: { retryAfterSeconds: 60 },
  });
  await still.db.delete(generation).where(like(generation.id, 'filler-%'));
  await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
});

test('the sweep ends what is past its deadline and hands over what was missed', async () => {
  const late = await still.submit({ owner: 'late' });
  await still.db.update(generation).set({ dispatched: false }).where(eq(generation.id, late));
  await still.ledger.reconcile();
  expect(await still.ledger.owned('late', late)).toMatchObject({ dispatched: true });
  lateByMs = 61 * 60_000;
  await still.ledger.reconcile();
  expect(await still.ledger.owned('late', late)).toMatchObject({
    status: 'failed',
    problemCode: 'DEADLINE_PASSED',
  });
});
