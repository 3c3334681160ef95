/** Workers on a database of their own, which draw blocks of pictures and rest in between. */
import { limits } from '@maquette/contract';
import {
  askDatabase,
  databaseUrl,
} from '../../apps/server/src/testing/databases/postgres-databases.ts';
import { Customer } from '../faults/customer.ts';
import { pause, type RunningProcess } from '../faults/server-process.ts';
import { processTree, spentMs } from '../measure/processes.ts';
import { type Drawing, drawnBetween } from './drawing.ts';
import type { Bench } from './row.ts';

/** Per worker and block: the first one may load the engine, and at the end one worker may be idle. */
const firstLeftOut = 1;
const lastLeftOut = 1;
/** One person's queue limit. */
const ordersOfEach = limits.runningPerUser + limits.waitingPerUser;
const photoWidthPx = 1_600;
const pollIntervalMs = 500;
const limitMs = 15 * 60_000;

export interface StudioOnDatabase {
  /** Pictures that are counted for each worker. */
  draw(counted: number): Promise<Drawing>;
  end(): Promise<void>;
}

/** A worker for each of the command prefixes. */
export async function openStudio(
  { cluster, postgresUrl }: Bench,
  held: readonly (readonly string[])[],
): Promise<StudioOnDatabase> {
  const database = await cluster.newDatabase();
  const url = databaseUrl(postgresUrl, database);
  const more = { S3_PREFIX: database };
  const running: RunningProcess[] = [];
  const server = await cluster.server({ database, more: { ...more, WORK: '0' } });
  running.push(server.process);
  const workers: RunningProcess[] = [];
  for (const prefix of held) {
    workers.push(await cluster.worker({ database, more: { ...more, WORK: '1' }, held: prefix }));
  }
  running.push(...workers);
  const customers: Customer[] = [];

  async function customersFor(orders: number): Promise<readonly Customer[]> {
    while (customers.length < Math.ceil(orders / ordersOfEach)) {
      const address = `198.51.100.${customers.length + 1}`;
      const customer = new Customer(server.origin, address, photoWidthPx);
      await customer.arrive();
      customers.push(customer);
    }
    return customers;
  }

  return {
    async draw(counted) {
      const wanted = held.length * (firstLeftOut + counted + lastLeftOut);
      const before = (await drawn(url)).length;
      const people = await customersFor(wanted);
      const spent = () =>
        workers.reduce((sum, { child }) => sum + spentMs(processTree(child.pid ?? 0)), 0);
      const looks: { at: number; done: number; spent: number }[] = [];
      for (let order = 0; order < wanted; order += 1) {
        await people[order % people.length]!.order(1);
      }
      const until = performance.now() + limitMs;
      for (let done = 0; done < wanted; ) {
        if (performance.now() > until) throw new Error(`${done} of ${wanted} were drawn`);
        await pause(pollIntervalMs);
        done = (await drawn(url)).length - before;
        looks.push({ at: Date.now(), done, spent: spent() });
      }
      const from = looks.find(({ done }) => done >= firstLeftOut * held.length)!;
      const to = looks.find(({ done }) => done >= wanted - lastLeftOut * held.length)!;
      return {
        workers: held.length,
        pictures: to.done - from.done,
        wallMs: to.at - from.at,
        processorMs: to.spent - from.spent,
        drawingMs: drawnBetween(await drawn(url), from.at, to.at),
      };
    },
    async end() {
      for (const one of running) await one.end('SIGTERM');
    },
  };
}

async function drawn(url: string) {
  const rows = await askDatabase<{ started: Date; finished: Date }>(
    url,
    "select started_at as started, finished_at as finished from generations where status = 'done'",
  );
  return rows.map(({ started, finished }) => ({
    startedAt: started.getTime(),
    finishedAt: finished.getTime(),
  }));
}
