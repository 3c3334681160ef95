import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { testLog } from '../../testing/test-log.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';
import { openWhenReady } from './open-when-ready.ts';

const ready = { home: 'server' } as OpenDatabase;

/** A port without a listener. */
async function silentUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `postgres://ada@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/house`;
}

test('a worker that starts before its database waits for it, and says so once (R-11)', async () => {
  const log = testLog();
  const databaseUrl = await silentUrl();
  let tries = 0;
  const opened = await openWhenReady({ folder: '', databaseUrl }, log, {
    betweenTriesMs: 1,
    // The first two errors are real: the port has no listener.
    open: (settings) => (++tries < 3 ? openDatabase(settings, log) : Promise.resolve(ready)),
  });
  expect(opened).toBe(ready);
  expect(log.lines.filter((line) => line.includes('Waiting for the database'))).toHaveLength(1);
});

test('but not for ever, and not where waiting does not help (R-11)', async () => {
  const settings = { folder: '', databaseUrl: await silentUrl() };
  await expect(
    openWhenReady(settings, testLog(), { betweenTriesMs: 1, timeoutMs: 0 }),
  ).rejects.toThrow('does not answer (ECONNREFUSED)');
  let tries = 0;
  const open = () => {
    tries += 1;
    return Promise.reject(new Error('This database was written by a newer release'));
  };
  await expect(openWhenReady(settings, testLog(), { open })).rejects.toThrow('newer release');
  expect(tries).toBe(1);
});
