/**
 * The threads our engines run in: the event loop never waits for pixels. Aborting a task ends its
 * thread, so a cancelled picture costs nothing more.
 */
import { getCompileCacheDir } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina, queueOptionsSymbol } from 'piscina';
import type { EngineJob } from '../engine-job.ts';
import type { TaskInput, TaskName, TaskOutput, TaskReport } from './tasks/task-table.ts';
import { type OwnedTask, threadsOfOwners } from './threads-of-owners.ts';

type ThreadJob = Omit<EngineJob, 'inTurn'>;

interface QueuedTask {
  readonly [queueOptionsSymbol]: OwnedTask;
}

export interface ThreadPool {
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    job?: ThreadJob,
  ): Promise<TaskOutput<Name>>;
  /** Aborting takes it out of the queue; once begun it ends by itself and keeps the thread's memory. */
  runBriefly<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    signal?: AbortSignal,
  ): Promise<TaskOutput<Name>>;
  close(): Promise<void>;
}

const idleThreadMs = 60_000;
/** The longest time that a timer takes: 24 days. */
const everIdleMs = 2 ** 31 - 1;
const maxYoungGenerationSizeMb = 24;
/**
 * Full collections of garbage begin when a thread's heap has grown by so much. Left to itself that is some 30 MB,
 * three times a picture, and each of them throws away machine code that the next picture needs. V8 reads this
 * when a thread starts; threads that are already there keep what they have.
 */
const roomBeforeCollectingMb = 128;

/**
 * All below the server itself; short work that people wait for without a bar goes before long work. Speech
 * goes before looks and previews, which one person can ask for without an end.
 */
export const niceness = { spoken: 1, waitedFor: 3, longWork: 12 } as const;

export function createThreadPool(
  maxThreads: number,
  own: { readonly niceness: number; readonly isKept?: boolean } = { niceness: niceness.longWork },
): ThreadPool {
  setFlagsFromString(`--initial-old-space-size=${roomBeforeCollectingMb}`);
  const threadFor = threadsOfOwners(maxThreads);
  const pool = new Piscina({
    filename: new URL('./engine-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: own.isKept ? everIdleMs : idleThreadMs,
    workerData: { niceness: own.niceness, compileCacheFolder: getCompileCacheDir() },
    loadBalancer: (task, threads) =>
      threadFor((task as unknown as QueuedTask)[queueOptionsSymbol], threads) ?? null,
    // Engines make much that lives shortly; a small nursery costs them no time and saves 30 MB each.
    resourceLimits: { maxYoungGenerationSizeMb },
    // A waiting thread blocks in Atomics.wait with 'sync', which would hold back its messages.
    atomics: 'disabled',
    // Node calls its WASI experimental; the voice runs on it.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });

  async function run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { signal, onStage, onPreview, owner }: ThreadJob = {},
    onBegun?: () => void,
  ): Promise<TaskOutput<Name>> {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (report: TaskReport) => {
      if (report.type === 'begun') onBegun?.();
      else if (report.type === 'stage') onStage?.(report.name, report.percent);
      else onPreview?.(report.picture);
    });
    try {
      const task: QueuedTask & { input: unknown; port: MessagePort } = {
        ...{ input, port: port2 },
        // Used to choose a thread; not sent to it.
        [queueOptionsSymbol]: { owner },
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
