/**
 * Kills decoder processes while they work, as the OOM killer would, and checks that every order still
 * finishes.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processTree } from '../measure/processes.ts';
import { Customer } from './customer.ts';
import { type Ordering, renders } from './ordering.ts';
import { wrongEndings } from './run-faults.ts';
import {
  freePort,
  type ProcessSettings,
  pause,
  type RunningProcess,
  startServer,
} from './server-process.ts';

export interface DecoderReport {
  readonly kills: number;
  readonly orders: readonly string[];
  readonly done: number;
  readonly faults: readonly string[];
}

interface Kills {
  readonly kills: number;
  readonly ordering?: Ordering;
  readonly say?: (line: string) => void;
}

const pollIntervalMs = 5;
/** How often each busy decoder's survival is decided; memory pressure comes and goes. */
const decideEveryMs = 1_500;
const killedShare = 0.5;
const endLimitMs = 300_000;
const openOrders = 3;

/** A decoder that is working right now. */
function isBusyDecoder(pid: number): boolean {
  try {
    const isDecoder = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-process');
    return isDecoder && /\) R /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export async function killDecoders(
  options: Kills & Pick<ProcessSettings, 'databaseUrl' | 'more'>,
): Promise<DecoderReport> {
  const { databaseUrl, more = {} } = options;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'maquette-decoders-'));
  const port = await freePort();
  const server = await startServer({ dataFolder, port, databaseUrl, more });
  try {
    const customer = new Customer(port);
    await customer.arrive();
    return await killDecodersOf(server, customer, options);
  } finally {
    await server.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** On a running server, with an existing customer's orders. */
export async function killDecodersOf(
  server: RunningProcess,
  customer: Customer,
  { kills, ordering = renders, say = () => undefined }: Kills,
): Promise<DecoderReport> {
  const orders: string[] = [];
  let killed = 0;
  const decidedAt = new Map<number, number>();
  const killing = (async () => {
    while (killed < kills) {
      for (const pid of processTree(server.child.pid!)) {
        const isDecided =
          performance.now() - (decidedAt.get(pid) ?? -decideEveryMs) < decideEveryMs;
        if (killed >= kills || isDecided || !isBusyDecoder(pid)) continue;
        decidedAt.set(pid, performance.now());
        if (Math.random() > killedShare) continue;
        process.kill(pid, 'SIGKILL');
        if (++killed % 10 === 0) say(`${killed} of ${kills} killed, ${orders.length} orders`);
      }
      await pause(pollIntervalMs);
    }
  })();
  while (killed < kills) {
    for (let count = 0; count < openOrders; count++) {
      orders.push(await ordering.order(customer, ordering.mostPictures));
    }
    if ((await customer.untilDone(endLimitMs)) === undefined) break;
  }
  const faults: string[] = killed < kills ? ['work has not ended'] : [];
  if (faults.length === 0) await killing;
  const endings = [];
  for (const id of orders) endings.push(await customer.ended(id));
  faults.push(...wrongEndings(endings));
  const done = endings.filter(
    ({ status, pictures }) => status === 'done' && pictures === ordering.mostPictures,
  ).length;
  if (done < orders.length) faults.push(`${orders.length - done} orders were not wholly made`);
  return { kills: killed, orders, done, faults };
}
