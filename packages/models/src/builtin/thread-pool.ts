/**
 * Threads for our engines, so that the event loop never waits for pixels. Aborting a task ends its thread, so a
 * cancelled picture uses no more time.
 */
import { getCompileCacheDir } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina, queueOptionsSymbol } from 'piscina';
import type { EngineJob } from '../engine-job.ts';
import type { TaskInput, TaskName, TaskOutput, TaskReport } from './tasks/task-table.ts';
import { type OwnedTask, threadsOfOwners } from './threads-of-owners.ts';

type ThreadJob = Omit<EngineJob, 'inTurn'>;

interface PooledTask extends OwnedTask {
  /** When it leaves the queue; a message of its thread would come too late to keep it from being aborted. */
  readonly onTaken: (() => void) | undefined;
}

interface QueuedTask {
  readonly [queueOptionsSymbol]: PooledTask;
}

export interface ThreadPool {
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    job?: ThreadJob,
  ): Promise<TaskOutput<Name>>;
  /** Aborting removes it from the queue; once started it runs to its end, which keeps the thread's memory. */
  runBriefly<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    signal?: AbortSignal,
  ): Promise<TaskOutput<Name>>;
  close(): Promise<void>;
}

const idleThreadMs = 60_000;
/** Longest possible timer: 24 days. */
export const everIdleMs = 2 ** 31 - 1;
/** Kept threads allocate little, and keep the largest nursery that they had. */
const maxYoungGenerationSizeMb = { kept: 8, forPictures: 24 } as const;
/**
 * Heap growth that triggers a full garbage collection. V8's default is about 30 MB, three times per picture, and each
 * collection discards machine code that the next picture needs. Read when a thread starts; existing threads keep
 * theirs. Not for kept threads, whose garbage would stay when they rest.
 */
const roomBeforeCollectingMb = 128;

/**
 * All below the server; short work that people wait for without a progress bar comes before long work, and speech
 * before analyses and previews, of which one person can request many.
 */
export const niceness = { spoken: 1, waitedFor: 3, longWork: 12 } as const;

export function createThreadPool(
  maxThreads: number,
  own: {
    readonly niceness: number;
    readonly isKept?: boolean;
    readonly idleMs?: number | undefined;
  } = { niceness: niceness.longWork },
): ThreadPool {
  if (!own.isKept) setFlagsFromString(`--initial-old-space-size=${roomBeforeCollectingMb}`);
  const threadFor = threadsOfOwners(maxThreads);
  const pool = new Piscina({
    filename: new URL('./engine-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: own.isKept ? everIdleMs : (own.idleMs ?? idleThreadMs),
    workerData: { niceness: own.niceness, compileCacheFolder: getCompileCacheDir() },
    loadBalancer: (task, threads) => {
      const { [queueOptionsSymbol]: pooled } = task as unknown as QueuedTask;
      const thread = threadFor(pooled, threads);
      if (!thread) return null;
      pooled.onTaken?.();
      return thread;
    },
    // Engines allocate many short-lived objects; a small nursery costs no time and saves 30 MB each.
    resourceLimits: {
      maxYoungGenerationSizeMb: maxYoungGenerationSizeMb[own.isKept ? 'kept' : 'forPictures'],
    },
    // With 'sync' a waiting thread blocks in Atomics.wait, which would delay its messages.
    atomics: 'disabled',
    // Node calls its WASI experimental; the voice runs on it.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });

  async function run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { signal, onStage, onPreview, owner }: ThreadJob = {},
    onTaken?: () => void,
  ): Promise<TaskOutput<Name>> {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (report: TaskReport) => {
      if (report.type === 'stage') onStage?.(report.name, report.percent);
      else onPreview?.(report.picture);
    });
    try {
      const task: QueuedTask & { input: unknown; port: MessagePort } = {
        ...{ input, port: port2 },
        // For choosing a thread; not sent to it.
        [queueOptionsSymbol]: { owner, onTaken },
      };
      return await pool.run(task, { name, signal: signal ?? null, transferList: [port2] });
    } finally {
      port1.close();
    }
  }

  return {
    run,
    runBriefly: (name, input, signal) => {
      const waiting = new AbortController();
      const giveUp = () => waiting.abort(signal?.reason);
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      const settle = () => signal?.removeEventListener('abort', giveUp);
      return run(name, input, { signal: waiting.signal }, settle).finally(settle);
    },
    close: () => pool.destroy(),
  };
}
