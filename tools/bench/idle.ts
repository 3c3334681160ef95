/**
 * `npm run bench idle [RUNS]`: an idle server, as started by `npm start`, with a new data folder and again
 * with the same one: time until it responds, memory of all processes, and event loop delay during its
 * preparations.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../build.mjs';
import { freePort } from '../faults/server-process.ts';
import { root } from '../install.mjs';
import { machineLoad } from '../measure/machine-load.ts';
import { memoryMb, processTree, residentMb } from '../measure/processes.ts';

const runs = Number(process.argv[2] ?? 5);
/** By then the voice is loaded and has freed its memory. */
const restAfterMs = 40_000;
const pollIntervalMs = 250;
const delayTool = path.join(import.meta.dirname, '../measure/loop-delay.ts');

interface Running {
  readonly starter: ChildProcess;
  /** The server and its children, without the program that started it. */
  processes(): number[];
  readonly answeredAfterMs: number;
}

async function startAsPeopleDo(folder: string, more: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const startedAt = performance.now();
  const starter = spawn(process.execPath, [path.join(root, 'tools', 'start.mjs')], {
    env: { ...process.env, ...more, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  while (starter.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await wait(10);
  }
  return {
    starter,
    processes: () => processTree(starter.pid!).slice(1),
    answeredAfterMs: performance.now() - startedAt,
  };
}

async function stop({ starter }: Running): Promise<void> {
  starter.kill('SIGTERM');
  await once(starter, 'exit');
}

const megabytes = (value: number) => `${value.toFixed(0)} MiB`.padStart(8);

async function hold(folder: string, name: string): Promise<void> {
  const server = await startAsPeopleDo(folder, {});
  let mostMb = 0;
  const restsAt = performance.now() + restAfterMs;
  while (performance.now() < restsAt) {
    mostMb = Math.max(mostMb, residentMb(server.processes()));
    await wait(pollIntervalMs);
  }
  const family = server.processes();
  console.log(
    `${name.padEnd(16)} answers after ${(server.answeredAfterMs / 1000).toFixed(1)} s; at rest ${megabytes(residentMb(family))} (by share ${megabytes(memoryMb(family))}), at most ${megabytes(mostMb)}   goal 400; load ${machineLoad()}`,
  );
  await stop(server);
}

/** Until all preparations are done, without requests. */
async function lateness(folder: string): Promise<void> {
  const preparedAfterMs = 8_000;
  const delayFile = path.join(path.dirname(folder), 'loop-delay.json');
  const server = await startAsPeopleDo(folder, {
    NODE_OPTIONS: `--import=${delayTool}`,
    LOOP_DELAY_FILE: delayFile,
  });
  const ask = async () => {
    rmSync(delayFile, { force: true });
    process.kill(server.processes()[0]!, 'SIGUSR2');
    while (!statSync(delayFile, { throwIfNoEntry: false })) await wait(20);
    return JSON.parse(readFileSync(delayFile, 'utf8')) as { maxMs: number };
  };
  await ask();
  await wait(preparedAfterMs);
  const { maxMs } = await ask();
  console.log(
    `event loop late by at most ${maxMs.toFixed(0)} ms while it prepares itself; load ${machineLoad()}`,
  );
  await stop(server);
}

ensureBuilt();
const parent = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
try {
  for (let run = 0; run < runs; run++) {
    const folder = path.join(parent, String(run));
    await hold(folder, 'new folder');
    await hold(folder, 'existing folder');
    await lateness(folder);
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  rmSync(parent, { recursive: true, force: true });
}
