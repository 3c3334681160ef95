/**
 * `npm run bench statements`: SQL statements per order, from the request to the end of its stream, on the
 * embedded database and on PostgreSQL, without those of background work. `-- statements postgres 40` counts on
 * one of them and names 40 kinds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { startQuietServer } from '../../apps/server/src/testing/million/quiet-server.ts';
import { timedStatements } from '../../apps/server/src/testing/million/timed-statements.ts';
import { Customer } from '../faults/customer.ts';
import { freePort } from '../faults/server-process.ts';

const goalForOne = 60;
/** Long enough for what comes once a minute. */
const restingMs = 65_000;
const words = process.argv.slice(2);
const isWanted = (name: string) =>
  !words.some((word) => /^[a-z]/.test(word)) || words.includes(name);
const named = Number(words.find((word) => /^\d/.test(word)) ?? 12);
const photoWidthPx = 1600;
const statements = timedStatements();

/** Without lists of columns and values, which obscure the statement. */
const kindOf = (text: string): string =>
  text
    .replace(/\bselect "[^()]*?" from/g, 'select … from')
    .replace(/\(("\w+", )+"\w+"\)/g, '(…)')
    .replace(/pgboss\.\w+_\w{20,}/g, 'pgboss.job')
    .slice(0, 110);

function countsByKind(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, count } of statements.counts()) {
    const kind = kindOf(text);
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

async function measureOn(name: string, environment: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
  const port = await freePort();
  const server = await startQuietServer({
    ...environment,
    ...{ DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', WORK: '1' },
  });
  try {
    const customer = new Customer(port, '127.0.0.1', photoWidthPx);
    await customer.arrive();
    // Warm-up: the first order starts the queue and loads the engine.
    await customer.story(await customer.order(1));
    statements.forget();
    await wait(restingMs);
    const resting = countsByKind();
    for (const variations of [1, 4]) {
      statements.forget();
      const startedAt = performance.now();
      await customer.story(await customer.order(variations));
      const tookMs = performance.now() - startedAt;
      const share = tookMs / restingMs;
      const counts = [...countsByKind()]
        .map(([kind, count]) => {
          const atRest = resting.get(kind) ?? 0;
          // Seldom ones come or don't: one that comes is whole.
          const byItself = atRest > 0 ? Math.max(1, atRest * share) : 0;
          return { kind, count, own: Math.max(0, count - byItself) };
        })
        .sort((left, right) => right.own - left.own);
      const sum = counts.reduce((total, { count }) => total + count, 0);
      const own = counts.reduce((total, each) => total + each.own, 0);
      const isOver = variations === 1 && own > goalForOne;
      if (isOver) process.exitCode = 1;
      const judged = variations === 1 ? `; goal ${goalForOne}` : '';
      console.log(
        `\n${name}, ${variations} ${variations === 1 ? 'picture' : 'pictures'}: ${own.toFixed(0)} statements of its own, ${sum} in all in ${(tookMs / 1000).toFixed(1)} s${judged}`,
      );
      for (const { kind, own: each } of counts.slice(0, named)) {
        if (each >= 0.5) console.log(`${each.toFixed(0).padStart(5)}  ${kind}`);
      }
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isWanted('embedded')) await measureOn('Embedded', {});
const source = findPostgres(process.env);
if (source && isWanted('postgres')) {
  const postgres = await startPostgres(source);
  try {
    await measureOn('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
} else if (!source) {
  console.log('\nPostgreSQL was not found: install it, or name one in TEST_DATABASE_URL.');
}
