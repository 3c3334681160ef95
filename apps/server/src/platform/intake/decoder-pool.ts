/** A pool of decoder processes, each with one picture at a time, a timeout and a bounded queue. */
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Problem } from '../problem.ts';
import type { DecodeOperation, DecodeTable } from './decode-operations.ts';
import {
  type DecodeAnswer,
  type DecodeRequest,
  decoderProgram,
  forkDecoder,
  pipeOf,
  receivePictures,
  refDecoder,
  unrefDecoder,
} from './fork-decoder.ts';
import { sendBytes, sizeOf } from './picture-pipe.ts';

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

export function createDecoderPool({
  processes = Math.min(2, availableParallelism()),
  operationTimeoutMs = 60_000,
  niceness = 10,
  file = decoderProgram,
}: DecoderPoolOptions = {}): DecoderPool {
  const waiting: Waiting[] = [];
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  let closed = false;

  function start(): ChildProcess {
    const child = forkDecoder(file, niceness);
    all.add(child);
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
    unrefDecoder(child);
  }

  function next(): void {
    if (waiting.length === 0) return;
    const [free] = idle.keys();
    if (!free && all.size >= processes) return;
    const child = free ?? start();
    clearTimeout(idle.get(child));
    idle.delete(child);
    refDecoder(child);
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
