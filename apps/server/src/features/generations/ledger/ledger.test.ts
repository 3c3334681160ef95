/** The ledger alone, without workers unless a test starts one. */
import { readdir } from 'node:fs/promises';
import type { ProblemCode } from '@maquette/contract';
import { eq, getTableColumns, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duty } from '../../../platform/db/schema/duties.ts';
import {
  file,
  generation,
  generationEvent,
  picture,
} from '../../../platform/db/schema/generations.ts';
import { heldMaker } from '../workshop/held-maker.fixture.ts';
// Runs on both databases: see '../../../testing/test-database.ts'.
import { createWorkbench, tinyPng, type Workbench } from '../workshop/workbench.fixture.ts';
import { FenceLost } from './attempt.ts';
import type { Report } from './report.ts';

let still: Workbench;
let lateByMs = 0;
beforeAll(async () => {
  still = await createWorkbench({
    concurrency: 0,
    clock: () => new Date(Date.now() + lateByMs),
  });
});
afterAll(() => still.close());

const filesOf = (id: string) => still.db.select().from(file).where(eq(file.generationId, id));

const stageAt = (percent: number): Report => ({
  events: [{ type: 'stage', name: 'Drawing', percent }],
});

test('a new attempt counts on from beyond what a reader may have seen of a killed one', async () => {
  const id = await still.submit();
  const first = await still.ledger.take(id);
  await still.ledger.record(id, first!.fence, stageAt(1));
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

describe('two workers with one work (R-05)', () => {
  test("the newer attempt wins; the older one's writes are discarded", async () => {
    const id = await still.submit();
    const first = await still.ledger.take(id);
    const second = await still.ledger.take(id);
    await expect(still.ledger.record(id, first!.fence, stageAt(2))).rejects.toThrow(
      'no longer held',
    );
    expect(await still.ledger.end(id, { status: 'done', fence: first!.fence })).toBe(false);
    expect(await still.ledger.end(id, { status: 'done', fence: second!.fence })).toBe(true);
    expect(await still.ledger.end(id, { status: 'failed', code: 'UNEXPECTED' })).toBe(false);
  });

  /** The first worker's job has vanished and timed out; a second one has the work. */
  async function takenOver(owner: string) {
    const id = await still.submit({ owner });
    const first = await still.ledger.take(id);
    await still.ledger.record(id, first!.fence, stageAt(60));
    await still.db.execute(sql`delete from pgboss.job where data->>'generationId' = ${id}`);
    await still.db
      .update(generation)
      .set({ createdAt: new Date(Date.now() - 31_000) })
      .where(eq(generation.id, id));
    await still.ledger.reconcile();
    const second = await still.ledger.take(id);
    return { id, lost: first!.fence, held: second!.fence };
  }

  test('the first can neither end nor fail, cancel, put back or describe what the second has', async () => {
    const { id, lost, held } = await takenOver('taken over');
    const before = await still.ledger.owned('taken over', id);
    expect(before).toMatchObject({ status: 'running', fence: held, attempts: 2, percent: 0 });
    expect(await still.ledger.holds(id, lost)).toBe(false);
    expect(await still.ledger.holds(id, held)).toBe(true);
    const { end } = still.ledger;
    expect(await end(id, { status: 'done', fence: lost })).toBe(false);
    expect(await end(id, { status: 'failed', fence: lost, code: 'DEADLINE_PASSED' })).toBe(false);
    expect(await end(id, { status: 'cancelled', fence: lost, code: 'CANCELLED' })).toBe(false);
    await still.ledger.putBack(id, lost);
    await still.ledger.remember(id, lost, 'BUSY', { retryAfterSeconds: 9 });
    const description = { engineId: 'late', notes: ['Late.'], brief: ['late'] };
    await expect(still.ledger.record(id, lost, { description })).rejects.toBeInstanceOf(FenceLost);
    expect(await still.ledger.owned('taken over', id)).toEqual(before);
    await end(id, { status: 'cancelled', code: 'CANCELLED' });
  });

  test('a picture of the first is not saved, and the second saves its own', async () => {
    const { id, lost, held } = await takenOver('two pictures');
    const fileOf = (name: string) => ({
      ...{ id: name, owner: 'two pictures', generationId: id, kind: 'picture' as const },
      ...{
        storageKey: `generations/${id}/${name}.png`,
        bytes: 9,
        contentType: 'image/png',
        sha256: name,
      },
    });
    const save = (fence: string, name: string) =>
      still.ledger.record(id, fence, {
        events: [{ type: 'picture', index: 0 }],
        files: [fileOf(name)],
        picture: { generationId: id, index: 0, fileId: name },
      });
    await expect(save(lost, 'late')).rejects.toBeInstanceOf(FenceLost);
    await save(held, 'kept');
    await expect(save(lost, 'later')).rejects.toBeInstanceOf(FenceLost);
    expect((await filesOf(id)).map((row) => row.id)).toEqual(['kept']);
    const pictures = await still.db.select().from(picture).where(eq(picture.generationId, id));
    expect(pictures.map(({ index, fileId }) => [index, fileId])).toEqual([[0, 'kept']]);
    expect(await still.ledger.end(id, { status: 'done', fence: held })).toBe(true);
  });

  test('a suspended maker leaves no picture, file or end', async () => {
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const saved = Promise.withResolvers<string>();
    still.setMaker(async (_work, job) => {
      started.resolve();
      // Its abort signal is ignored, as on a suspended host.
      await released.promise;
      const saving = job.picture(0, { bytes: tinyPng, overlay: tinyPng });
      saving.then(
        () => saved.resolve('saved'),
        (error: Error) => saved.resolve(error.name),
      );
      await saving;
    });
    const workshop = await still.openAnother(1);
    const id = await still.submit({ owner: 'asleep' });
    await started.promise;
    const second = await still.ledger.take(id);
    released.resolve();
    expect(await saved.promise).toBe('FenceLost');
    await workshop.close();
    expect(await filesOf(id)).toEqual([]);
    const names = await readdir(still.folder, { recursive: true });
    expect(names.filter((name) => name.includes(id) && name.endsWith('.png'))).toEqual([]);
    // It isn't retried: another worker has it.
    const { rows } = await still.db.execute(
      sql`select state from pgboss.job where data->>'generationId' = ${id}`,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
    expect(await still.ledger.end(id, { status: 'done', fence: second!.fence })).toBe(true);
  });

  test('reports of the first after the second has ended change nothing', async () => {
    const { id, lost, held } = await takenOver('too late');
    await still.ledger.end(id, { status: 'failed', fence: held, code: 'ENGINE_REFUSED' });
    const ended = await still.ledger.owned('too late', id);
    expect(ended).toMatchObject({ status: 'failed', problemCode: 'ENGINE_REFUSED', fence: null });
    await still.ledger.putBack(id, lost);
    await still.ledger.remember(id, lost, 'BUSY', {});
    expect(await still.ledger.end(id, { status: 'done', fence: lost })).toBe(false);
    expect(await still.ledger.take(id)).toBeUndefined();
    expect(await still.ledger.owned('too late', id)).toEqual(ended);
  });
});

describe('failures in a row (R-04)', () => {
  const failOnce = async (id: string, code: ProblemCode) => {
    const taken = await still.ledger.take(id);
    await still.ledger.remember(id, taken!.fence, code, {});
  };

  test('the third ends the work, with the last error', async () => {
    const id = await still.submit({ owner: 'unlucky' });
    for (const code of ['BUSY', 'DATABASE_DOWN', 'PICTURE_CUT_SHORT'] as const) {
      await failOnce(id, code);
    }
    await still.ledger.endDead(id);
    expect(await still.ledger.owned('unlucky', id)).toMatchObject({
      status: 'failed',
      attempts: 3,
      problemCode: 'PICTURE_CUT_SHORT',
    });
  });

  test("shutdowns aren't failures: the work is requeued", async () => {
    const id = await still.submit({ owner: 'restarted' });
    await failOnce(id, 'BUSY');
    for (let stops = 0; stops < 3; stops++) {
      const taken = await still.ledger.take(id);
      await still.ledger.putBack(id, taken!.fence);
    }
    await still.db.execute(sql`delete from pgboss.job where data->>'generationId' = ${id}`);
    await still.ledger.endDead(id);
    expect(await still.ledger.owned('restarted', id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      dispatched: true,
    });
    const { rows } = await still.db.execute(
      sql`select id from pgboss.job where data->>'generationId' = ${id} and state = 'created'`,
    );
    expect(rows).toHaveLength(1);
    await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
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

test('a full disk is reported before work is accepted', async () => {
  const { hasRoom } = still.store;
  still.store.hasRoom = async () => false;
  await expect(still.submit({ owner: 'full' })).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  still.store.hasRoom = hasRoom;
  const id = await still.submit({ owner: 'full' });
  await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
});

/** The database computes the others. */
const storedColumns = sql.join(
  Object.values(getTableColumns(generation))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

test('the total queue is limited too (C-05)', async () => {
  const id = await still.submit({ owner: 'first of many' });
  await still.db.execute(sql`
    insert into generations (${storedColumns}) select ${storedColumns} from (
      select (jsonb_populate_record(first, jsonb_build_object(
        'id', 'filler-' || number, 'owner', 'filler-' || number, 'idempotency_key', null))).*
      from generations first, generate_series(1, 1000) number where first.id = ${id}) fillers`);
  await expect(still.submit({ owner: 'one too many' })).rejects.toMatchObject({
    code: 'BUSY',
    details: { retryAfterSeconds: 60 },
  });
  await still.db.delete(generation).where(like(generation.id, 'filler-%'));
  await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
});

test('of several workers one reconciles, until its turn is over', async () => {
  const id = await still.submit({ owner: 'in turn' });
  const forget = () =>
    still.db.update(generation).set({ dispatched: false }).where(eq(generation.id, id));
  await still.ledger.reconcileInTurn(60_000);
  await forget();
  await still.ledger.reconcileInTurn(60_000);
  expect(await still.ledger.owned('in turn', id)).toMatchObject({ dispatched: false });
  await still.db.delete(duty);
  await still.ledger.reconcileInTurn(60_000);
  expect(await still.ledger.owned('in turn', id)).toMatchObject({ dispatched: true });
  await still.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
});

test('the sweep ends overdue work and requeues lost work', async () => {
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
