/**
 * `npm run bench busy`: fifty photos of 12 megapixels at once, then renders: response time of the health
 * check, event loop delay, and memory of the server and its decoders.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { Customer } from '../faults/customer.ts';
import { freePort, startServer } from '../faults/server-process.ts';
import { machineLoad } from '../measure/machine-load.ts';
import type { Probed } from '../measure/probe.ts';
import { memoryMb, processTree } from '../measure/processes.ts';
import { loopDelayOptions, readLoopDelay } from '../measure/read-loop-delay.ts';

const uploads = 50;
const orders = 6;
const settleMs = 5_000;
const tool = (name: string) => path.join(import.meta.dirname, '../measure', name);

/** Like a phone's photo: 12 megapixels, about 4 MB. */
async function phonePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const grain = sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  });
  return new Uint8Array(await grain.jpeg({ quality: 80 }).toBuffer());
}

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
const port = await freePort();
const server = await startServer({
  dataFolder: path.join(folder, 'data'),
  port,
  ...loopDelayOptions(folder),
});
const pid = server.child.pid!;
const loopDelay = () => readLoopDelay(server.child, folder);

/** Measures the server during some work. */
async function watch(what: string, work: () => Promise<unknown>): Promise<void> {
  await loopDelay();
  const probe = fork(tool('probe.ts'), [`http://127.0.0.1:${port}/healthz`]);
  let mostMb = 0;
  const watching = setInterval(() => {
    mostMb = Math.max(mostMb, memoryMb(processTree(pid)));
  }, 250);
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  const delay = await loopDelay();
  clearInterval(watching);
  const answered = once(probe, 'message');
  probe.send('end');
  const [probed] = (await answered) as [Probed];
  probe.disconnect();
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`${what}, ${(tookMs / 1000).toFixed(1)} s`);
  console.log(
    `  /healthz answered ${probed.count} times, p50 ${ms(probed.p50Ms)}, p99 ${ms(probed.p99Ms)}, slowest ${ms(probed.maxMs)}   goal 100 ms`,
  );
  console.log(
    `  event loop late by p50 ${ms(delay.p50Ms)}, p99 ${ms(delay.p99Ms)}, at most ${ms(delay.maxMs)}   goal p99 50 ms`,
  );
  console.log(
    `  a process that does nothing else was late by p99 ${ms(probed.idleP99Ms)}; load of the machine ${machineLoad()}`,
  );
  if (mostMb > 0) console.log(`  memory with decoders ${mostMb.toFixed(0)} MB   goal 700 MB`);
}

try {
  const customer = new Customer(port);
  await customer.arrive();
  await customer.order(1);
  await customer.untilDone(120_000);
  await wait(settleMs);
  const photo = await phonePhoto();
  console.log(`a photo has ${(photo.length / 1e6).toFixed(1)} MB`);
  const statuses: number[] = [];
  await watch(`${uploads} photos of 12 megapixels at once`, () =>
    Promise.all(
      Array.from({ length: uploads }, async () => statuses.push(await customer.send(photo))),
    ),
  );
  console.log(`  taken in: ${statuses.filter((status) => status === 201).length} of ${uploads}`);
  await watch(`${orders} renders`, async () => {
    for (let order = 0; order < orders; order++) {
      await customer.order(1);
      await customer.untilDone(120_000);
    }
  });
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
