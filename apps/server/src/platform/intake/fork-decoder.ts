/** A decoder: a process of its own that reads pictures from a pipe, with low priority and without secrets. */
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { groupFileOf } from '../process-priority.ts';
import type { DecodeOperation } from './decode-operations.ts';
import { pipeDescriptor, receiveBytes } from './picture-pipe.ts';

export const decoderProgram = fileURLToPath(new URL('./decode-process.ts', import.meta.url));

/** Makes glibc return freed memory, which pixels use a lot of for a short time. */
const frugalMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1000000' };

/**
 * The whole environment of a decoder: paths of programs, libraries and temporary files. A picture that takes
 * over a decoder finds no secrets there. (`node --watch` is left out as well: a watched child would report its
 * modules first.)
 */
const surroundings = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'] as const;
const frugalEnvironment = () => ({
  ...Object.fromEntries(surroundings.map((name) => [name, process.env[name]])),
  ...frugalMemory,
  // The compile cache saves some twenty megabytes.
  NODE_COMPILE_CACHE: getCompileCacheDir(),
});

/** Request header; `size` bytes of picture follow on the pipe. */
export interface DecodeRequest {
  readonly operation: DecodeOperation;
  readonly settings: unknown;
  readonly size: number;
}

export interface DecodeAnswer {
  readonly output?: object;
  /** Response header; the bytes of picture and thumbnail follow on the pipe. */
  readonly sizes?: readonly [number, number];
  readonly error?: string;
}

export const pipeOf = (child: ChildProcess) =>
  child.stdio[pipeDescriptor] as Socket | null | undefined;

export async function receivePictures(
  pipe: Socket | null | undefined,
  sizes: DecodeAnswer['sizes'],
) {
  if (!pipe || !sizes) return {};
  const bytes = await receiveBytes(pipe, sizes[0]);
  return { bytes, thumb: await receiveBytes(pipe, sizes[1]) };
}

/** Lowers the priority before the program loads; the decoder does so again itself. */
function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
    if (process.platform === 'linux') writeFileSync(groupFileOf(pid), String(niceness));
  } catch {
    // The process has ended, or the system forbids it.
  }
}

export function forkDecoder(file: string, niceness: number): ChildProcess {
  const child = fork(file, [String(niceness)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256', '--expose-gc'],
    env: frugalEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    // Own process group: a signal to the server's group lets it finish its picture.
    detached: process.platform !== 'win32',
  });
  lowerPriority(child, niceness);
  // The exit handler ends the task.
  pipeOf(child)?.on('error', () => undefined);
  // Could not be spawned, for lack of memory or processes: handled like a crash.
  child.once('error', () => {
    if (child.pid === undefined) child.emit('exit', null, 'SIGKILL');
  });
  return child;
}

/** While it works, a decoder keeps this process alive. */
export function refDecoder(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
  pipeOf(child)?.ref();
}

export function unrefDecoder(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  pipeOf(child)?.unref();
}
