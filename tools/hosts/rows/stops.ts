/** Stopping or killing npm leaves no process behind; keep-alive connections don't delay a stop. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl } from '../../../apps/server/src/testing/databases/postgres-databases.ts';
import { Customer } from '../../faults/customer.ts';
import {
  freePort,
  type ProcessSettings,
  pause,
  type RunningProcess,
  startServer,
  startWorker,
} from '../../faults/server-process.ts';
import { processTree } from '../../measure/processes.ts';
import { type Bench, onLinux, type Row } from '../row.ts';

const leavesNothingWithinMs = 40_000;
const stopsWithinMs = 10_000;
const givenUpAfterMs = 120_000;
const orders = 3;
const keptConnections = 100;

const cases = [
  { script: 'start', signal: 'SIGTERM' },
  { script: 'start', signal: 'SIGKILL' },
  { script: 'worker', signal: 'SIGTERM' },
  { script: 'worker', signal: 'SIGKILL' },
] as const;

export const stopRows: readonly Row[] = [
  onLinux({
    section: 3,
    isOutside: true,
    bar: '`kill` of npm leaves no process within 40 s, and drains',
    async measure(bench) {
      const failures: string[] = [];
      let isGood = true;
      for (const { script, signal } of cases) {
        const found = await stopNpm(bench, script, signal);
        isGood &&= found.isGood;
        failures.push(`${script} ${signal} ${found.figure}`);
      }
      return { figure: failures.join('; '), holds: isGood };
    },
  }),
  {
    section: 3,
    bar: 'a stop behind connections, kept or never used, within 10 s',
    isInTests: true,
    // The last row of all: nothing follows on this host.
    async measure({ far: { origin, process }, patience }) {
      const agent = new Agent({ keepAlive: true, maxSockets: keptConnections });
      const ask = () =>
        new Promise<void>((resolve, reject) => {
          get(`${origin}/healthz`, { agent }, (answer) =>
            answer.resume().once('end', resolve),
          ).once('error', reject);
        });
      const { hostname, port } = new URL(origin);
      const half = keptConnections / 2;
      // Half of them never ask, as connections that browsers open in advance.
      const silent = Array.from({ length: half }, () =>
        connect(Number(port), hostname).on('error', () => undefined),
      );
      await Promise.all(silent.map((socket) => once(socket, 'connect')));
      await Promise.all(Array.from({ length: half }, ask));
      // Half of the others keep sending requests.
      const asking = Array.from({ length: half / 2 }, async () => {
        for (;;) await ask();
      });
      const at = performance.now();
      const ended = process.end('SIGTERM');
      await Promise.allSettled(asking);
      const code = await ended;
      const tookMs = performance.now() - at;
      agent.destroy();
      for (const socket of silent) socket.destroy();
      return {
        figure: `${keptConnections} connections, half of them never used: ended with ${code} after ${(tookMs / 1000).toFixed(1)} s`,
        holds: code === 0 && tookMs <= stopsWithinMs * patience,
      };
    },
  },
];

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function stopNpm(
  { cluster, postgresUrl }: Bench,
  script: 'start' | 'worker',
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<{ figure: string; isGood: boolean }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'maquette-npm-'));
  const others: RunningProcess[] = [];
  const settings: ProcessSettings = {
    dataFolder,
    port: await freePort(),
    databaseUrl: databaseUrl(postgresUrl, await cluster.newDatabase()),
    more: { ...cluster.bucket.settings, S3_PREFIX: `npm-${script}-${signal}`, LOG_LEVEL: 'info' },
  };
  const byNpm = {
    ...settings,
    command: ['npm', 'run', script],
    more: { ...settings.more, WORK: '1' },
  };
  const served = { ...settings, more: { ...settings.more, WORK: '0' } };
  try {
    let npm: RunningProcess;
    if (script === 'start') npm = await startServer(byNpm);
    else {
      others.push(await startServer(served));
      npm = startWorker(byNpm);
    }
    const customer = new Customer(settings.port);
    await customer.arrive();
    const ids: string[] = [];
    for (let count = 0; count < orders; count += 1) ids.push(await customer.order(1));
    while ((await customer.peek(ids[0]!)).status === 'queued') await pause(50);
    const family = processTree(npm.child.pid!);
    const at = performance.now();
    npm.child.kill(signal);
    const left = () => family.filter(isAlive).length;
    while (left() > 0 && performance.now() - at < givenUpAfterMs) await pause(50);
    const tookMs = performance.now() - at;
    const remaining = left();
    const hasDrained = npm.complaints().includes('"Stopped"');
    others.push(script === 'start' ? await startServer(settings) : startWorker(settings));
    await customer.untilDone(givenUpAfterMs);
    const endings = await Promise.all(ids.map((id) => customer.ended(id)));
    const done = endings.filter(({ status, endings: count }) => status === 'done' && count === 1);
    return {
      figure: `${remaining} of ${family.length} left after ${(tookMs / 1000).toFixed(1)} s, ${hasDrained ? 'drained' : 'not drained'}, ${done.length} of ${orders} done`,
      isGood:
        remaining === 0 && tookMs <= leavesNothingWithinMs && hasDrained && done.length === orders,
    };
  } finally {
    await Promise.all(others.map((one) => one.end('SIGTERM')));
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
