/** Works off the queue: takes a job, runs its maker, records the outcome. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ProblemCode, ToolName } from '@maquette/contract';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { StoreWatch } from '../../../platform/files/store-watch.ts';
import type { Intake } from '../../../platform/intake/intake.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import { Problem } from '../../../platform/problem.ts';
import { type SetAttributes, traced } from '../../../platform/tracing/traced.ts';
import type { GenerationNotifier } from '../events/generation-notifier.ts';
import { FenceLost } from '../ledger/attempt.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { createJobContext, type SettlingContext } from './job-context.ts';
import type { JobContext, Makers, Work } from './maker.ts';

export interface WorkshopParts {
  readonly ledger: Ledger;
  readonly queue: Queue;
  readonly notifier: GenerationNotifier;
  readonly files: Files;
  readonly store: FileStore;
  readonly storeWatch: StoreWatch;
  readonly intake: Intake;
  readonly makers: Makers;
  readonly log: Log;
  /** Maps an engine's error to a problem; undefined for unforeseen errors, which are retried. */
  readonly problemOf: (error: unknown) => Problem | undefined;
  /** Longest time without a new picture. */
  readonly runLimitMs: (tool: ToolName) => number;
}

export interface Workshop {
  open(concurrency: number): Promise<void>;
  /** Stops taking jobs, gives those that run a while to finish, puts the rest back in line. */
  close(graceMs: number): Promise<void>;
}

const reconcileEveryMs = 5_000;
/** Also each write tells whether the work is still held. */
const watchEveryMs = 10_000;
/** After a notice, which may be of a write of one's own. */
const noticeMs = 50;
const mostWaitsWhileUp = 5;

class Cancelled extends Error {
  override name = 'Cancelled';
}
class Stopping extends Error {
  override name = 'Stopping';
}
class TimeUp extends Error {
  override name = 'TimeUp';
}
/** Back in line, until the file store works again. */
class Waiting extends Error {
  override name = 'Waiting';
}

/** Temporary problems of the engine or the network, which a retry may pass. */
const passingProblems: ReadonlySet<ProblemCode> = new Set([
  'ENGINE_UNAVAILABLE',
  'DATABASE_DOWN',
  'STORAGE_DOWN',
  'STORAGE_FULL',
  'PICTURE_CUT_SHORT',
  'BUSY',
  'UNEXPECTED',
]);

