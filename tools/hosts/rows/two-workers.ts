/** Speed-up of two workers over one, with equal CPU shares. */
import { limits } from '@maquette/contract';
import {
  askDatabase,
  databaseUrl,
} from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { Customer } from '../../faults/customer.ts';
import { pause, type RunningProcess } from '../../faults/server-process.ts';
import { type Shares, sharesFor } from '../cores.ts';
import { type Bench, type Measured, type Row, times } from '../row.ts';

const leastGain = 1.9;
/** Per worker: the first orders load the engine, and at the end one worker may be idle. */
const firstLeftOut = 4;
const lastLeftOut = 2;
const countedEach = 30;
const leastCounted = 4;
/** One person's queue limit. */
const ordersOfEach = limits.runningPerUser + limits.waitingPerUser;
const photoWidthPx = 1_600;
const limitMs = 30 * 60_000;

export const twoWorkerRows: readonly Row[] = [
  {
    section: 10,
    bar: 'two workers draw 1.9 times what one draws',
    async measure(bench) {
      const shares = sharesFor(2);
      if (!shares) {
        const figure = 'not tried: shares of the processor take root on Linux';
        return { figure, holds: true, isLeftOut: true };
      }
      try {
        return await compare(bench, shares);
      } finally {
        shares.remove();
      }
    },
  },
];

async function compare(bench: Bench, shares: Shares): Promise<Measured> {
  const [alone, both] = [shares.held.slice(0, 1), shares.held];
  // One before and one after, since the machine's load changes over time.
  const rates: number[] = [];
  for (const held of [alone, both, alone]) {
    const rate = await picturesPerMinute(bench, held);
    bench.say(`${held.length} at work: ${rate.toFixed(1)} pictures a minute`);
    rates.push(rate);
  }
  const [before = 0, two = 0, after = 0] = rates;
  const gain = two / ((before + after) / 2);
  return {
    figure: `one ${before.toFixed(1)}, two ${two.toFixed(1)}, one ${after.toFixed(1)} pictures a minute (${shares.described}): ${gain.toFixed(2)} times`,
    holds: gain >= leastGain,
  };
}

async function picturesPerMinute(
  { cluster, postgresUrl, share }: Bench,
  held: readonly (readonly string[])[],
): Promise<number> {
  const database = await cluster.newDatabase();
  const place = { database, more: { S3_PREFIX: database } };
  const picturesEach =
    firstLeftOut + Math.max(leastCounted, times(countedEach, share)) + lastLeftOut;
  const wanted = picturesEach * held.length;
  const running: RunningProcess[] = [];
  try {
    const server = await cluster.server({ ...place, more: { ...place.more, WORK: '0' } });
    running.push(server.process);
    const customers = Array.from(
      { length: Math.ceil(wanted / ordersOfEach) },
      (_, number) => new Customer(server.origin, `198.51.100.${number + 1}`, photoWidthPx),
    );
    for (const customer of customers) await customer.arrive();
    for (let order = 0; order < wanted; order += 1) {
      await customers[order % customers.length]!.order(1);
    }
    for (const prefix of held) {
      const more = { ...place.more, WORK: '1' };
      running.push(await cluster.worker({ ...place, more, held: prefix }));
    }
    const endedAt = await endings(databaseUrl(postgresUrl, database), wanted);
    const counted = endedAt.slice(firstLeftOut * held.length, wanted - lastLeftOut * held.length);
    const minutes = (counted.at(-1)! - counted[0]!) / 60_000;
    return (counted.length - 1) / minutes;
  } finally {
    for (const one of running) await one.end('SIGTERM');
  }
}

/** End times, earliest first. */
async function endings(url: string, wanted: number): Promise<number[]> {
  const until = performance.now() + limitMs;
  for (;;) {
    const rows = await askDatabase<{ at: Date }>(
      url,
      "select finished_at as at from generations where status = 'done' order by finished_at",
    );
    if (rows.length >= wanted) return rows.map(({ at }) => at.getTime());
    if (performance.now() > until) throw new Error(`${rows.length} of ${wanted} were drawn`);
    await pause(2_000);
  }
}
