/**
 * Kills the server, or one of its workers, at random moments of real work and checks the result: every
 * accepted order has ended exactly once, the quota matches, no file is missing or orphaned.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layDatabaseInto } from '../../apps/server/src/testing/databases/embedded-template.ts';
import { Customer, type Ended } from './customer.ts';
import { type Ordering, renders } from './ordering.ts';
import {
  freePort,
  type ProcessSettings,
  pause,
  type RunningProcess,
  runCommand,
  startServer,
  startWorker,
} from './server-process.ts';

const dayMs = 86_400_000;
const dayOf = (timeMs: number) => Math.floor(timeMs / dayMs);

export interface Kill {
  readonly signal: NodeJS.Signals;
  /** Signals the process with its children, as a terminal or systemd does. */
  readonly group: boolean;
}

export interface FaultOptions {
  /** One per run. */
  readonly kills: readonly Kill[];
  /** PostgreSQL URL: then two workers run beside the server and one of the three is killed. */
  readonly databaseUrl?: string | undefined;
  readonly ordering?: Ordering;
  /** Additional settings, such as a file store. */
  readonly more?: Readonly<Record<string, string>>;
  /** Seed of the random moments. */
  readonly seed?: number;
  /** Continues with the last server; its orders are checked like all others. */
  readonly afterwards?: (server: RunningProcess, customer: Customer) => Promise<MoreOrders>;
  readonly say?: (line: string) => void;
}

export interface MoreOrders {
  readonly orders: readonly string[];
  readonly faults: readonly string[];
}

export interface FaultReport {
  readonly runs: number;
  readonly orders: number;
  readonly done: number;
  readonly failed: number;
  /** Violations as sentences; empty if all is well. */
  readonly faults: readonly string[];
  /** From the restarted process being ready to the first progress. */
  readonly slowestRecoveryMs: number;
}

const longestDelayMs = 2_500;
/** Time for all orders of a run to end, on a busy machine. */
const endLimitMs = 300_000;
/** Promised time from a kill to further progress. */
const promisedRecoveryMs = 15_000;

function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const started: RunningProcess[] = [];
  try {
    return await kill(options, started);
  } catch (error) {
    const complaints = started.at(-1)?.complaints() ?? '';
    throw new Error(`The run was cut off. The last process said: ${complaints}`, { cause: error });
  } finally {
    for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
  }
}

async function kill(options: FaultOptions, started: RunningProcess[]): Promise<FaultReport> {
  const noted = (each: RunningProcess) => {
    started.push(each);
    return each;
  };
  const { kills, ordering = renders, databaseUrl, more = {}, seed = 1 } = options;
  const { say = () => undefined } = options;
  const runs = kills.length;
  const random = numbersFrom(seed);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'maquette-faults-'));
  if (!databaseUrl) await layDatabaseInto(dataFolder);
  const startedAt = Date.now();
  const settings: ProcessSettings = {
    dataFolder,
    port: await freePort(),
    databaseUrl,
    more,
    ownGroup: kills.some(({ group }) => group),
  };
  const workers: RunningProcess[] = [];
  let server = noted(await startServer(settings));
  if (databaseUrl) workers.push(noted(startWorker(settings)), noted(startWorker(settings)));
  const customer = new Customer(settings.port);
  await customer.arrive();
  const faults: string[] = [];
  const orders: string[] = [];
  let slowestRecoveryMs = 0;

  for (const [place, { signal, group }] of kills.entries()) {
    const run = place + 1;
    const count = 1 + Math.floor(random() * 3);
    for (let order = 0; order < count; order++) {
      const pictures = 1 + Math.floor(random() * ordering.mostPictures);
      orders.push(await ordering.order(customer, pictures));
    }
    await pause(random() * longestDelayMs);
    const victim = Math.floor(random() * (workers.length + 1));
    if (victim === 0) {
      const code = await server.end(signal, !group);
      if (signal === 'SIGTERM' && code !== 0) faults.push(`run ${run}: SIGTERM ended with ${code}`);
      server = noted(await startServer(settings));
    } else {
      await workers[victim - 1]!.end(signal, !group);
      workers[victim - 1] = noted(startWorker(settings));
    }
    const tookMs = await customer.untilMoving(orders.slice(-count), endLimitMs);
    slowestRecoveryMs = Math.max(slowestRecoveryMs, tookMs ?? endLimitMs);
    if (tookMs === undefined || tookMs > promisedRecoveryMs) {
      faults.push(`run ${run}: went on only after ${Math.round(tookMs ?? endLimitMs)} ms`);
    }
    const endedMs = await customer.untilDone(endLimitMs);
    if (endedMs === undefined) faults.push(`run ${run}: work has not ended after the restart`);
    say(`run ${run} of ${runs}: ${count} orders, going on after ${Math.round(tookMs ?? -1)} ms`);
  }

  const later = await options.afterwards?.(server, customer);
  orders.push(...(later?.orders ?? []));
  faults.push(...(later?.faults ?? []));
  const endings: Ended[] = [];
  for (const id of orders) endings.push(await customer.ended(id));
  faults.push(...wrongEndings(endings));
  const made = endings.reduce((sum, { pictures }) => sum + pictures, 0);
  const used = await customer.used();
  // a day's quota begins anew at midnight (UTC), and knows nothing of the orders before
  const isSameDay = dayOf(startedAt) === dayOf(Date.now());
  if (isSameDay && used !== made) faults.push(`the quota says ${used} pictures, ${made} were made`);
  for (const each of [server, ...workers]) await each.end('SIGTERM');
  const doctor = await runCommand('doctor', settings, ['--now']);
  if (doctor.code !== 0) faults.push(`the doctor found something:\n${doctor.said}`);
  rmSync(dataFolder, { recursive: true, force: true });
  return {
    runs,
    orders: orders.length,
    done: endings.filter(({ status }) => status === 'done').length,
    failed: endings.filter(({ status }) => status !== 'done').length,
    faults,
    slowestRecoveryMs: Math.round(slowestRecoveryMs),
  };
}

export function wrongEndings(endings: readonly Ended[]): string[] {
  return endings.flatMap(({ id, status, pictures, endings: count }) => {
    const wrong: string[] = [];
    if (!['done', 'failed'].includes(status)) wrong.push(`${id} is ${status}`);
    if (count !== 1) wrong.push(`${id} has ended ${count} times`);
    if ((status === 'done') !== pictures > 0) wrong.push(`${id}: ${status}, ${pictures} pictures`);
    return wrong;
  });
}