export function createWorkshop(parts: WorkshopParts): Workshop {
  const { ledger, queue, log } = parts;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let sweep: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();

  /** An outage of the file store costs no attempt: the job waits for it here, and is taken again. */
  async function workOn(id: string, jobSignal: AbortSignal): Promise<void> {
    const ended = AbortSignal.any([stopping.signal, jobSignal]);
    for (let waits = 0; ; ) {
      try {
        const mayWait = waits < mostWaitsWhileUp;
        return await traced('work', {}, (setAttributes) =>
          tryOnce(id, jobSignal, mayWait, setAttributes),
        );
      } catch (error) {
        if (!(error instanceof Waiting)) throw error;
        // The store may fail for this job alone and work for the others.
        waits = (await parts.storeWatch.isUp()) ? waits + 1 : 0;
        await parts.storeWatch.untilUp(ended);
      }
    }
  }

  async function tryOnce(
    id: string,
    jobSignal: AbortSignal,
    mayWait: boolean,
    setAttributes: SetAttributes,
  ): Promise<void> {
    if (stopping.signal.aborted) throw new Stopping('The process stops');
    const taken = await ledger.take(id);
    if (!taken) return;
    const { work, fence } = taken;
    setAttributes({ 'maquette.tool': work.tool, 'maquette.request_id': work.requestId ?? '' });
    const stop = new AbortController();
    const timeUp = () => stop.abort(new TimeUp('The time for this work is up'));
    let limit = setTimeout(timeUp, parts.runLimitMs(work.tool));
    const signal = AbortSignal.any([stop.signal, stopping.signal, jobSignal]);
    const job = createJobContext(parts, work, fence, signal, (error) => {
      if (error instanceof FenceLost) stop.abort(new Cancelled('Cancelled or taken over'));
    });
    const watch = watchFence(work.id, fence, job, stop);
    try {
      const picture: JobContext['picture'] = async (...made) => {
        await job.picture(...made);
        // Each picture has its own time limit.
        clearTimeout(limit);
        limit = setTimeout(timeUp, parts.runLimitMs(work.tool));
      };
      await parts.makers[work.tool](work, { ...job, picture });
      await job.settled();
      signal.throwIfAborted();
      await ledger.end(work.id, { status: 'done', fence });
    } catch (error) {
      await endOf(work, fence, signal.aborted ? signal.reason : error, mayWait);
    } finally {
      clearTimeout(limit);
      job.close();
      watch.abort();
    }
  }

  /** Fires when the work was cancelled or taken over, here or in another process. */
  function watchFence(
    id: string,
    fence: string,
    { lastConfirmedAt }: SettlingContext,
    stop: AbortController,
  ): AbortController {
    const watch = new AbortController();
    void (async () => {
      while (!watch.signal.aborted && !stop.signal.aborted) {
        const isNotified = await parts.notifier.wait(id, watchEveryMs, watch.signal);
        if (isNotified) await wait(noticeMs);
        if (watch.signal.aborted) return;
        const knownForMs = isNotified ? noticeMs * 2 : watchEveryMs;
        if (performance.now() - lastConfirmedAt() < knownForMs) continue;
        // A database that cannot be asked says nothing; every write checks the fence once more.
        const held = await ledger.holds(id, fence).catch(() => true);
        if (!held && !watch.signal.aborted) stop.abort(new Cancelled('Cancelled or taken over'));
      }
    })();
    return watch;
  }

  /** Ends the work, or throws so that the queue tries again. */
  async function endOf(work: Work, fence: string, error: unknown, mayWait: boolean): Promise<void> {
    if (error instanceof Cancelled || error instanceof FenceLost) return;
    if (error instanceof Stopping) {
      await ledger.putBack(work.id, fence);
      throw error;
    }
    const named = { requestId: work.requestId ?? undefined, job: work.id, stage: work.tool };
    if (error instanceof TimeUp) {
      log.warn('A picture took too long', named);
      await ledger.end(work.id, { status: 'failed', fence, code: 'DEADLINE_PASSED' });
      return;
    }
    const problem = error instanceof Problem ? error : parts.problemOf(error);
    if (problem?.code === 'STORAGE_DOWN' && mayWait) {
      parts.storeWatch.suspect();
      log.warn('A picture waits for the file store', { ...named, error });
      await ledger.putBack(work.id, fence);
      throw new Waiting('The file store does not answer');
    }
    if (problem && !passingProblems.has(problem.code)) {
      log.warn('A picture was refused', { ...named, problem: problem.code });
      await ledger.end(work.id, {
        status: 'failed',
        fence,
        code: problem.code,
        details: problem.details,
      });
      return;
    }
    log.error('A picture could not be made', { ...named, error });
    await ledger.remember(
      work.id,
      fence,
      problem?.code ?? 'GENERATION_FAILED',
      problem?.details ?? {},
    );
    throw error instanceof Error ? error : new Error(String(error));
  }

  async function reconcileLedger(): Promise<void> {
    const { storeWatch } = parts;
    if (storeWatch.isSuspected() && !(await storeWatch.isUp())) await ledger.holdDeadlines();
    else await ledger.reconcileInTurn(reconcileEveryMs);
  }

  const tracked = (id: string, jobSignal: AbortSignal): Promise<void> => {
    const work = workOn(id, jobSignal);
    // `running` only waits for the end; the queue gets the failure from `work`.
    const settled = work.catch(() => undefined);
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return work;
  };

  return {
    async open(concurrency) {
      await ledger.reconcile();
      await queue.work(concurrency, tracked, (id) => ledger.endDead(id));
      sweep = setInterval(() => {
        sweeping = sweeping
          .then(reconcileLedger)
          .catch((error: unknown) =>
            log.warn('The workshop could not reconcile its ledger', { error }),
          );
      }, reconcileEveryMs);
      sweep.unref();
    },
    async close(graceMs) {
      clearInterval(sweep);
      const drained = queue.drain(graceMs + 2_000);
      const timer = setTimeout(() => stopping.abort(new Stopping('The process stops')), graceMs);
      await Promise.all(running);
      clearTimeout(timer);
      stopping.abort(new Stopping('The process stops'));
      await drained;
      await sweeping;
    },
  };
}
