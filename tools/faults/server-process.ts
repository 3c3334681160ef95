/** A real server or worker as a child process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memorySettings } from '../allocation.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 180_000;
const betweenLooksMs = 50;
const keptComplaints = 20_000;

export interface ProcessSettings {
  readonly dataFolder: string;
  readonly port: number;
  readonly databaseUrl?: string | undefined;
  /** Additional settings. */
  readonly more?: Readonly<Record<string, string>>;
  readonly preload?: string;
  /** Starts it in its own process group, so that it can be signalled with its children. */
  readonly ownGroup?: boolean;
  /** Its address for clients; localhost by default. */
  readonly address?: string;
  /** Prefix of the command, such as one that enters a namespace. */
  readonly within?: readonly string[];
  /** Command that replaces Node and its file, such as `npm start`. */
  readonly command?: readonly string[];
  /** Folder of another installation. */
  readonly root?: string;
  /** File for its log, if the test doesn't read it. */
  readonly logFile?: string;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Below the ephemeral ports, so that a restarted server gets its port back. */
const ports = { first: 20_000, count: 10_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + randomInt(ports.count);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}

const environment = ({ dataFolder, port, databaseUrl, more }: ProcessSettings) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...memorySettings,
  NODE_ENV: 'test',
  DATA_DIR: dataFolder,
  PORT: String(port),
  LOG_LEVEL: 'error',
  FREE_PICTURES_PER_DAY: '100000',
  // A bench may simulate many clients, each with its own address.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  ...more,
});

export interface RunningProcess {
  readonly child: ChildProcess;
  /** End of its output; it logs only errors. */
  complaints(): string;
  readonly ended: Promise<unknown>;
  /** Resolves after its output has been read completely. */
  readonly read: Promise<unknown>;
  /** Resolves with the exit code. A process group is signalled as a whole, unless `isAlone`. */
  end(signal: NodeJS.Signals, isAlone?: boolean): Promise<number | null>;
}

function start(
  file: string,
  settings: ProcessSettings,
  options: readonly string[] = [],
): RunningProcess {
  const home = settings.root ?? root;
  const node = [
    process.execPath,
    ...(settings.preload ? ['--import', settings.preload] : []),
    ...[path.join(home, 'apps/server/src', file), ...options],
  ];
  const [command = '', ...words] = [...(settings.within ?? []), ...(settings.command ?? node)];
  const child = spawn(command, words, {
    cwd: home,
    env: environment(settings),
    detached: settings.ownGroup ?? false,
    stdio: ['ignore', settings.logFile ? openSync(settings.logFile, 'a') : 'pipe', 'pipe'],
  });
  let complaints = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (part) => {
      complaints = (complaints + part).slice(-keptComplaints);
    });
  }
  const ended = once(child, 'exit');
  const read = once(child, 'close');
  return {
    child,
    complaints: () => complaints,
    ended,
    read,
    async end(signal, isAlone = false) {
      if (settings.ownGroup && !isAlone && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

export const startServer = (settings: ProcessSettings): Promise<RunningProcess> =>
  answering(start('main.ts', settings), settings, '/healthz');

/** The same responses from plain Hono; see there. */
export const startBareHono = (settings: ProcessSettings): Promise<RunningProcess> =>
  answering(start('commands/bare-hono.ts', settings), settings, '/api/system');

async function answering(
  running: RunningProcess,
  { address = '127.0.0.1', port }: ProcessSettings,
  pathname: string,
): Promise<RunningProcess> {
  const limit = performance.now() + startLimitMs;
  const isOver = () => running.child.exitCode !== null || running.child.signalCode !== null;
  while (performance.now() < limit && !isOver()) {
    const answer = await fetch(`http://${address}:${port}${pathname}`).catch(() => undefined);
    if (answer?.ok) return running;
    await pause(betweenLooksMs);
  }
  if (isOver()) await running.read;
  const { child } = running;
  const said = running.complaints() || `${child.signalCode ?? child.exitCode}`;
  throw new Error(`The server did not start: ${said}`);
}

export const startWorker = (settings: ProcessSettings): RunningProcess =>
  start('worker.ts', settings);

/** Runs one of our commands in its own process, while this one may hold the store. */
export async function runCommand(
  name: 'move' | 'doctor',
  settings: ProcessSettings,
  options: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
  const running = start(`commands/${name}.ts`, settings, options);
  await running.read;
  return { code: running.child.exitCode, said: running.complaints() };
}
