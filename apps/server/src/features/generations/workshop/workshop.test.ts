import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  file,
  generation,
  generationEvent,
  picture,
  quota,
} from '../../../platform/db/schema/generations.ts';
import type { StoredEvent } from '../../../platform/db/schema/stored-types.ts';
import { Problem } from '../../../platform/problem.ts';
import { firstOf } from '../../../testing/first-of.ts';
import { createWatcher } from '../events/watcher.ts';
import { heldMaker } from './held-maker.fixture.ts';
import type { JobContext } from './maker.ts';
// Runs on both databases: see '../../../testing/test-database.ts'.
import { createWorkbench, tinyPng, type Workbench } from './workbench.fixture.ts';

let bench: Workbench;
beforeAll(async () => {
  bench = await createWorkbench();
});
afterAll(() => bench.close());

const quotaOf = async (owner: string) => {
  const [row] = await bench.db
    .select()
    .from(quota)
    .where(eq(quota.subject, `user:${owner}`));
  return { reserved: row?.reserved ?? 0, committed: row?.committed ?? 0 };
};
const eventsOf = async (id: string): Promise<StoredEvent[]> =>
  (
    await bench.db
      .select()
      .from(generationEvent)
      .where(eq(generationEvent.generationId, id))
      .orderBy(generationEvent.number)
  ).map(({ data }) => data);
const filesOf = (id: string) => bench.db.select().from(file).where(eq(file.generationId, id));

const ordinary = async (_work: unknown, job: JobContext) => {
  job.describe({ engineId: 'builtin:test', engineLabel: 'Test', notes: ['Done well.'] });
  job.stage('Drawing', 50);
  job.preview(0, tinyPng);
  await job.picture(0, { bytes: tinyPng, seed: 7, overlay: tinyPng });
};

describe('a successful generation', () => {
  test('ends done, with its picture, its events in order and its quota spent', async () => {
    bench.setMaker(ordinary);
    const id = await bench.submit({ owner: 'well' });
    const row = await bench.ended(id, 'well');
    expect(row).toMatchObject({ status: 'done', engineLabel: 'Test', notes: ['Done well.'] });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
      'queued',
      'stage',
      'preview',
      'picture',
      'done',
    ]);
    const [made] = await bench.db.select().from(picture).where(eq(picture.generationId, id));
    expect(made).toMatchObject({ index: 0, seed: 7 });
    expect((await filesOf(id)).map(({ kind }) => kind).sort()).toEqual(['overlay', 'picture']);
    expect(await quotaOf('well')).toEqual({ reserved: 0, committed: 1 });
  });

  test('what stands in for an order that could not be carried out is not counted', async () => {
    bench.setMaker(async (_work, job) => {
      await job.picture(0, { bytes: tinyPng, isSubstitute: true });
    });
    const id = await bench.submit({ owner: 'attic' });
    expect(await bench.ended(id, 'attic')).toMatchObject({ status: 'done' });
    expect(await bench.db.select().from(picture).where(eq(picture.generationId, id))).toHaveLength(
      1,
    );
    expect(await quotaOf('attic')).toEqual({ reserved: 0, committed: 0 });
  });

  test('a returning reader gets what it missed, once', async () => {
    bench.setMaker(ordinary);
    const id = await bench.submit({ owner: 'reader' });
    const seen: number[] = [];
    const read = async (after: number, most: number) => {
      const stop = new AbortController();
      const { follow } = createWatcher(bench);
      for await (const { number } of follow(id, after, stop.signal, async () => true)) {
        if (number !== undefined) seen.push(number);
        if (seen.length >= most) stop.abort();
      }
    };
    await read(0, 2);
    await read(seen.at(-1)!, 100);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });
});

