/** A few decoding processes, each with one picture at a time, a time limit and a bounded queue. */
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

/** Pixels are large and short-lived: glibc gives their memory back instead of keeping it for later. */
const frugalMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1000000' };

/**
 * All a decoder is told of its surroundings: where programs, libraries and temporary files are. A
 * picture that takes it over finds no key of ours there. (Nor does it hear of `node --watch`, where a
 * child would speak first, of what it has loaded.)
 */
const surroundings = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'] as const;
const frugalEnvironment = () => ({
  ...Object.fromEntries(surroundings.map((name) => [name, process.env[name]])),
  ...frugalMemory,
  // Code that was compiled before takes some twenty megabytes less than code compiled anew.
  NODE_COMPILE_CACHE: getCompileCacheDir(),
});

/** Retry-After of refused requests. */
const busySeconds = 5;
/** As long as engine threads stay: to begin anew costs a small photo five times what it takes to read it. */
const minuteMs = 60_000;

export interface DecoderPoolOptions {
  readonly processes?: number;
  readonly maxWaiting?: number;
  readonly operationTimeoutMs?: number;
  readonly idleProcessMs?: number;
  /** How far its processes stand back for the server itself. */
  readonly niceness?: number;
  /** The program of the processes; tests plant one that hangs. */
  readonly file?: string;
}

/** A request to a decoder; the picture itself follows by the pipe, `size` bytes of it. */
export interface DecodeRequest {
  readonly operation: DecodeOperation;
  readonly settings: unknown;
  readonly size: number;
}

export interface DecodeAnswer {
  readonly output?: object;
  /** Bytes of the picture and of its thumbnail, which follow by the pipe. */
  readonly sizes?: readonly [number, number];
  readonly error?: string;
}

export interface DecoderPool {
  run<Name extends DecodeOperation>(
    operation: Name,
    settings: DecodeTable[Name]['settings'],
    /** Asked for the picture when a process is free. */
    load: () => Promise<Uint8Array | Blob>,
    /** More than one for pictures that we encoded: no death of a process is their fault. */
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

/** Lowers the priority before the program loads, which is work as well; the decoder does it once more itself. */
function standBack({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
    if (process.platform === 'linux') writeFileSync(groupFileOf(pid), String(niceness));
  } catch {
    // It has ended, or the system forbids it.
  }
}

export function createDecoderPool({
  processes = Math.min(2, availableParallelism()),
  maxWaiting = 64,
  operationTimeoutMs = minuteMs,
  idleProcessMs = minuteMs,
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
      // In a group of its own: a signal that stops the server lets its pictures be finished.
      detached: process.platform !== 'win32',
    });
    all.add(child);
    standBack(child, niceness);
    // The exit of a dead process ends its task.
    pipeOf(child)?.on('error', () => undefined);
    // A machine without memory or processes to spare: as if it had been killed at once.
    child.once('error', () => {
      if (child.pid === undefined) child.emit('exit', null, 'SIGKILL');
    });
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
      // A picture may have come while an idle process was on its way out.
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
      // A process that was killed, such as for the machine's memory, says nothing of its picture.
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
