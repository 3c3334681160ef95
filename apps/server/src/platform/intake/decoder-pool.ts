/** A pool of decoder processes, each with one picture at a time, a timeout and a bounded queue. */
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import type { Socket } from 'node:net';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';
import { groupFileOf } from '../process-priority.ts';
import type { DecodeOperation, DecodeTable } from './decode-operations.ts';
import { pipeDescriptor, receiveBytes, sendBytes, sizeOf } from './picture-pipe.ts';

const processFile = fileURLToPath(new URL('./decode-process.ts', import.meta.url));

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

/** Retry-After of refused requests. */
const busySeconds = 5;
/** As long as engine threads: a new process takes five times as long as reading a small photo. */
const idleProcessMs = 60_000;
const maxWaiting = 64;

export interface DecoderPoolOptions {
  readonly processes?: number;
  readonly operationTimeoutMs?: number;
  /** Niceness of its processes. */
  readonly niceness?: number;
  /** Program of the processes; overridden in tests. */
  readonly file?: string;
}

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

export interface DecoderPool {
  run<Name extends DecodeOperation>(
    operation: Name,
    settings: DecodeTable[Name]['settings'],
    /** Called for the picture when a process is free. */
    load: () => Promise<Uint8Array | Blob>,
    /** More than one for pictures that we encoded, which are not to blame for a crash. */
    mostTries?: number,
  ): Promise<DecodeTable[Name]['output']>;
  close(): Promise<void>;
}

interface Waiting {
  tries: number;
  readonly mostTries: number;
  readonly operation: DecodeOperation;
  readonly settings: unknown;
  readonly load: () => Promise<Uint8Array | Blob>;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

const pipeOf = (child: ChildProcess) => child.stdio[pipeDescriptor] as Socket | null | undefined;

async function receivePictures(pipe: Socket | null | undefined, sizes: DecodeAnswer['sizes']) {
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

export function createDecoderPool({
  processes = Math.min(2, availableParallelism()),
  operationTimeoutMs = 60_000,
  niceness = 10,
  file = processFile,
}: DecoderPoolOptions = {}): DecoderPool {
  const waiting: Waiting[] = [];
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  let closed = false;

  function start(): ChildProcess {
    const child = fork(file, [String(niceness)], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256', '--expose-gc'],
      env: frugalEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
      // Own process group: a signal to the server's group lets it finish its picture.
      detached: process.platform !== 'win32',
    });
    all.add(child);
    lowerPriority(child, niceness);
    // The exit handler ends the task.
    pipeOf(child)?.on('error', () => undefined);
    // Could not be spawned, for lack of memory or processes: handled like a crash.
    child.once('error', () => {
      if (child.pid === undefined) child.emit('exit', null, 'SIGKILL');
    });
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
      // A picture may arrive while an idle process exits.
      setImmediate(next);
    });
    return child;
  }

  function rest(child: ChildProcess): void {
    if (!child.connected || closed) return;
    const timer = setTimeout(() => {
      idle.delete(child);
      child.kill('SIGKILL');
    }, idleProcessMs);
    timer.unref();
    idle.set(child, timer);
    child.unref();
    child.channel?.unref();
    pipeOf(child)?.unref();
  }

  function next(): void {
    if (waiting.length === 0) return;
    const [free] = idle.keys();
    if (!free && all.size >= processes) return;
    const child = free ?? start();
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.ref();
    child.channel?.ref();
    pipeOf(child)?.ref();
    serve(child, waiting.shift()!);
  }

  function serve(child: ChildProcess, task: Waiting): void {
    let tookTooLong = false;
    const timer = setTimeout(() => {
      tookTooLong = true;
      child.kill('SIGKILL');
    }, operationTimeoutMs);
    const finished = () => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const onMessage = ({ output, sizes, error }: DecodeAnswer) => {
      receivePictures(pipeOf(child), sizes).then(
        (pictures) => {
          finished();
          rest(child);
          if (error === undefined) task.resolve({ ...output, ...pictures });
          else task.reject(new Error(error));
          next();
        },
        () => child.kill('SIGKILL'),
      );
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => {
      finished();
      task.tries++;
      // Killed, for instance by the OOM killer: that says nothing about the picture.
      const wasKilled = signal !== null && !tookTooLong;
      if (closed) task.reject(new Error('The server is stopping'));
      else if (task.tries < task.mostTries) waiting.unshift(task);
      else
        task.reject(
          new Problem(wasKilled || task.mostTries > 1 ? 'PICTURE_CUT_SHORT' : 'IMAGE_DAMAGED'),
        );
      setImmediate(next);
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    task.load().then(
      (picture) => {
        if (!child.connected) return;
        const { operation, settings } = task;
        const giveUp = (error: unknown) => {
          if (error) child.kill('SIGKILL');
        };
        child.send({ operation, settings, size: sizeOf(picture) } satisfies DecodeRequest, giveUp);
        sendBytes(pipeOf(child)!, picture).catch(giveUp);
      },
      (error: unknown) => {
        finished();
        rest(child);
        task.reject(error as Error);
        next();
      },
    );
  }

  return {
    run<Name extends DecodeOperation>(
      operation: Name,
      settings: DecodeTable[Name]['settings'],
      load: () => Promise<Uint8Array | Blob>,
      mostTries = 1,
    ) {
      if (closed || waiting.length >= maxWaiting) {
        return Promise.reject(new Problem('BUSY', { retryAfterSeconds: busySeconds }));
      }
      return new Promise<DecodeTable[Name]['output']>((resolve, reject) => {
        waiting.push({
          tries: 0,
          mostTries,
          operation,
          settings,
          load,
          resolve: (output) => resolve(output as DecodeTable[Name]['output']),
          reject,
        });
        next();
      });
    },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Problem('BUSY'));
      await Promise.all(
        [...all].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve());
              child.ref();
              child.kill('SIGKILL');
            }),
        ),
      );
    },
  };
}
