/** Does the work: takes it from the queue, lets its maker make it, writes the end. */
import type { ProblemCode, ToolName } from '@maquette/contract';
import { designMark } from '../../../platform/files/design-mark.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { type Files, type NewFile, removeObjects } from '../../../platform/files/files.ts';
import type { StoreWatch } from '../../../platform/files/store-watch.ts';
import type { Intake } from '../../../platform/intake/intake.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import { Problem } from '../../../platform/problem.ts';
import type { GenerationNotifier } from '../events/generation-notifier.ts';
import { FenceLost } from '../ledger/attempt.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type NewFileRow, workFolder } from '../ledger/ledger-rows.ts';
import type { JobContext, MadePicture, Makers, Work } from './maker.ts';

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
  /** How long work may go on without a new picture. */
  readonly runLimitMs: (tool: ToolName) => number;
}

export interface Workshop {
  open(concurrency: number): Promise<void>;
  /** Takes nothing new, lets the running finish for a while, puts the rest back in line. */
  close(graceMs: number): Promise<void>;
}

const reconcileEveryMs = 5_000;
const watchEveryMs = 500;
const stageEveryMs = 100;
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

/** Worth another try: the engine or the net had a bad moment. */
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

  /** A store that is gone is nobody's try: the work waits for it here, and is taken again. */
  async function workOn(id: string, jobSignal: AbortSignal): Promise<void> {
    const ended = AbortSignal.any([stopping.signal, jobSignal]);
    for (let waits = 0; ; ) {
      try {
        return await tryOnce(id, jobSignal, waits < mostWaitsWhileUp);
      } catch (error) {
        if (!(error instanceof Waiting)) throw error;
        // A store that fails this work alone works for the others.
        waits = (await parts.storeWatch.isUp()) ? waits + 1 : 0;
        await parts.storeWatch.untilUp(ended);
      }
    }
  }

  async function tryOnce(id: string, jobSignal: AbortSignal, mayWait: boolean): Promise<void> {
    if (stopping.signal.aborted) throw new Stopping('The process stops');
    const taken = await ledger.take(id);
    if (!taken) return;
    const { work, fence } = taken;
    const stop = new AbortController();
    const timeUp = () => stop.abort(new TimeUp('The time for this work is up'));
    let limit = setTimeout(timeUp, parts.runLimitMs(work.tool));
    const signal = AbortSignal.any([stop.signal, stopping.signal, jobSignal]);
    const watch = watchFence(work.id, fence, stop);
    try {
      const job = createJobContext(parts, work, fence, signal);
      const picture: JobContext['picture'] = async (index, made) => {
        await job.picture(index, made);
        // The next one has its own time.
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
      watch.abort();
    }
  }

  /** Fires when the work was cancelled or taken over, here or in another process. */
  function watchFence(id: string, fence: string, stop: AbortController): AbortController {
    const watch = new AbortController();
    void (async () => {
      while (!watch.signal.aborted && !stop.signal.aborted) {
        await parts.notifier.wait(id, watchEveryMs, watch.signal);
        if (watch.signal.aborted) return;
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

  async function lookAfterItself(): Promise<void> {
    const { storeWatch } = parts;
    if (storeWatch.isSuspected() && !(await storeWatch.isUp())) await ledger.holdDeadlines();
    else await ledger.reconcile();
  }

  const counted = (id: string, jobSignal: AbortSignal): Promise<void> => {
    const work = workOn(id, jobSignal);
    const settled = work.catch(() => undefined);
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return work;
  };

  return {
    async open(concurrency) {
      await ledger.reconcile();
      await queue.work(concurrency, counted, (id) => ledger.endDead(id));
      sweep = setInterval(() => {
        sweeping = sweeping
          .then(lookAfterItself)
          .catch((error: unknown) =>
            log.warn('The workshop could not look after itself', { error }),
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

interface SettlingContext extends JobContext {
  /** Waits for what was said to be written. */
  settled(): Promise<void>;
}

function createJobContext(
  { ledger, files, store, intake }: WorkshopParts,
  work: Work,
  fence: string,
  signal: AbortSignal,
): SettlingContext {
  const folder = `${workFolder(work.id)}/${work.attempt}`;
  let lastStageAt = Number.NEGATIVE_INFINITY;
  let lastStage = '';
  let failure: unknown;
  // One after the other, in the order they were said.
  let chain = Promise.resolve();
  const say = (write: () => Promise<void>): Promise<void> => {
    const written = chain.then(async () => {
      if (failure === undefined) await write();
    });
    chain = written.catch((error: unknown) => {
      failure ??= error;
    });
    return written;
  };
  const fileOf = (kind: NewFile['kind'], bytes: Uint8Array, contentType: string) =>
    files.write({ owner: work.owner, generationId: work.id, kind, bytes, contentType, folder });

  return {
    signal,
    stage(name, percent) {
      const now = performance.now();
      if (name === lastStage && now - lastStageAt < stageEveryMs) return;
      lastStage = name;
      lastStageAt = now;
      void say(() => ledger.record(work.id, fence, { type: 'stage', name, percent })).catch(
        () => undefined,
      );
    },
    preview(index, bytes) {
      void say(async () => {
        const row = await fileOf('preview', bytes, 'image/jpeg');
        await recorded(store, [row], () =>
          ledger.record(
            work.id,
            fence,
            { type: 'preview', index, fileId: row.id },
            { files: [row] },
          ),
        );
      }).catch(() => undefined);
    },
    describe(description) {
      void say(() => ledger.describe(work.id, fence, description)).catch(() => undefined);
    },
    async picture(index, made: MadePicture) {
      const { bytes, thumb, widthPx, heightPx } = await intake.finish(made.bytes);
      await say(async () => {
        const rows: NewFileRow[] = [];
        await recorded(store, rows, async () => {
          const main = await files.write({
            owner: work.owner,
            generationId: work.id,
            kind: 'picture',
            bytes,
            contentType: 'image/png',
            thumb,
            widthPx,
            heightPx,
            folder,
            details: designMark(made.design),
          });
          rows.push(main);
          const overlay = made.overlay && (await fileOf('overlay', made.overlay, 'image/png'));
          if (overlay) rows.push(overlay);
          await ledger.record(
            work.id,
            fence,
            { type: 'picture', index },
            {
              files: rows,
              picture: {
                generationId: work.id,
                index,
                fileId: main.id,
                overlayFileId: overlay?.id ?? null,
                seed: made.seed ?? null,
                structureScore: made.structureScore ?? null,
              },
            },
          );
        });
      });
    },
    async settled() {
      await chain;
      if (failure !== undefined) throw failure;
    },
  };
}

/** Bytes whose row could not be written do not stay behind. */
async function recorded(
  store: FileStore,
  rows: readonly NewFileRow[],
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    await removeObjects(
      store,
      rows.map(({ storageKey, thumbKey }) => ({ storageKey, thumbKey: thumbKey ?? null })),
    ).catch(() => undefined);
    throw error;
  }
}
