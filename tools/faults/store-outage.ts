/**
 * Makes the file store unavailable while orders are running, and checks that every order finishes and how
 * soon work resumes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucketServer } from '../../apps/server/src/testing/bucket-server.ts';
import { Customer } from './customer.ts';
import { wrongEndings } from './run-faults.ts';
import {
  freePort,
  pause,
  type RunningProcess,
  startServer,
  startWorker,
} from './server-process.ts';

export interface OutageOptions {
  readonly seconds: number;
  readonly people: number;
  readonly ordersEach: number;
  /** PostgreSQL URL: then two workers run beside the server. */
  readonly databaseUrl?: string | undefined;
  readonly say?: (line: string) => void;
}

export interface OutageReport {
  readonly orders: number;
  readonly done: number;
  readonly goingOnAfterMs: number;
  readonly faults: readonly string[];
}

const endLimitMs = 15 * 60_000;
const goingOnLimitMs = 15_000;

export async function takeStoreAway(options: OutageOptions): Promise<OutageReport> {
  const { seconds, people, ordersEach, databaseUrl, say = () => undefined } = options;
  const bucket = await startBucketServer();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'maquette-outage-'));
  const settings = { dataFolder, port: await freePort(), databaseUrl, more: bucket.settings };
  const processes: RunningProcess[] = [];
  try {
    processes.push(await startServer(settings));
    if (databaseUrl) processes.push(startWorker(settings), startWorker(settings));
    const customers = Array.from(
      { length: people },
      (_, index) => new Customer(settings.port, `10.0.0.${index + 1}`),
    );
    const orders: { readonly customer: Customer; readonly id: string }[] = [];
    for (const customer of customers) {
      await customer.arrive();
      for (let count = 0; count < ordersEach; count++) {
        orders.push({ customer, id: await customer.order(1) });
      }
    }
    bucket.cut();
    say(`${orders.length} orders; the store is gone for ${seconds} s`);
    const ready = await statusOf(settings.port);
    await pause(seconds * 1_000);
    const before = await count(orders, 'done');
    bucket.mend();
    const mendedAt = performance.now();
    const isGoingOn = async () =>
      (await count(orders, 'running')) > 0 || (await count(orders, 'done')) > before;
    while (!(await isGoingOn()) && performance.now() - mendedAt < endLimitMs) await pause(100);
    const goingOnAfterMs = Math.round(performance.now() - mendedAt);
    say(`back: ${before} done before, work goes on ${goingOnAfterMs} ms after`);
    for (const customer of customers) await customer.untilDone(endLimitMs);
    const endings = [];
    for (const { customer, id } of orders) endings.push(await customer.ended(id));
    const done = endings.filter(({ status }) => status === 'done').length;
    const faults = [...wrongEndings(endings)];
    if (done < orders.length) faults.push(`${orders.length - done} orders failed`);
    if (ready !== 503) faults.push(`/readyz answered ${ready} without a store`);
    if (goingOnAfterMs > goingOnLimitMs) faults.push(`went on only after ${goingOnAfterMs} ms`);
    return { orders: orders.length, done, goingOnAfterMs, faults };
  } finally {
    await Promise.all(processes.map((each) => each.end('SIGTERM')));
    await bucket.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function count(
  orders: readonly { customer: Customer; id: string }[],
  wanted: 'running' | 'done',
): Promise<number> {
  const stories = await Promise.all(orders.map(({ customer, id }) => customer.peek(id)));
  return stories.filter(({ status }) => status === wanted).length;
}

async function statusOf(port: number): Promise<number> {
  const limit = performance.now() + goingOnLimitMs;
  for (;;) {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (status !== 200 || performance.now() > limit) return status;
    await pause(500);
  }
}
