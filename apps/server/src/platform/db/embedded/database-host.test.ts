import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { failLoudly } from '../../../testing/fail-loudly.ts';
import { startDatabase } from './database-host.ts';
import type { DatabasePlace } from './database-thread.ts';

const template = inject('databaseTemplate');
const place: DatabasePlace =
  template.home === 'embedded'
    ? { kind: 'memory', archiveFile: template.file }
    : { kind: 'memory' };

test('a dying thread fails its queries; the next connection gets another', async () => {
  const deaths: string[] = [];
  const host = await startDatabase(place, (error) => deaths.push((error as Error).message));
  const connect = async () => {
    const client = new pg.Client({ user: 'postgres', ssl: false, stream: () => host.connect() });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const first = await connect();
  const second = host.connect().on('error', () => {});
  // No way to begin a conversation: PostgreSQL gives up, and the thread with it.
  second.write(Buffer.from([0, 0, 0, 8, 0, 0, 0, 0]));
  const archived = expect(host.archive('none')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(first.query('select 1')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await archived;
  expect(deaths).toEqual([expect.stringContaining('terminated')]);

  const third = await connect();
  const { rows } = await third.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await third.end();
  await host.close();
});

test('a database that cannot be opened says why', async () => {
  const place = { kind: 'folder', folder: '/dev/null/nowhere', syncedAtMs: undefined } as const;
  await expect(startDatabase(place, failLoudly)).rejects.toThrow(/ENOTDIR|ENOENT/);
});

test('it opens in watch mode too', async () => {
  // As `node --watch` sets it: a thread then begins by telling what it has loaded.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const host = await startDatabase(place, failLoudly).finally(() => vi.unstubAllEnvs());
  await host.close();
});
