/**
 * `npm run bench million`: a PostgreSQL filled with a million generations by SQL, a server on it, and how
 * long the slowest statement took: of those that come by themselves, and of those somebody waits for.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { tidy } from '../../apps/server/src/caretaking.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { connectServer } from '../../apps/server/src/platform/db/server.ts';
import { openFolderStore } from '../../apps/server/src/platform/files/file-store.ts';
import { createFiles } from '../../apps/server/src/platform/files/files.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { startServer } from '../../apps/server/src/start.ts';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { freePort } from '../faults/server-process.ts';
import { Client } from '../hostile/client.ts';
import { timedStatements } from '../measure/timed-statements.ts';

const goalsMs = { 'by itself': 50, 'for a person': 30 } as const;
/** Questions of the server itself come every five seconds at the latest. */
const watchedMs = 12_000;

/** Asked by somebody who made twenty thousand of them. */
const requests = [
  '/api/generations?limit=24',
  '/api/generations?limit=24&tool=visual',
  '/api/generations?limit=24&favourite=true',
  '/api/generations?limit=24&search=cabin',
  '/api/generations?limit=24&search=nowhere',
  '/api/generations/running',
  '/api/storage',
  '/api/quota',
];

const source = findPostgres(process.env);
if (!source) throw new Error('Expected PostgreSQL: install it, or name one in TEST_DATABASE_URL.');
const postgres = await startPostgres(source);
const folder = mkdtempSync(path.join(tmpdir(), 'maquette-million-'));
const log = createLog('warn');
const statements = timedStatements();
let isMissed = false;

function told(what: keyof typeof goalsMs): void {
  for (const { text, ms } of statements.slowest(4)) {
    const isOver = ms > goalsMs[what];
    isMissed ||= isOver;
    console.log(
      `${what.padEnd(14)} ${ms.toFixed(1).padStart(8)} ms  ${isOver ? 'over ' : 'below'} ${goalsMs[what]} ms  ${text.slice(0, 90)}`,
    );
  }
}

try {
  const port = await freePort();
  const config = await readConfig({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: String(port), WORK: '1' },
    ...{ HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const server = await startServer(config, log);
  const person = new Client(`http://127.0.0.1:${port}`, '192.0.2.1');
  const { email } = await person.signUp();

  const filler = new pg.Client({ connectionString: postgres.url });
  await filler.connect();
  const startedAt = performance.now();
  // One statement each: in one transaction they could not be cleaned up behind.
  for (const statement of readFileSync(new URL('million.sql', import.meta.url), 'utf8').split(
    ';\n',
  )) {
    if (statement.trim()) await filler.query(statement);
  }
  for (const table of ['generations', 'files']) {
    await filler.query(
      `update ${table} set owner = (select id from users where email = $1) where owner = 'su1'`,
      [email],
    );
  }
  await filler.query(
    "update generations set deleted_at = now() - interval '1 hour' where substr(id, 2)::int % 2500 = 0",
  );
  await filler.query('vacuum analyze');
  await filler.end();
  console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

  const database = await connectServer(postgres.url);
  const store = openFolderStore(path.join(folder, 'files'));
  const files = createFiles(database.db, store);
  const storeWatch = { isUp: async () => true };
  statements.forget();
  await wait(watchedMs);
  await tidy({ database, studio: { files, storeWatch }, log, clock: systemClock });
  told('by itself');
  await database.close();

  for (const round of ['cold', 'warm']) {
    statements.forget();
    for (const request of requests) {
      const answer = await person.request(request);
      if (!answer.ok) throw new Error(`${request} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    }

    if (round === 'warm') told('for a person');
  }
  await server.stop();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (isMissed) process.exitCode = 1;
