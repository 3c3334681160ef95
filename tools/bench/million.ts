/**
 * `npm run bench million`: a PostgreSQL with a million generations, inserted by SQL, and a server on it: the
 * slowest statements, separately for background work, for requests, and for Prometheus, whose complete scrape
 * is timed too. Once with an empty line and once with as many that wait as a server accepts. Judged are the middle one of all
 * executions of a statement, and the one that 95 of 100 are quicker than.
 */
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openMillion } from '../../apps/server/src/testing/million/million.ts';
import { lateOf, middleOf } from '../../apps/server/src/testing/million/timed-statements.ts';
import {
  ask,
  changeResults,
  exportAll,
  order,
  readAdministration,
  readPages,
  type Visits,
} from '../../apps/server/src/testing/million/visits.ts';
import { freePort } from '../faults/server-process.ts';
import { Client } from '../hostile/client.ts';

const goalsMs = { 'by itself': 50, 'for a person': 30, 'a reading': 20 } as const;
/** The server's own queries run at least every five seconds. */
const watchedMs = 12_000;
const watchedInLineMs = 60_000;
const named = 4;
/** Rate limits allow no more questions a minute. */
const rounds = 20;
const questions = 10;
/** Ten an hour are allowed, the first of each time included. */
const exports = 4;

const port = await freePort();
const million = await openMillion(port);
const { statements } = million;

function judge(what: keyof typeof goalsMs, middleMs: number, lateMs: number, text: string): void {
  const isOver = lateMs > goalsMs[what];
  if (isOver) process.exitCode = 1;
  const judged = `${isOver ? 'over ' : 'below'} ${goalsMs[what]} ms`;
  const figures = [middleMs, lateMs].map((ms) => ms.toFixed(1).padStart(8)).join(' ');
  console.log(`${what.padEnd(12)} ${figures} ms  ${judged}  ${text.slice(0, 100)}`);
}

function told(what: keyof typeof goalsMs): void {
  for (const { text, middleMs, lateMs } of statements.slowest(named)) {
    judge(what, middleMs, lateMs, text);
  }
  statements.forget();
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

async function byItself(title: string, forMs: number): Promise<void> {
  console.log(`\n${title}: what it does by itself`);
  statements.forget();
  await wait(forMs);
  await million.tidy();
  told('by itself');
  await million.compare();
  told('by itself');
}

async function forPeople(title: string, visits: Visits): Promise<void> {
  const visit = async (name: string, look: (of: Visits) => Promise<void>, times = rounds) => {
    console.log(`\n${title}: ${name}`);
    // The first round loads pages from disk.
    for (let round = 0; round <= times; round++) {
      if (round === 1) statements.forget();
      await look(visits);
    }
    told('for a person');
  };
  await visit('pages', readPages);
  await visit("administrators' pages", readAdministration);
  await visit('changes', changeResults);
  await visit('photos and orders', order);
  await visit('questions', ask, questions);
  await visit('the export', exportAll, exports);
  console.log(`\n${title}: Prometheus`);
  await readMetrics();
  statements.forget();
  const readingsMs: number[] = [];
  for (let round = 0; round < rounds; round++) readingsMs.push(await readMetrics());
  told('a reading');
  judge('a reading', middleOf(readingsMs), lateOf(readingsMs), '/metrics as a whole');
}

try {
  const person = new Client(`http://127.0.0.1:${port}`, '192.0.2.1');
  const { email } = await person.signUp();
  const startedAt = performance.now();
  await million.fill(email);
  console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const picture = sharp({ create: { width: 16, height: 12, channels: 3, background: '#a08060' } });
  const photo = new Uint8Array(await picture.png().toBuffer());
  const visits: Visits = { ask: (path, sent) => person.request(path, sent), photo };

  await byItself('Nothing waits', watchedMs);
  await forPeople('Nothing waits', visits);
  await million.fillLine();
  await byItself('1,000 wait', watchedInLineMs);
  await forPeople('1,000 wait', { ...visits, isLineFull: true });
} finally {
  await million.close();
}
