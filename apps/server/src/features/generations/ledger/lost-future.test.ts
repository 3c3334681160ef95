import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { generation } from '../../../platform/db/schema/generations.ts';
import { installation } from '../../../platform/db/schema/store.ts';
// Runs on both databases: see '../../../testing/test-database.ts'.
import { createWorkbench, tinyPng } from '../workshop/workbench.fixture.ts';

const bench = await createWorkbench({ concurrency: 0 });
afterAll(() => bench.close());

test('of work from before a restore nothing is deleted: it may have been done since', async () => {
  const id = await bench.submit();
  const later = await bench.submit({ owner: 'later' });
  const [row] = await bench.db.select().from(generation).where(eq(generation.id, id));
  await bench.db.insert(installation).values({ id: 'ours', restoredAt: row!.createdAt });
  const results = [`generations/${id}/1/done.png`, `generations/${later}/1/half.png`];
  for (const each of [id, later]) await bench.ledger.take(each);
  for (const key of results) await bench.store.put(key, tinyPng, 'image/png');
  for (const each of [id, later]) {
    await bench.ledger.take(each);
    await bench.ledger.end(each, { status: 'failed', code: 'UNEXPECTED' });
  }
  expect(await Promise.all(results.map((key) => bench.store.exists(key)))).toEqual([true, false]);
});
