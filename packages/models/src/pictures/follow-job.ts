/**
 * Polls an engine's job until the picture is there, the time is up, or the caller aborts; then the job is
 * cancelled, so that it costs no more.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { currentPictureCall } from '../picture-call.ts';
import { ProviderProblem } from '../transport/provider-problem.ts';

export type JobState<Result> =
  | { readonly is: 'waiting' }
  | { readonly is: 'drawing'; readonly percent?: number | undefined }
  | { readonly is: 'done'; readonly result: Result };

export interface PictureJob<Result> {
  look(signal: AbortSignal): Promise<JobState<Result>>;
  /** Absent where the engine can't cancel work. */
  cancel?(signal: AbortSignal): Promise<unknown>;
}

export interface JobPolling {
  readonly pollIntervalMs: number;
  readonly deadlineMs: number;
}

/** Often enough for a bar that moves, seldom enough for services that limit requests. */
export const usualPollIntervalMs = 1_000;
/** Grace period for an order that is being placed when its caller aborts. */
const placingGraceMs = 700;
/** A cancellation must not hold up the caller. */
const cancelTimeoutMs = 5_000;

/**
 * Places an order. An abort in this moment is delayed: without the order's number it could not be
 * cancelled, and would be drawn and paid for.
 */
export async function placeOrder<Order>(
  signal: AbortSignal,
  place: (signal: AbortSignal) => Promise<Order>,
): Promise<Order> {
  signal.throwIfAborted();
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const startClock = () => {
    timer = setTimeout(() => late.abort(signal.reason), placingGraceMs);
  };
  signal.addEventListener('abort', startClock, { once: true });
  try {
    return await place(late.signal);
  } finally {
    signal.removeEventListener('abort', startClock);
    clearTimeout(timer);
  }
}

export async function followJob<Result>(
  job: PictureJob<Result>,
  provider: string,
  signal: AbortSignal,
  { pollIntervalMs, deadlineMs }: JobPolling,
): Promise<Result> {
  const scope = currentPictureCall();
  const slow = new ProviderProblem('SLOW', provider, { seconds: Math.ceil(deadlineMs / 1000) });
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(slow), deadlineMs);
  const either = AbortSignal.any([signal, deadline.signal]);
  try {
    for (;;) {
      either.throwIfAborted();
      const state = await job.look(either);
      if (state.is === 'done') return state.result;
      if (state.is === 'waiting') scope.onStage?.(`Waiting at ${provider}`, 5);
      else scope.onStage?.(`Drawing at ${provider}`, state.percent ?? 50);
      // Cut short by the signal, which the next turn throws.
      await wait(pollIntervalMs, undefined, { signal: either }).catch(() => undefined);
    }
  } catch (error) {
    if (either.aborted) {
      // Best effort: the reason of the end counts, not whether the service stopped in time.
      await job.cancel?.(AbortSignal.timeout(cancelTimeoutMs)).catch(() => undefined);
      throw either.reason;
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
