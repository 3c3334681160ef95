/** Processes on one PostgreSQL server: what they do when they start together, disagree or lose their line. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, test, vi } from 'vitest';
import { openBreakable } from '../../testing/databases/breakable-database.ts';
import { closeLater } from '../../testing/databases/left-over.ts';
import { askDatabase, databaseUrl, onServer } from '../../testing/databases/postgres-databases.ts';
import { firstOf } from '../../testing/first-of.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import type { ServerDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { connectServer, onPatientConnection } from '../db/server.ts';
import type { FileStore } from '../files/file-store.ts';
import { openBoss } from '../jobs/boss.ts';
import { openQueue } from '../jobs/queue.ts';
import { toProblem } from '../problem.ts';
import { version } from '../version.ts';
import { openDatabaseClock } from './database-clock.ts';
import { expectStopped } from './expect-stopped.ts';
import { disagreement, joinHosts } from './join-hosts.ts';
import { openNotices } from './notices.ts';

const template = inject('databaseTemplate');

function keptInMemory(place: string): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    place,
    exists: async (key: string) => files.has(key),
    bytes: async (key: string) => files.get(key) ?? new Uint8Array(),
    put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
  } as unknown as FileStore;
}

const own = { version: '0.3.0', oldestBeside: '0.2.0', secretMark: 'one', storeId: 'one' };
const worker = { ...own, kind: 'worker', host: 'barn' } as const;

test.each([
  [{}, undefined],
  [{ version: '0.2.9', secretMark: null }, undefined],
  [
    { secretMark: 'two' },
    'A worker of this database on barn signs sessions with another secret. Give every host the same AUTH_SECRET.',
  ],
  [
    { storeId: 'two' },
    'A worker of this database on barn keeps its files elsewhere than in ./files. Give every host the same S3_BUCKET, S3_ENDPOINT and S3_PREFIX, or one folder that all of them share.',
  ],
  [
    { version: '0.1.9' },
    'A worker of this database on barn runs version 0.1.9, which cannot run beside 0.3.0. Stop it first, or update one release at a time.',
  ],
  [
    { version: '0.10.0', oldestBeside: '0.4.0' },
    'A worker of this database on barn runs version 0.10.0, which cannot run beside 0.3.0. Stop it first, or update one release at a time.',
  ],
])('beside a process with %j', (other, expected) => {
  expect(disagreement(own, { ...worker, ...other }, './files')).toBe(expected);
});

describe.skipIf(template.home === 'embedded')('on a server', () => {
  const open = async () => (await openTestDatabase()) as ServerDatabase;
  const noticesOf = async (database: ServerDatabase) => {
    const notices = await openNotices(database, testLog());
    closeLater(() => notices.close());
    return notices;
  };

  test('a move is refused while a process is there, and not once it is gone', async () => {
    const database = await open();
    const log = testLog();
    const notices = await openNotices(database, log);
    const store = keptInMemory('./files');
    const joining = { database, notices, log, secret: undefined, store, hostAheadMs: () => 0 };
    await joinHosts({ ...joining, kind: 'worker' });
    await expect(expectStopped(database)).rejects.toThrow(
      /^Something runs on this database: the worker on .+\. Stop all servers and workers first/,
    );
    await notices.close();
    // Its lock goes a moment after its connection.
    await vi.waitFor(() => expectStopped(database));
  });

  test('eight concurrent starts on an empty database succeed', async () => {
    if (template.home === 'embedded') return;
    const name = `maquette_empty_${randomUUID().replaceAll('-', '')}`;
    await onServer(template.url, `create database ${name}`);
    closeLater(() => onServer(template.url, `drop database if exists ${name} with (force)`));
    const url = databaseUrl(template.url, name);
    const starts = Array.from({ length: 8 }, async () => {
      const database = await openDatabase({ folder: '', databaseUrl: url }, testLog());
      const queue = await openQueue({
        database,
        boss: await openBoss(database, testLog()),
        log: testLog(),
      });
      await queue.close();
      await database.close();
    });
    const ended = await Promise.allSettled(starts);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('another secret, store or time is refused, as long as the first is there', async () => {
    const database = await open();
    const first = await noticesOf(database);
    const store = keptInMemory('./files');
    const joining = (notices: typeof first, more = {}) =>
      joinHosts({
        ...{ database, notices, store, log: testLog() },
        ...{ kind: 'server', secret: 'a secret', hostAheadMs: () => 0, ...more },
      });
    await joining(first);
    const second = await noticesOf(database);
    await expect(joining(second, { secret: 'other' })).rejects.toThrow('another secret');
    await expect(joining(second, { store: keptInMemory('./else') })).rejects.toThrow('./else');
    await expect(joining(second, { hostAheadMs: () => 7_200_000 })).rejects.toThrow(
      "The clock of this machine is 7200 seconds ahead of the database's. Set both by NTP and start again.",
    );
    await joining(second, { kind: 'worker', secret: undefined });
    const { rows } = await database.db.execute(
      sql`select kind, version from processes order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'server', version },
      { kind: 'worker', version },
    ]);
    await first.close();
    await second.close();
    await joining(await noticesOf(database), { secret: 'other', store: keptInMemory('./else') });
  });

  test('one that lost its line is compared again with those that came meanwhile', async () => {
    const database = await open();
    const way = await openBreakable(database.connectionString);
    closeLater(() => way.close());
    const log = testLog();
    const store = keptInMemory('./files');
    const notices = await noticesOf(way.database);
    let aheadMs = 1_234;
    const own = { ...{ database: way.database, notices, log, store }, hostAheadMs: () => aheadMs };
    const membership = await joinHosts({ ...own, kind: 'server', secret: 'one', checkEveryMs: 50 });
    closeLater(() => membership.close());
    way.cut();
    const others = await noticesOf(database);
    const theirs = { database, notices: others, log: testLog(), store, hostAheadMs: () => 0 };
    // Its lock goes a moment after its connection.
    const other = await vi.waitFor(() => joinHosts({ ...theirs, kind: 'server', secret: 'two' }));
    way.mend();
    await vi.waitFor(() => expect(membership.agrees()).toBe(false), { timeout: 10_000 });
    expect(log.lines.join('')).toContain('signs sessions with another secret');
    other.close();
    await others.close();
    await vi.waitFor(() => expect(membership.agrees()).toBe(true), { timeout: 10_000 });
    const clocks = () => database.db.execute(sql`select clock_ahead_ms from processes`);
    expect((await clocks()).rows).toEqual([{ clock_ahead_ms: 1_234 }]);
    aheadMs = -61_000;
    await vi.waitFor(() => expect(membership.agrees()).toBe(false));
    expect(log.lines.join('')).toContain('61 seconds behind');
  });

  test("the time is the database's", async () => {
    const database = await open();
    const clock = await openDatabaseClock(database, testLog());
    closeLater(() => clock.close());
    const { rows: before } = await database.db.execute<{ at: Date }>(
      sql`select clock_timestamp() - interval '1 second' as at`,
    );
    const now = clock.now();
    const { rows: after } = await database.db.execute<{ at: Date }>(
      sql`select clock_timestamp() + interval '1 second' as at`,
    );
    expect(now.getTime()).toBeGreaterThan(new Date(firstOf(before).at).getTime());
    expect(now.getTime()).toBeLessThan(new Date(firstOf(after).at).getTime());
  });

  test('a silent connection is dropped, even inside a transaction', async () => {
    const { connectionString } = await open();
    const way = await openBreakable(connectionString, { connectMs: 300, silenceMs: 300 });
    closeLater(() => way.close());
    const { db } = way.database;
    const one = sql`select 1`;
    await db.execute(one);
    way.silence();
    const asked = await Promise.allSettled([
      db.execute(one),
      db.transaction(async (tx) => tx.execute(one)),
      ...Array.from({ length: 12 }, () => db.execute(one)),
    ]);
    const codes = asked.map((answer) =>
      answer.status === 'rejected' ? toProblem(answer.reason).code : 'answered',
    );
    expect(new Set(codes)).toEqual(new Set(['DATABASE_DOWN']));
  });

  test('notices that do not arrive, as through a pooler in transaction mode, refuse the start', async () => {
    if (template.home === 'embedded') return;
    const { connectionString } = await open();
    // Another database hears none of this one's.
    const database = await connectServer(connectionString, undefined, template.url);
    closeLater(() => database.close());
    await expect(openNotices(database, testLog())).rejects.toThrow(
      'Name the database itself in DATABASE_DIRECT_URL.',
    );
  });

  test('locks and notices of a process go past the pooler', async () => {
    const { connectionString } = await open();
    const pooler = await openBreakable(connectionString);
    closeLater(() => pooler.close());
    const way = pooler.database.connectionString;
    const database = await connectServer(way, undefined, connectionString);
    closeLater(() => database.close());
    const notices = await noticesOf(database);
    const heard: string[] = [];
    notices.subscribe('maquette_models', (text) => heard.push(text));
    pooler.cut();
    expect(await onPatientConnection(database, (db) => db.execute(sql`select 1`))).toBeDefined();
    await askDatabase(connectionString, "select pg_notify('maquette_models', 'past it')");
    await vi.waitFor(() => expect(heard).toEqual(['past it']));
  });

  test('the queue hears on the same connection, also after it broke', async () => {
    const { connectionString } = await open();
    const way = await openBreakable(connectionString);
    closeLater(() => way.close());
    const notices = await noticesOf(way.database);
    const heard: string[] = [];
    let listening = 0;
    const stop = await notices.listen?.({
      channel: 'Queue "one"',
      onNotification: (text) => heard.push(text),
      onListening: () => {
        listening += 1;
      },
    });
    const say = (word: string) =>
      askDatabase(connectionString, `select pg_notify('Queue "one"', '${word}')`);
    await say('first');
    await vi.waitFor(() => expect(heard).toEqual(['first']));
    way.cut();
    way.mend();
    await vi.waitFor(() => expect(listening).toBe(2), { timeout: 10_000 });
    await say('second');
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
    stop?.();
    const boss = await openBoss(way.database, testLog(), notices);
    const rows = await askDatabase(
      connectionString,
      `select query from pg_stat_activity where datname = current_database() and application_name = 'pgboss' and query ilike 'listen %'`,
    );
    expect(rows).toEqual([]);
    await boss.stop({ graceful: false, close: true });
  });
});
