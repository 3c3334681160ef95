/** Searches one person's results among many. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { finishUpdate } from '../../caretaking.ts';
import { readSteps } from '../../platform/db/migrate.ts';
import { missingIndexes } from '../../platform/db/migrations/later-indexes.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listGenerations } from './list-generations.ts';
import { containing } from './search-generations.ts';

const people = 20;
const each = 50;
const longPrompt = `${'a timber cabin by a lake '.repeat(60)} with a WEATHERCOCK`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.database.db.execute(sql`
    insert into generations (id, owner, tool, status, title, prompt, style, recipe, quota_subject, quota_day, quota_units, deadline_at, created_at, favourite)
    select 'g' || i, 'owner' || i % ${people}::int, case when i % 3 = 0 then 'visual' else 'exterior' end, 'done',
      'Facade ' || i, case when i % 100 = 21 then ${longPrompt}::text when i % 40 = 1 then 'a weathercock on a 100% round barn' else 'a quiet street' end,
      'Coastal', '{}', 'user:owner', '2026-01-01', 1, now(), timestamp '2026-01-01' + i * interval '1 minute', i % 7 = 0
    from generate_series(1, ${people * each}::int) i`);
  await app.database.pool.query('vacuum analyze generations');
});

async function search(words: string, more: object = {}) {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { search: words, limit: 4, ...(cursor ? { cursor } : {}), ...more };
    const page = await listGenerations(app.database.db, 'owner1', query);
    found.push(...page.rows.map(({ id }) => Number(id.slice(1))));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** Every twentieth belongs to the first person. */
const isOfFirst = (i: number) => i % people === 1;
const isFound = (i: number) => isOfFirst(i) && (i % 100 === 21 || i % 40 === 1);
const newestFirst = (isWanted: (i: number) => boolean) =>
  Array.from({ length: people * each }, (_, place) => people * each - place).filter(isWanted);

test('short and long texts are found together, newest first, page by page', async () => {
  const expected = newestFirst(isFound);
  expect(expected.length).toBeGreaterThan(10);
  expect(await search('Weathercock')).toEqual(expected);
});

test('by tool and favourite as well', async () => {
  expect(await search('weathercock', { tool: 'visual' })).toEqual(
    newestFirst((i) => isFound(i) && i % 3 === 0),
  );
  expect(await search('weathercock', { favourite: true })).toEqual(
    newestFirst((i) => isFound(i) && i % 7 === 0),
  );
});

test('pattern symbols are literal', async () => {
  expect(await search('100% round')).toEqual(newestFirst((i) => isFound(i) && i % 100 !== 21));
  expect(await search('weather_ock')).toEqual([]);
  expect(await search('%')).toHaveLength(newestFirst((i) => isFound(i) && i % 100 !== 21).length);
});

test('a new title is found by its words, and nothing that is deleted', async () => {
  const { db } = app.database;
  await db.update(generation).set({ title: 'Our HOUSE' }).where(eq(generation.id, 'g61'));
  expect(await search('our house')).toEqual([61]);
  await db.update(generation).set({ deletedAt: new Date() }).where(eq(generation.id, 'g61'));
  expect(await search('our house')).toEqual([]);
});

test('words that stand nowhere are looked for in the index alone', async () => {
  const { db } = app.database;
  const listed = sql`owner = 'owner1' and deleted_at is null`;
  const plan = await db.transaction(async (tx) => {
    // With so few rows every plan is fast; it only matters that this one is available.
    for (const way of ['seqscan', 'bitmapscan', 'indexscan']) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    return tx.execute(sql`explain ${containing(db, 'nowhere', listed, 25).getSQL()}`);
  });
  expect(JSON.stringify(plan.rows)).toContain('Index Only Scan Backward using generations_search');
});

test('results whose text is not written yet are found, and once it is written their index is made', async () => {
  const { database, log } = app;
  const expected = await search('street');
  expect(expected.length).toBeGreaterThan(10);
  await database.db.execute(sql`drop index generations_search`);
  await database.db.execute(sql`update generations set search_text = null where owner = 'owner1'`);
  expect(await search('street')).toEqual(expected);
  await finishUpdate({ database, log });
  const unwritten = sql`select id from generations where search_text is null and octet_length(prompt) < 900`;
  expect((await database.db.execute(unwritten)).rows).toEqual([]);
  expect(await missingIndexes(database.db, readSteps())).toEqual([]);
  expect(await search('street')).toEqual(expected);
});
