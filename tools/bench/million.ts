/**
 * `npm run bench million`: a PostgreSQL with a million generations, inserted by SQL, and a server on it: the
 * slowest statements, separately for background work, for requests, and for Prometheus, whose complete scrape
 * is timed too.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { openMillion } from '../../apps/server/src/testing/million/million.ts';
import { middleOf } from '../../apps/server/src/testing/million/timed-statements.ts';
import { freePort } from '../faults/server-process.ts';
import { Client } from '../hostile/client.ts';

const goalsMs = { 'by itself': 50, 'for a person': 30, 'a reading': 20 } as const;
/** The server's own queries run at least every five seconds. */
const watchedMs = 12_000;
const named = 4;
const rounds = 6;

/** By an owner of twenty thousand of them. */
const requests = [
  '/api/generations?limit=24',
  '/api/generations/g1',
  '/api/generations?limit=24&tool=visual',
  '/api/generations?limit=24&favourite=true',
  '/api/generations?limit=24&search=cabin',
  '/api/generations?limit=24&search=nowhere',
  '/api/generations/running',
  '/api/storage',
  '/api/quota',
];
const administrators = [
  '/api/administration/people',
  '/api/administration/people?search=example',
  '/api/administration/people?search=nowhere',
  '/api/administration/jobs',
  '/api/administration/processes',
  '/api/administration/storage',
  '/api/administration/actions',
];

const port = await freePort();
const million = await openMillion(port);
const { statements } = million;

function judge(what: keyof typeof goalsMs, ms: number, text: string): void {
  const isOver = ms > goalsMs[what];
  if (isOver) process.exitCode = 1;
  const judged = `${isOver ? 'over ' : 'below'} ${goalsMs[what]} ms`;
  console.log(
    `${what.padEnd(12)} ${ms.toFixed(1).padStart(8)} ms  ${judged}  ${text.slice(0, 100)}`,
  );
}

function told(what: keyof typeof goalsMs): void {
  for (const { text, ms } of statements.slowest(named)) judge(what, ms, text);
}

async function readMetrics(): Promise<number> {
  const sentAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${million.metricsToken}` },
  });
  if (!answer.ok) throw new Error(`/metrics was answered with ${answer.status}`);
  await answer.text();
  return performance.now() - sentAt;
}

try {
  const person = new Client(`http://127.0.0.1:${port}`, '192.0.2.1');
  const { email } = await person.signUp();
  const startedAt = performance.now();
  await million.fill(email);
  console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

  statements.forget();
  await wait(watchedMs);
  await million.tidy();
  told('by itself');
  statements.forget();
  await million.compare();
  told('by itself');

  for (const pages of [requests, administrators]) {
    // The first round loads pages from disk.
    for (let round = 0; round < rounds; round++) {
      if (round === 1) statements.forget();
      for (const page of pages) {
        const answer = await person.request(page);
        if (!answer.ok) throw new Error(`${page} was answered with ${answer.status}`);
        await answer.arrayBuffer();
      }
    }
    told('for a person');
  }

  await readMetrics();
  statements.forget();
  const readingsMs: number[] = [];
  for (let round = 0; round < rounds; round++) readingsMs.push(await readMetrics());
  told('a reading');
  judge('a reading', middleOf(readingsMs), '/metrics as a whole');
} finally {
  await million.close();
}
