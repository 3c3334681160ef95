/**
 * Long work as a generator of small steps, run without blocking the event loop. It can be finished
 * synchronously at any time.
 */
import { setImmediate as others } from 'node:timers/promises';

/** Yields between steps; results are side effects. */
export type Pieces = Iterator<void, void>;

/** Too short to be noticed. */
const turnMs = 8;

export function doneAtOnce(work: Pieces): void {
  while (!work.next().done);
}

export async function doneInTurns(work: Pieces): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const until = performance.now() + turnMs;
    do isDone = work.next().done === true;
    while (!isDone && performance.now() < until);
    await others();
  }
}
