/**
 * `npm run bench throughput`: routes of the product compared with the same responses from plain Hono on a
 * copy of the database. Both are measured alternately, over equally many connections, with a very cheap
 * client; the product writes its log line for every response, plain Hono none. Turns are short and compared
 * in pairs, so that background load affects both; they start when the product has finished its preparations.
 *
 * - A fixed response: the same JSON of 1.9 kB. The product caches its text; plain Hono calls `c.json` (first
 * row) or, the hardest baseline, sends a ready text (second).
 * - One database query: a visitor's remaining pictures of today, by the same function. The product detects
 * that nobody is signed in and validates the response; plain Hono asks for a hard-coded address.
 * - Signed in: both look up the session in the database, by the same call of Better Auth.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Customer } from '../faults/customer.ts';
import { freePort, startBareHono, startServer } from '../faults/server-process.ts';
import { machineLoad } from '../measure/machine-load.ts';
import { median } from '../measure/median.ts';
import { cpuMs } from '../measure/processes.ts';
import { type RawLoad, requestsPerSecond } from '../measure/raw-requests.ts';

const rounds = 11;
/** Once per side and route, for V8's JIT. */
const warmUpMs = 3_000;
const beforeEachMs = 150;
const durationMs = 900;
const connections = 50;
/** Preparations have finished if CPU use stays below this share for this many seconds. */
const restingShare = 0.15;
const restingSeconds = 4;
const mostSettlingSeconds = 90;

interface Route {
  readonly what: string;
  readonly path: string;
  /** Path of the same response on plain Hono, if different. */
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
  readonly load: Omit<RawLoad, 'durationMs'>;
  readonly pid: number;
  readonly perSecond: number[];
  readonly cpuMicros: number[];
}

async function measure({ load, pid, perSecond, cpuMicros }: Side): Promise<void> {
  await requestsPerSecond({ ...load, durationMs: beforeEachMs });
  const before = cpuMs(pid);
  const startedAt = performance.now();
  const answersPerSecond = await requestsPerSecond({ ...load, durationMs });
  const answers = (answersPerSecond * (performance.now() - startedAt)) / 1000;
  perSecond.push(answersPerSecond);
  cpuMicros.push(((cpuMs(pid) - before) * 1000) / answers);
}

async function settled(pid: number): Promise<void> {
  let resting = 0;
  for (let second = 0; second < mostSettlingSeconds && resting < restingSeconds; second++) {
    const before = cpuMs(pid);
    await wait(1_000);
    resting = cpuMs(pid) - before < restingShare * 1_000 ? resting + 1 : 0;
  }
}

const percent = (shares: readonly number[]) => `${(100 * median(shares)).toFixed(0)} %`;

function tell({ what, goal }: Route, own: Side, alone: Side): void {
  const rates = own.perSecond.map((rate, round) => rate / alone.perSecond[round]!);
  const costs = own.cpuMicros.map((cost, round) => alone.cpuMicros[round]! / cost);
  const [perSecond, micros] = [median(own.perSecond), median(own.cpuMicros)].map(Math.round);
  const [alonePerSecond, aloneMicros] = [median(alone.perSecond), median(alone.cpuMicros)].map(
    Math.round,
  );
  console.log(
    `${what.padEnd(30)} ${perSecond} a second beside ${alonePerSecond}: ${percent(rates)}; by processor time ${percent(costs)}, ${micros} µs each beside ${aloneMicros}   ${goal}`,
  );
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
  // With logging, which is part of a response's cost; writing to a file keeps the client from reading it.
  const logFile = path.join(folder, 'log');
  started.push(await startServer({ ...ours, logFile, more: { LOG_LEVEL: 'info' } }));
  started.push(await startBareHono({ ...bare, more: { BARE_ANSWER: description } }));
  await settled(started[1]!.child.pid!);
  for (const route of routes) {
    const sides = [
      { port: ours.port, path: route.path },
      { port: bare.port, path: route.barePath ?? route.path },
    ].map(
      (load, index): Side => ({
        load: { ...load, connections, ...(route.signedIn ? { cookie: customer.cookie } : {}) },
        pid: started[index + 1]!.child.pid!,
        perSecond: [],
        cpuMicros: [],
      }),
    );
    for (const { load } of sides) await requestsPerSecond({ ...load, durationMs: warmUpMs });
    for (let round = 0; round < rounds; round++) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await measure(side);
    }
    tell(route, sides[0]!, sides[1]!);
  }
  console.log(`load of the machine ${machineLoad()}`);
} finally {
  for (const each of started) if (each.child.exitCode === null) await each.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
