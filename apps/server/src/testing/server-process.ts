/** The real server in a separate process, started as by `npm start`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  /** Its output. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Ends it as if its parent had died. */
  cutLine(): void;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export interface FailedStart {
  readonly code: number | null;
  readonly said: string;
}

function launch(environment: Readonly<Record<string, string>>, { ownGroup = false } = {}) {
  const child = spawn(process.execPath, [mainFile], {
    detached: ownGroup,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const written = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written.text += text;
    });
  }
  return { child, written, ended: exitCode(child) };
}

const exitCode = async (child: ChildProcess): Promise<number | null> => {
  const [code] = await once(child, 'exit');
  return code;
};

export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { child, written, ended } = launch(environment);
  const ready = /ready on (http:\/\/localhost:\d+)/;
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, found] = ready.exec(written.text) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended (${code}): ${written.text}`)));
  });
  return {
    origin,
    output: () => written.text,
    signal: (name) => void child.kill(name),
    cutLine: () => child.disconnect(),
    ended,
  };
}

/** For starts that must fail. */
export async function failToStart(
  environment: Readonly<Record<string, string>>,
): Promise<FailedStart> {
  const { written, ended } = launch(environment);
  return { code: await ended, said: written.text };
}

/** Ctrl+C in a terminal, which reaches the whole group, at a given point of the start. */
export async function cancelStart(
  environment: Readonly<Record<string, string>>,
  isSoFar: (said: () => string) => Promise<unknown>,
): Promise<FailedStart> {
  const { child, written, ended } = launch(environment, { ownGroup: true });
  await isSoFar(() => written.text);
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  return { code: await ended, said: written.text };
}
