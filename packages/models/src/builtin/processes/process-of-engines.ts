/**
 * Runs drawing threads in a separate process. It starts with the first work and ends a minute after the last, which
 * releases heap fragmented by pictures; a crash ends only the running work, not the server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { TaskName } from '../tasks/task-table.ts';
import type { ThreadPool } from '../thread-pool.ts';
import type { EngineReport, EngineRequest, StopRequest } from './engine-messages.ts';
import type { EnginePools, PoolName } from './engine-pools.ts';

const processFile = fileURLToPath(new URL('./engine-process.ts', import.meta.url));
/** As long as idle threads are kept. */
const idleProcessMs = 60_000;

type Job = Parameters<ThreadPool['run']>[2];
type Work = Omit<EngineRequest, 'type' | 'id' | 'owner'>;

interface OpenWork {
  readonly child: ChildProcess;
  hear(report: EngineReport): void;
  fail(error: Error): void;
}

export interface ProcessOfEngines {
  readonly pools: EnginePools;
  close(): Promise<void>;
}

/** `file`: program of the process; overridden in tests. `idleMs`: of the process and of its threads. */
export function createProcessOfEngines(
  pictureThreads: number,
  { file = processFile, idleMs = idleProcessMs } = {},
): ProcessOfEngines {
  const open = new Map<number, OpenWork>();
  let child: ChildProcess | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let given = 0;
  let isClosed = false;

  function start(): ChildProcess {
    const started = fork(file, [String(pictureThreads), String(idleMs)], {
      serialization: 'advanced',
      // Node calls its WASI experimental.
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
    });
    const gone = (why: string) => {
      if (child === started) child = undefined;
      for (const work of open.values()) if (work.child === started) work.fail(new Error(why));
    };
    started.on('message', (report: EngineReport) => open.get(report.id)?.hear(report));
    started.once('error', ({ message }) => gone(`The engines could not begin: ${message}`));
    started.once('exit', (code, signal) => gone(`The engines ended with ${signal ?? code}`));
    return started;
  }

  function wake(): ChildProcess {
    clearTimeout(leaving);
    child ??= start();
    child.ref();
    child.channel?.ref();
    return child;
  }

  function rest(): void {
    if (open.size > 0 || !child) return;
    const resting = child;
    leaving = setTimeout(() => {
      // Later work starts a new process.
      child = undefined;
      resting.kill('SIGKILL');
    }, idleMs);
    leaving.unref();
    resting.unref();
    resting.channel?.unref();
  }

  async function run(
    work: Work,
    { signal, onStage, onPreview, owner }: Job = {},
  ): Promise<unknown> {
    signal?.throwIfAborted();
    if (isClosed) throw new Error('The engines are closed');
    given += 1;
    const id = given;
    const engines = wake();
    const send = (request: EngineRequest | StopRequest) =>
      engines.send(request, (error) => {
        if (error) open.get(id)?.fail(error);
      });
    const stop = () => send({ type: 'stop', id });
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<unknown>((resolve, reject) => {
        open.set(id, {
          child: engines,
          fail: reject,
          hear: (report) => {
            if (report.type === 'stage') onStage?.(report.name, report.percent);
            else if (report.type === 'preview') onPreview?.(report.picture);
            else if (report.type === 'done') resolve(report.output);
            else reject(signal?.aborted ? signal.reason : report.error);
          },
        });
        send({ type: 'run', id, ...work, owner });
      });
    } finally {
      open.delete(id);
      signal?.removeEventListener('abort', stop);
      rest();
    }
  }

  const poolOf = (pool: PoolName): ThreadPool => {
    const ask = (isBrief: boolean, name: TaskName, input: unknown, job?: Job) =>
      run({ pool, isBrief, name, input }, job) as Promise<never>;
    return {
      run: (name, input, job) => ask(false, name, input, job),
      runBriefly: (name, input, signal) => ask(true, name, input, { signal }),
      close,
    };
  };

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(leaving);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.ref();
    child.kill('SIGKILL');
    await ended;
  }

  return {
    pools: { pictures: poolOf('pictures'), drafts: poolOf('drafts'), looks: poolOf('looks') },
    close,
  };
}
