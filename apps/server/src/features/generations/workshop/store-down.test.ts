/** An outage of the file store costs no attempt: work waits, and continues afterwards. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generation } from '../../../platform/db/schema/generations.ts';
import { Problem } from '../../../platform/problem.ts';
import { endlessMaker } from '../../../testing/test-makers.ts';
import { createWorkbench, tinyPng } from './workbench.fixture.ts';

test('work that finds the store down waits without using an attempt', async () => {
  let isGone = true;
  let refusals = 0;
  const bench = await createWorkbench({
    concurrency: 2,
    store: (store) => ({
      ...store,
      async put(key, bytes, contentType) {
        if (isGone) {
          refusals++;
          throw new Problem('STORAGE_DOWN');
        }
        await store.put(key, bytes, contentType);
      },
    }),
  });
  try {
    const owners = ['ada', 'ben', 'cleo'];
    const ids = await Promise.all(owners.map((owner) => bench.submit({ owner })));
    const rows = () => bench.db.select().from(generation);
    await expect.poll(() => refusals).toBeGreaterThan(4 * ids.length);
    for (const row of await rows()) expect(row.attempts).toBeLessThanOrEqual(1);
    await bench.db.update(generation).set({ deadlineAt: sql`now() - interval '1 minute'` });
    await expect
      .poll(async () => (await rows()).every(({ deadlineAt }) => deadlineAt > new Date()))
      .toBe(true);
    isGone = false;
    await expect
      .poll(async () => (await rows()).map(({ status }) => status))
      .toEqual(['done', 'done', 'done']);
    for (const row of await rows()) expect(row).toMatchObject({ attempts: 1, problemCode: null });
  } finally {
    await bench.close();
  }
});

test("an attempt's earlier results are remade", async () => {
  let isGone = false;
  let tries = 0;
  const bench = await createWorkbench({
    concurrency: 1,
    make: async (_work, job) => {
      tries++;
      await job.picture(0, { bytes: tinyPng, seed: tries });
      if (tries === 1) {
        isGone = true;
        queueMicrotask(() => {
          isGone = false;
        });
        throw new Problem('STORAGE_DOWN');
      }
      await job.picture(1, { bytes: tinyPng, seed: tries });
    },
    store: (store) => ({
      ...store,
      async put(key, bytes, contentType) {
        if (isGone) throw new Problem('STORAGE_DOWN');
        await store.put(key, bytes, contentType);
      },
    }),
  });
  try {
    const id = await bench.submit({ units: 2 });
    await expect.poll(async () => (await bench.ledger.owned('user-a', id)).status).toBe('done');
    expect(await bench.ledger.owned('user-a', id)).toMatchObject({ attempts: 1 });
    expect(tries).toBe(2);
  } finally {
    await bench.close();
  }
});

test('repeated shutdowns use no attempts', async () => {
  let mayEnd = false;
  const bench = await createWorkbench({
    concurrency: 0,
    make: async (work, job) => {
      if (!mayEnd) await endlessMaker(work, job);
      await job.picture(0, { bytes: tinyPng, seed: 1 });
    },
  });
  try {
    const id = await bench.submit();
    const state = async () => (await bench.ledger.owned('user-a', id)).status;
    for (let stop = 0; stop < 4; stop++) {
      const another = await bench.openAnother(1);
      await expect.poll(state).toBe('running');
      await another.close();
      expect(await state()).toBe('queued');
    }
    mayEnd = true;
    const last = await bench.openAnother(1);
    await expect.poll(state).toBe('done');
    await last.close();
  } finally {
    await bench.close();
  }
});
