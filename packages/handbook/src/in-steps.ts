/**
 * Long work as a generator of small steps, run without blocking the event loop. It can be finished
 * synchronously at any time.
 */
import { setImmediate as others } from 'node:timers/promises';

/** Yields between steps; results are side effects. */
export type Steps = Iterator<void, void>;

/** Too short to be noticed. */
const turnMs = 8;

export function runAtOnce(work: Steps): void {
  while (!work.next().done);
}

export async function runInTurns(work: Steps): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const until = performance.now() + turnMs;
    do isDone = work.next().done === true;
    while (!isDone && performance.now() < until);
    await others();
  }
}