test('stages that follow each other quickly are written once, the last one counts', async () => {
  bench.setMaker(async (_work, job) => {
    for (let percent = 0; percent < 50; percent++) job.stage('Drawing', percent);
    await job.picture(0, { bytes: tinyPng });
    for (let percent = 50; percent <= 90; percent++) job.stage('Finishing', percent);
    job.describe({ engineId: 'builtin:test' });
    job.describe({ notes: ['Well done.'] });
  });
  const id = await bench.submit({ owner: 'quick' });
  expect(await bench.ended(id, 'quick')).toMatchObject({
    engineId: 'builtin:test',
    notes: ['Well done.'],
    stage: 'Finishing',
  });
  const rows = await bench.db
    .select({ number: generationEvent.number, data: generationEvent.data })
    .from(generationEvent)
    .where(eq(generationEvent.generationId, id))
    .orderBy(generationEvent.number);
  expect(rows).toEqual([
    { number: 1, data: { type: 'queued', position: 0 } },
    { number: 2, data: { type: 'stage', name: 'Drawing', percent: 49 } },
    { number: 3, data: { type: 'picture', index: 0 } },
    { number: 4, data: { type: 'stage', name: 'Finishing', percent: 90 } },
    { number: 5, data: { type: 'done' } },
  ]);
});

describe('a failed generation', () => {
  test('a known problem ends it at once, with its sentence and a refund', async () => {
    bench.setMaker(async () => {
      throw new Problem('ENGINE_REFUSED', { reason: 'no house in it' });
    });
    const id = await bench.submit({ owner: 'refused' });
    const row = await bench.ended(id, 'refused');
    expect(row).toMatchObject({ status: 'failed', problemCode: 'ENGINE_REFUSED', attempts: 1 });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('no house in it'),
    });
    expect(await quotaOf('refused')).toEqual({ reserved: 0, committed: 0 });
  });

  test('three attempts, then the dead letter queue; others continue (R-04)', async () => {
    let tries = 0;
    bench.setMaker(async (work, job) => {
      if (work.owner !== 'poison') return job.picture(0, { bytes: tinyPng });
      tries++;
      if (tries < 3) await job.picture(0, { bytes: tinyPng });
      throw new Error('poison');
    });
    const poison = await bench.submit({ owner: 'poison' });
    const healthy = await bench.submit({ owner: 'healthy' });
    expect((await bench.ended(healthy, 'healthy')).status).toBe('done');
    const row = await bench.ended(poison, 'poison');
    expect(row).toMatchObject({ status: 'failed', problemCode: 'GENERATION_FAILED' });
    expect(tries).toBe(3);
    expect(await filesOf(poison)).toEqual([]);
    // It could have been fetched while the work continued.
    expect(await quotaOf('poison')).toEqual({ reserved: 0, committed: 1 });
    expect((await eventsOf(poison)).filter(({ type }) => type === 'failed')).toHaveLength(1);
  });

  test('overlong work is stopped; each picture restarts the timeout', async () => {
    const limitsMs = [60_000, 20];
    const held = heldMaker();
    const slow = await createWorkbench({
      runLimitMs: () => limitsMs.shift() ?? 0,
      make: async (work, job) => {
        await job.picture(0, { bytes: tinyPng, seed: 1 });
        return held.make(work, job);
      },
    });
    const id = await slow.submit({ units: 2 });
    // Finished pictures are kept.
    expect(await slow.ended(id)).toMatchObject({
      status: 'done',
      problemCode: 'DEADLINE_PASSED',
    });
    expect(limitsMs).toEqual([]);
    await slow.close();
  });
});

