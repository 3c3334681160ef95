/**
 * `npm run bench platform`: the platform's overhead around an engine, over HTTP on a real server with the
 * embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Customer } from '../faults/customer.ts';
import { freePort, startServer } from '../faults/server-process.ts';
import { median } from '../measure/median.ts';

const orders = 20;

const resultLine = (what: string, value: number, goal: string) =>
  console.log(`${what.padEnd(52)} ${value.toFixed(1).padStart(9)} ms   ${goal}`);

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
const port = await freePort();
const server = await startServer({ dataFolder: folder, port });
try {
  const customer = new Customer(port);
  await customer.arrive();
  // Warm-up: the first order starts the queue and loads the engine.
  await customer.order(1);
  await customer.untilDone(120_000);

  const acceptedMs: number[] = [];
  const firstEventMs: number[] = [];
  const visibleMs: number[] = [];
  for (let count = 0; count < orders; count++) {
    const startedAt = performance.now();
    const id = await customer.order(1);
    acceptedMs.push(performance.now() - startedAt);
    const story = await customer.story(id);
    firstEventMs.push(story.firstEventMs);
    visibleMs.push(story.afterLastStageMs);
  }
  resultLine('job accepted (POST to 202), p50', median(acceptedMs), 'goal 40');
  resultLine('first event after asking for the stream, p50', median(firstEventMs), 'goal 60');
  resultLine(
    'done after the last stage (encode, store, write), p50',
    median(visibleMs),
    'goal 100',
  );
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
