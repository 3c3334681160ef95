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
  /** PostgreSQL URL: then there are two servers that make no pictures, and two workers beside them. */
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
  const ports = databaseUrl ? [await freePort(), await freePort()] : [await freePort()];
  const settingsAt = (port: number) => ({ dataFolder, port, databaseUrl, more: bucket.settings });
  const processes: RunningProcess[] = [];
  try {
    for (const port of ports) {
      const settings = settingsAt(port);
      const more = { ...settings.more, ...(databaseUrl ? { WORK: '0' } : {}) };
      processes.push(await startServer({ ...settings, more }));
    }
    if (databaseUrl) {
      for (const port of ports) processes.push(startWorker(settingsAt(port)));
    }
    const customers = Array.from(
      { length: people },
      (_, index) => new Customer(ports[index % ports.length]!, `10.0.0.${index + 1}`),
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
    const ready = await Promise.all(ports.map(statusOf));
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
    if (ready.some((status) => status !== 503)) {
      faults.push(`/readyz answered ${ready.join(' and ')} without a store`);
    }
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
