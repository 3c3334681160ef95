import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { safePglite } from './safe-pglite.ts';

test('a script that fails does not fail the 600 queries of others beside it', async () => {
  const pglite = await PGlite.create();
  const adapter = safePglite(pglite);
  await pglite.exec('create table innocent (id serial primary key, value int not null)');
  const work: Promise<unknown>[] = [];
  let failedScripts = 0;
  for (let round = 0; round < 60; round++) {
    work.push(
      adapter
        .executeSql('BEGIN; select 1; select broken from nowhere; COMMIT;')
        .catch(() => failedScripts++),
    );
    for (let query = 0; query < 10; query++) {
      work.push(pglite.query('insert into innocent (value) values ($1)', [query]));
    }
  }
  await Promise.all(work);
  const { rows } = await pglite.query<{ count: number }>(
    'select count(*)::int as count from innocent',
  );
  expect({ failedScripts, innocent: rows[0]?.count }).toEqual({ failedScripts: 60, innocent: 600 });
  const { rows: answered } = await adapter.executeSql('BEGIN; select 7 as seven; COMMIT;');
  expect(answered).toEqual([{ seven: 7 }]);
  await pglite.close();
}, 30_000);
