/**
 * `npm run bench platform`: what the platform adds around an engine. A real server on its embedded
 * database is asked over HTTP; the bare Hono beside it is the measure for throughput.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Customer } from '../faults/customer.ts';
import { freePort, startServer } from '../faults/server-process.ts';

const orders = 20;
const throughputMs = 3_000;
const connections = 50;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const told = (what: string, value: number, goal: string) =>
  console.log(`${what.padEnd(52)} ${value.toFixed(1).padStart(9)} ms   ${goal}`);

async function requestsPerSecond(url: string): Promise<number> {
  let count = 0;
  const end = performance.now() + throughputMs;
  const ask = async () => {
    while (performance.now() < end) {
      await (await fetch(url)).arrayBuffer();
      count++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return (count * 1000) / throughputMs;
}

/** The least that answers the same: what a route costs before we add anything. */
const bareProgram = (body: unknown, at: number) => `
  import { serve } from '@hono/node-server';
  import { Hono } from 'hono';
  const body = ${JSON.stringify(body)};
  const app = new Hono().get('/api/system', (c) => c.json(body));
  serve({ fetch: app.fetch, port: ${at}, hostname: '127.0.0.1' }, () => console.log('ready'));
`;

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
const port = await freePort();
const server = await startServer({ dataFolder: folder, port });
try {
  const customer = new Customer(port);
  await customer.arrive();
  // The first order starts the queue, loads the engine and compiles it.
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
  told('job accepted (POST to 202), p50', median(acceptedMs), 'goal 40');
  told('first event after asking for the stream, p50', median(firstEventMs), 'goal 60');
  told('done after the last stage (encode, store, write), p50', median(visibleMs), 'goal 100');

  const system = `http://127.0.0.1:${port}/api/system`;
  const body = await (await fetch(system)).json();
  const barePort = await freePort();
  const bareServer = spawn(
    process.execPath,
    ['--input-type=module', '-e', bareProgram(body, barePort)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(bareServer.stdout, 'data');
  const ours = await requestsPerSecond(system);
  const theirs = await requestsPerSecond(`http://127.0.0.1:${barePort}/api/system`);
  bareServer.kill();
  console.log(
    `${'API route beside bare Hono'.padEnd(52)} ${ours.toFixed(0)} and ${theirs.toFixed(0)} a second, ${((100 * ours) / theirs).toFixed(0)} %   goal 70 %`,
  );
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