describe('cancelling (R-06)', () => {
  test('running work is stopped, its files go, its quota comes back', async () => {
    const held = heldMaker();
    bench.setMaker(held.make);
    const id = await bench.submit({ owner: 'cancels' });
    const job = await held.started;
    expect(await bench.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' })).toBe(true);
    if (!job.signal.aborted) {
      await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
    }
    expect(await bench.ended(id, 'cancels')).toMatchObject({ status: 'cancelled' });
    expect(await quotaOf('cancels')).toEqual({ reserved: 0, committed: 0 });
    expect(await filesOf(id)).toEqual([]);
  });

  test('waiting work never starts; a second cancel changes nothing (R-08)', async () => {
    const held = heldMaker();
    bench.setMaker(held.make);
    const first = await bench.submit({ owner: 'queues' });
    await held.started;
    const second = await bench.submit({ owner: 'queues' });
    expect(await bench.ledger.end(second, { status: 'cancelled', code: 'CANCELLED' })).toBe(true);
    expect(await bench.ledger.end(second, { status: 'cancelled', code: 'CANCELLED' })).toBe(false);
    held.release();
    expect((await bench.ended(first, 'queues')).status).toBe('done');
    expect(await quotaOf('queues')).toEqual({ reserved: 0, committed: 1 });
  });
});

describe('one running and three waiting a person', () => {
  test('a fifth is refused, they run one after the other, others are not held up (C-05)', async () => {
    const running = new Map<string, number>();
    let most = 0;
    const gate = Promise.withResolvers<void>();
    bench.setMaker(async (work, job) => {
      const now = (running.get(work.owner) ?? 0) + 1;
      running.set(work.owner, now);
      most = Math.max(most, now);
      if (work.owner === 'busy') await gate.promise;
      await job.picture(0, { bytes: tinyPng });
      running.set(work.owner, now - 1);
    });
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await bench.submit({ owner: 'busy' }));
    await expect(bench.submit({ owner: 'busy' })).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    const other = await bench.submit({ owner: 'calm' });
    expect((await bench.ended(other, 'calm')).status).toBe('done');
    gate.resolve();
    for (const id of ids) expect((await bench.ended(id, 'busy')).status).toBe('done');
    expect(most).toBe(1);
  });
});

describe('quota and keys under parallel calls (C-01, C-03)', () => {
  test('fifty at once never overspend by one', async () => {
    bench.setMaker(ordinary);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        bench
          .submit({
            owner: `parallel-${index}`,
            holder: { subject: 'user:shared', plan: 'free' },
          })
          .then(
            () => 'accepted',
            (error: { code: string }) => error.code,
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(25);
    expect(outcomes.filter((outcome) => outcome === 'QUOTA_SPENT')).toHaveLength(25);
  });

  test('one key is one generation, however often it is sent', async () => {
    bench.setMaker(ordinary);
    const ids = await Promise.all(
      Array.from({ length: 10 }, () =>
        bench.submit({ owner: 'keyed', idempotencyKey: 'the-same-key' }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    await bench.ended(firstOf(ids), 'keyed');
    expect(await quotaOf('keyed')).toEqual({ reserved: 0, committed: 1 });
  });

  test('a refusal says what is left and when it renews', async () => {
    const spent = bench.submit({ owner: 'spender', units: 26 });
    await expect(spent).rejects.toMatchObject({
      code: 'QUOTA_SPENT',
      details: { limit: 25, remaining: 25, renewsAt: expect.stringMatching(/T00:00:00.000Z$/) },
    });
  });
});

if (inject('databaseTemplate').home === 'server') {
  test("a dead process's work is taken over within seconds (R-01)", async () => {
    const begun = Promise.withResolvers<void>();
    const again = Promise.withResolvers<void>();
    const shared = await createWorkbench({
      concurrency: 2,
      make: async (work, job) => {
        if (work.attempt > 1) {
          again.resolve();
          return job.picture(0, { bytes: tinyPng, seed: 1 });
        }
        begun.resolve();
        // Its heartbeat continues: only its presence is missing.
        await again.promise;
      },
    });
    const id = await shared.submit();
    await begun.promise;
    // No process has this presence.
    await shared.db.update(generation).set({ fence: '0.killed' }).where(eq(generation.id, id));
    expect(await shared.ended(id)).toMatchObject({ status: 'done', attempts: 2 });
    await shared.close();
  });
}

test('a full disk is reported, nothing is stored, and it continues once there is space', async () => {
  const { put } = bench.store;
  bench.store.put = async () => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  };
  const id = await bench.submit({ owner: 'full' });
  expect(await bench.ended(id, 'full')).toMatchObject({
    status: 'failed',
    problemCode: 'STORAGE_FULL',
  });
  bench.store.put = put;
  const again = await bench.submit({ owner: 'full' });
  expect((await bench.ended(again, 'full')).status).toBe('done');
});
