/**
 * `npm run bench throughput`: routes of the product beside the same answers given by Hono alone from
 * a copy of the same database. Both are asked in turns, over as many connections, by a client that
 * costs next to nothing; the product writes its log line for every answer, bare Hono none.
 *
 * - A fixed answer: the same JSON of 1.9 kB. The product keeps its text; a route of Hono calls `c.json`
 *   (the first row) or, the hardest yardstick there is, sends a text that is ready (the second).
 * - One question to the database: what is left of today's pictures of a visitor, by the same function.
 *   The product finds out that nobody is signed in and checks its answer against the contract; bare Hono asks for an address that is written down.
 * - Signed in: the session is looked up in the database on both sides, by the same call of Better Auth.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Customer } from '../faults/customer.ts';
import { freePort, startBareHono, startServer } from '../faults/server-process.ts';
import { cpuMs } from '../measure/processes.ts';
import { requestsPerSecond } from '../measure/raw-requests.ts';

const rounds = 3;
const warmUpMs = 1_500;
const durationMs = 2_000;
const connections = 50;

interface Route {
  readonly what: string;
  readonly path: string;
  /** Where bare Hono gives the same answer, when it is not there. */
  readonly barePath?: string;
  readonly signedIn?: boolean;
  readonly goal: string;
}
const routes: readonly Route[] = [
  { what: 'a fixed answer', path: '/api/system', goal: 'goal 70 %' },
  {
    what: 'the same beside a ready text',
    path: '/api/system',
    barePath: '/ready-text',
    goal: 'no goal: that is sending alone',
  },
  { what: 'one question to the database', path: '/api/quota', goal: 'goal 70 %' },
  { what: 'the same, signed in', path: '/api/quota', signedIn: true, goal: 'goal 70 %' },
];

interface Side {
  readonly port: number;
  readonly pid: number;
  readonly perSecond: number[];
  readonly cpuMicros: number[];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(side: Side, route: Route, path: string, cookie: string): Promise<void> {
  const load = {
    port: side.port,
    path,
    connections,
    ...(route.signedIn ? { cookie } : {}),
  };
  await requestsPerSecond({ ...load, durationMs: warmUpMs });
  const before = cpuMs(side.pid);
  const perSecond = await requestsPerSecond({ ...load, durationMs });
  side.perSecond.push(perSecond);
  side.cpuMicros.push(((cpuMs(side.pid) - before) * 1000) / ((perSecond * durationMs) / 1000));
}

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
const ours = { dataFolder: path.join(folder, 'ours'), port: await freePort() };
const started = [await startServer({ ...ours, more: { LOG_LEVEL: 'info' } })];
try {
  const customer = new Customer(ours.port);
  await customer.arrive();
  const description = await (await fetch(`http://127.0.0.1:${ours.port}/api/system`)).text();
  await started[0]!.end('SIGTERM');
  const bare = { dataFolder: path.join(folder, 'bare'), port: await freePort() };
  cpSync(ours.dataFolder, bare.dataFolder, { recursive: true });
  // With its log: it is part of what an answer of ours costs.
  started.push(await startServer({ ...ours, more: { LOG_LEVEL: 'info' } }));
  started.push(await startBareHono({ ...bare, more: { BARE_ANSWER: description } }));
  for (const route of routes) {
    const sides = [ours, bare].map(
      ({ port }, index): Side => ({
        port,
        pid: started[index + 1]!.child.pid!,
        perSecond: [],
        cpuMicros: [],
      }),
    );
    for (let round = 0; round < rounds; round++) {
      for (const [side, path] of [
        [sides[0]!, route.path],
        [sides[1]!, route.barePath ?? route.path],
      ] as const) {
        await measure(side, route, path, customer.cookie);
      }
    }
    const [own, alone] = sides.map((side) => ({
      perSecond: median(side.perSecond),
      cpuMicros: median(side.cpuMicros),
    }));
    console.log(
      `${route.what.padEnd(30)} ${own!.perSecond.toFixed(0)} a second beside ${alone!.perSecond.toFixed(0)}: ${((100 * own!.perSecond) / alone!.perSecond).toFixed(0)} %, ${own!.cpuMicros.toFixed(0)} µs of processor each beside ${alone!.cpuMicros.toFixed(0)}   ${route.goal}`,
    );
  }
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}`);
} finally {
  for (const each of started) if (each.child.exitCode === null) await each.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
