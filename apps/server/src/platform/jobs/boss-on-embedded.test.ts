import { expect, test } from 'vitest';
import { failLoudly } from '../../testing/fail-loudly.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { bossOn } from './boss-on-embedded.ts';

test('a script that fails does not fail the 600 queries of others beside it, and listening goes on', async () => {
  const database = await startEmbedded({ kind: 'memory' }, { isNew: true, onDeath: failLoudly });
  const { pool } = database;
  const boss = bossOn(database);
  await pool.query('create table innocent (id serial primary key, value int not null)');
  const heard: string[] = [];
  let listening = 0;
  await boss.listen?.(
    'news',
    (payload) => heard.push(payload),
    () => listening++,
  );
  const work: Promise<unknown>[] = [];
  let failedScripts = 0;
  for (let round = 0; round < 60; round++) {
    work.push(
      boss
        .executeSql('BEGIN; select 1; select broken from nowhere; COMMIT;')
        .catch(() => failedScripts++),
    );
    for (let query = 0; query < 10; query++) {
      work.push(pool.query('insert into innocent (value) values ($1)', [query]));
    }
  }
  await Promise.all(work);
  const { rows } = await pool.query('select count(*)::int as count from innocent');
  expect({ failedScripts, innocent: rows[0]?.count }).toEqual({ failedScripts: 60, innocent: 600 });
  await pool.query("select pg_notify('news', 'bread')");
  expect(heard).toEqual(['bread']);
  // Once at first, then on each connection after a failed script.
  expect(listening).toBe(61);
  await database.close();
});
